import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readNotices } from '../settings/settings.service.ts';
import { takeNobodyConfirmed, takeUnderstaffed } from './event-watch.queries.ts';

const none = z.object({});
const TO = { permission: 'assignments.write' } as const;

/** What operations should know before an event can begin. */
export const watchEventsJob: JobKind<typeof none> = defineJob({
  kind: 'events.watch',
  access: 'system',
  params: none,
  everyMinutes: 5,
  runItem: async ({ tx }) => {
    const understaffed = await takeUnderstaffed(tx, (await readNotices(tx)).understaffed_hours);
    for (const params of understaffed)
      await notify(tx, { kind: 'understaffed_soon', params, link: deskOf(params.event_id), to: TO });
    const unstaffed = await takeNobodyConfirmed(tx);
    for (const params of unstaffed)
      await notify(tx, { kind: 'nobody_confirmed', params, link: deskOf(params.event_id), to: TO });
    return { understaffed: understaffed.length, unstaffed: unstaffed.length };
  },
});

const deskOf = (event_id: string): string => `/hiringUshers/${event_id}`;
