import { addDays } from '../../time/calendar-day.ts';
import type { PlanShift, EventPlan, NewKey } from '../plan.ts';
import { copyToDays, crossesMidnight, LONGEST_SHIFT_MINUTES, SHORTEST_SHIFT_MINUTES } from '../../time/shift-times.ts';

const DAY_MINUTES = 1_440;
const STANDARD = { starts: 8 * 60, ends: 16 * 60, break_minutes: 30, arrival_minutes: 30 } as const;

const startOf = ({ work_date, starts }: PlanShift): string => `${work_date} ${String(starts).padStart(4, '0')}`;

export const byTime = (a: PlanShift, b: PlanShift): number =>
  startOf(a).localeCompare(startOf(b), 'en') || a.ends - b.ends;

export const inOrder = (shifts: readonly PlanShift[]): boolean =>
  shifts.every((shift, at) => at === 0 || byTime(shifts[at - 1] ?? shift, shift) <= 0);

/** As long as it looks on the clock. */
export const clockMinutes = ({ starts, ends }: Pick<PlanShift, 'starts' | 'ends'>): number =>
  (ends - starts + DAY_MINUTES) % DAY_MINUTES || DAY_MINUTES;

/** From where the other one ends, as long as it. */
const following = (shift: PlanShift): PlanShift => ({
  ...shift,
  work_date: crossesMidnight(shift) ? addDays(shift.work_date, 1) : shift.work_date,
  starts: shift.ends,
  ends: (shift.ends + clockMinutes(shift)) % DAY_MINUTES,
});

/** Whether a shift lies between the event's start and end, as far as they are known. */
const fitsEvent = ({ stepOne: { starts, ends } }: EventPlan, shift: Omit<PlanShift, 'key'>): boolean => {
  const lastDay = crossesMidnight(shift) ? addDays(shift.work_date, 1) : shift.work_date;
  const wall = (day: string, minutes: number): string => `${day} ${String(minutes).padStart(4, '0')}`;
  return (
    (starts === null || wall(shift.work_date, shift.starts) >= wall(starts.day, starts.minutes)) &&
    (ends === null || wall(lastDay, shift.ends) <= wall(ends.day, ends.minutes))
  );
};

/** The event's own hours when they make a shift, else a working day. */
const firstShift = (plan: EventPlan, today: string): Omit<PlanShift, 'key'> => {
  const { starts, ends } = plan.stepOne;
  const work_date = starts?.day ?? today;
  if (starts === null || ends === null) return { ...STANDARD, work_date };
  const times = { starts: starts.minutes, ends: ends.minutes };
  const length = clockMinutes(times);
  const own = { ...STANDARD, ...times, work_date };
  const working = { ...STANDARD, work_date };
  const fromStart = {
    ...working,
    starts: starts.minutes,
    ends: (starts.minutes + clockMinutes(STANDARD)) % DAY_MINUTES,
  };
  const isLongEnough = length >= SHORTEST_SHIFT_MINUTES && length <= LONGEST_SHIFT_MINUTES;
  return [...(isLongEnough ? [own] : []), working, fromStart].find((shift) => fitsEvent(plan, shift)) ?? working;
};

/** The last one again on the next day of the event, else from where it ends, else beside it: never outside the event. */
export const nextShift = (plan: EventPlan, today: string, newKey: NewKey): PlanShift => {
  const last = plan.stepTwo.shifts.toSorted(byTime).at(-1);
  if (last === undefined) return { ...firstShift(plan, today), key: newKey() };
  const ways = [{ ...last, work_date: addDays(last.work_date, 1) }, following(last)];
  return { ...(ways.find((shift) => fitsEvent(plan, shift)) ?? last), key: newKey() };
};

/** Adds copies of shifts; with `needs`, who works in them and where is copied too. */
const withCopies = (
  plan: EventPlan,
  copies: readonly { readonly of: string; readonly shift: PlanShift }[],
  needs: boolean,
): EventPlan => {
  const copied = <Cell extends { readonly shift: string }>(cells: readonly Cell[]): Cell[] =>
    copies.flatMap(({ of, shift }) =>
      cells.filter((cell) => cell.shift === of).map((cell) => ({ ...cell, shift: shift.key })),
    );
  const { stepTwo, stepThree, stepThreeZones } = plan;
  const shifts = { ...stepTwo, shifts: [...stepTwo.shifts, ...copies.map(({ shift }) => shift)] };
  if (!needs) return { ...plan, stepTwo: shifts };
  return {
    ...plan,
    stepTwo: shifts,
    stepThree: { ...stepThree, needs: [...stepThree.needs, ...copied(stepThree.needs)] },
    stepThreeZones: { ...stepThreeZones, places: [...stepThreeZones.places, ...copied(stepThreeZones.places)] },
  };
};

/** The same once more, right after it and with the same people. */
export const duplicateShift = (plan: EventPlan, key: string, newKey: NewKey): EventPlan => {
  const shift = plan.stepTwo.shifts.find((one) => one.key === key);
  if (!shift) return plan;
  const { stepTwo, ...doubled } = withCopies(plan, [{ of: key, shift: { ...following(shift), key: newKey() } }], true);
  const copy = stepTwo.shifts.at(-1);
  const others = stepTwo.shifts.slice(0, -1);
  const shifts = copy ? others.toSpliced(others.indexOf(shift) + 1, 0, copy) : others;
  return { ...doubled, stepTwo: { ...stepTwo, shifts } };
};

type Copying = { readonly keys: readonly string[]; readonly days: readonly string[]; readonly needs: boolean };

/** The same shifts on other days, all in the order of time; `added` says which ones are new. */
export const copyShifts = (
  plan: EventPlan,
  { keys, days, needs }: Copying,
  newKey: NewKey,
): { readonly plan: EventPlan; readonly added: readonly string[] } => {
  const wanted = plan.stepTwo.shifts.filter(({ key }) => keys.includes(key));
  const copies = wanted.flatMap((shift) =>
    copyToDays(shift, days, plan.stepTwo.shifts).map((copy) => ({ of: shift.key, shift: { ...copy, key: newKey() } })),
  );
  const copied = withCopies(plan, copies, needs);
  return {
    plan: { ...copied, stepTwo: { ...copied.stepTwo, shifts: copied.stepTwo.shifts.toSorted(byTime) } },
    added: copies.map(({ shift }) => shift.key),
  };
};
