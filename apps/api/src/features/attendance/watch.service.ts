import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/jobs/job-kind.ts';
import { notify } from '../../platform/writing/notify.ts';
import { readAttendanceRules, readNotices } from '../settings/settings.service.ts';
import { takeLate, takeNobodyIn, takeNotCompleted, takeThinZones } from './watch.queries.ts';

const none = z.object({});
const TO = { permission: 'attendance.write' } as const;

/** Once a minute: what operations should know while an event is on. Each is told once. */
export const watchDayJob: JobKind<typeof none> = defineJob({
  kind: 'attendance.watch',
  access: 'system',
  params: none,
  everyMinutes: 1,
  runItem: async ({ tx }) => {
    const { late_grace_minutes, nobody_in_minutes, zone_least_percent } = await readAttendanceRules(tx);
    const nobody = await takeNobodyIn(tx, nobody_in_minutes);
    for (const { shift_id, ...params } of nobody)
      await notify(tx, {
        kind: 'nobody_in',
        params,
        link: boardOf(params.event_id, { shift: shift_id, state: 'missing' }),
        to: TO,
      });
    const late = await takeLate(tx, late_grace_minutes);
    for (const { shift_id, ...params } of late) {
      // the board calls them late by now
      const link = boardOf(params.event_id, { shift: shift_id, state: 'late' });
      await notify(tx, { kind: 'late_check_ins', params, link, to: TO });
    }
    const thin = await takeThinZones(tx, zone_least_percent, late_grace_minutes);
    for (const { shift_id, zone_id, ...params } of thin) {
      const link = boardOf(params.event_id, { shift: shift_id, zone: zone_id });
      await notify(tx, { kind: 'zone_under_minimum', params, link, to: TO });
    }
    const open = await takeNotCompleted(tx, (await readNotices(tx)).not_completed_hours);
    for (const params of open)
      await notify(tx, {
        kind: 'event_not_completed',
        params,
        link: boardOf(params.event_id, { show: 'open' }),
        to: TO,
      });
    return { nobody: nobody.length, late: late.length, thin: thin.length, open: open.length };
  },
});

/** The part of an event's attendance that it is about. */
const boardOf = (event_id: string, narrowed: Readonly<Record<string, string>>): string => {
  const search = new URLSearchParams(narrowed).toString();
  return `/events/${event_id}/attendance?${search}`;
};
