import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { expireDue, touchEvents } from './assignment-change.queries.ts';

/** Any others end at the next turn. */
const ENDED_AT_ONCE = 1_000;

const params = z.object({});

/** Once a minute: invitations that nobody answered in time give their places back. An answer at the very moment is refused. */
export const expireInvitationsJob: JobKind<typeof params> = defineJob({
  kind: 'invitations.expire',
  access: 'system',
  params,
  everyMinutes: 1,
  runItem: async ({ tx, audit }) => {
    const ended = await expireDue(tx, ENDED_AT_ONCE);
    await audit(
      ...ended.map(({ id, usher_id }) => ({
        action: 'expire' as const,
        entity: 'assignment' as const,
        record_id: id,
        person_id: usher_id,
        before: { status: 'invited' },
        after: { status: 'expired', by: 'clock' },
      })),
    );
    if (ended.length > 0) await touchEvents(tx);
    return { ended: ended.length };
  },
});
