import type { Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { notify } from '../../platform/writing/notify.ts';

type NewsOfEvent = { readonly id: string; readonly title_en: string; readonly title_ar: string };

/** Somebody said yes; whoever noted it knows. */
export const tellAccepted = (
  tx: Transaction<Database>,
  { id, title_en, title_ar }: NewsOfEvent,
  by: string | null,
): Promise<void> =>
  notify(tx, {
    kind: 'invitation_accepted',
    params: { event_id: id, title_en, title_ar },
    link: `/hiringUshers/${id}`,
    to: { permission: 'assignments.write' },
    ...(by !== null && { except: by }),
  });
