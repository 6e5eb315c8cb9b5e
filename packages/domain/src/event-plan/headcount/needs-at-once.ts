import { MOST_SHIFTS, shiftPeriod } from '../../time/shift-times.ts';
import { isTimeZone } from '../../time/zoned-time.ts';
import type { EventPlan } from '../plan.ts';
import type { RoleHeadcount } from './headcount.ts';

/** Who is on when a shift begins, its own people and those of shifts that still run: staggered shifts share a peak. */
export const needsAtOnce = ({
  stepOne,
  stepTwo,
  stepThree,
}: Pick<EventPlan, 'stepOne' | 'stepTwo' | 'stepThree'>): readonly RoleHeadcount[] => {
  const { needs } = stepThree;
  if (!isTimeZone(stepOne.time_zone) || stepTwo.shifts.length > MOST_SHIFTS) return needs;
  const periods = stepTwo.shifts.map((shift) => ({ key: shift.key, ...shiftPeriod(shift, stepOne.time_zone) }));
  const running = new Map(
    periods.map(({ key, starts_at }) => [
      key,
      periods.filter((other) => other.key !== key && other.starts_at <= starts_at && starts_at < other.ends_at),
    ]),
  );
  const byShift = Map.groupBy(needs, ({ shift }) => shift);
  const joined = periods.flatMap(({ key }) =>
    (running.get(key) ?? []).flatMap((other) =>
      (byShift.get(other.key) ?? []).map((need) => ({ ...need, shift: key })),
    ),
  );
  return joined.length === 0 ? needs : [...needs, ...joined];
};
