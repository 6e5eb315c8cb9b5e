import type { PlanLead, EventPlan } from '../plan.ts';
import type { Period } from '../../time/period.ts';
import { shiftPeriod } from '../../time/shift-times.ts';
import { instantOf, isTimeZone } from '../../time/zoned-time.ts';

/** When a lead takes place: during its shift, else for the whole event; null when the plan has no times yet. */
export const leadPeriod = ({ stepOne, stepTwo }: EventPlan, lead: Pick<PlanLead, 'scope' | 'of'>): Period | null => {
  const { starts, ends, time_zone } = stepOne;
  if (!isTimeZone(time_zone)) return null;
  if (lead.scope === 'shift') {
    const shift = stepTwo.shifts.find(({ key }) => key === lead.of);
    return shift === undefined ? null : shiftPeriod(shift, time_zone);
  }
  if (starts === null || ends === null) return null;
  const period = { starts_at: instantOf(starts, time_zone), ends_at: instantOf(ends, time_zone) };
  return period.starts_at < period.ends_at ? period : null;
};
