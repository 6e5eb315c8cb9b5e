import { GENDERS } from '../../people/person-fields.ts';
import { weekNumberOf } from '../hour-caps.ts';
import { overlaps } from '../../time/period.ts';
import { restHours } from '../../event/booking.ts';
import type { Booked, Work } from '../work.ts';
import type { FillPerson, FillPosition, FillProblem, FillRow } from './fill-problem.ts';

/**
 * Everything that a plan does against the rules; nothing when it is good. Says each rule again in its own way, so that a
 * mistake in the model does not hide itself. What is held already may stand against a rule, and may not get worse.
 */
export const fillViolations = (problem: FillProblem, rows: readonly FillRow[]): string[] => [
  ...overfilled(problem, rows),
  ...beyondMix(problem, rows),
  ...problem.people.flatMap((person) =>
    ofPerson(
      problem,
      person,
      rows.filter(({ person_id }) => person_id === person.id),
    ),
  ),
  ...rows
    .filter(({ person_id }) => !problem.people.some(({ id }) => id === person_id))
    .map(({ person_id }) => `${person_id}: unknown`),
];

const overfilled = ({ positions, people }: FillProblem, rows: readonly FillRow[]): string[] =>
  positions.flatMap(({ id, room }) => {
    const held = people.flatMap((person) => person.held).filter(({ position_id }) => position_id === id).length;
    const filled = rows.filter(({ position_id }) => position_id === id).length;
    return filled > Math.max(room, held) ? [`${id}: ${filled} in ${room} places`] : [];
  });

const beyondMix = ({ left_for, people }: FillProblem, rows: readonly FillRow[]): string[] => {
  if (left_for === null) return [];
  return GENDERS.flatMap((gender) => {
    const own = new Set(people.filter((person) => person.gender === gender).map(({ id }) => id));
    const held = people.filter(({ id }) => own.has(id)).flatMap((person) => person.held).length;
    const filled = rows.filter(({ person_id }) => own.has(person_id)).length;
    return filled > Math.max(left_for[gender], held) ? [`${gender}: ${filled} of ${left_for[gender]}`] : [];
  });
};

const ofPerson = (problem: FillProblem, person: FillPerson, rows: readonly FillRow[]): string[] => {
  const found: string[] = [];
  const positionOf = (id: string): FillPosition | undefined => problem.positions.find((one) => one.id === id);
  const allowed = new Map([...person.options, ...person.held].map((option) => [option.position_id, option.tenths]));
  for (const { position_id, tenths } of rows)
    if (allowed.get(position_id) !== tenths) found.push(`${person.id} ${position_id}: not an option`);

  const heldShifts = new Set(person.held.map(({ position_id }) => positionOf(position_id)?.shift_id));
  const works = rows.flatMap(({ position_id }) => positionOf(position_id) ?? []);
  for (const shift of heldShifts)
    if (works.filter(({ shift_id }) => shift_id === shift).length !== 1)
      found.push(`${person.id}: shift ${shift ?? ''} was held and is not any more`);

  works.forEach((one, at) => {
    const others = works.slice(at + 1);
    for (const other of others) {
      const both = one.shift_id !== other.shift_id && heldShifts.has(one.shift_id) && heldShifts.has(other.shift_id);
      if (!both && clash(one.work, { ...other.work, as: 'usher' }, problem))
        found.push(`${person.id}: ${one.id} and ${other.id}`);
    }
    if (!heldShifts.has(one.shift_id) && person.fixed.some((other) => clash(one.work, other, problem)))
      found.push(`${person.id}: ${one.id} and other work`);
  });
  return [...found, ...tooLong(problem, person, works, heldShifts)];
};

const clash = (a: Work, b: Booked, { limits }: FillProblem): boolean => {
  if (overlaps(a, b)) return true;
  const together = b.as === 'usher' && b.event_id === a.event_id && b.work_date === a.work_date;
  return !together && restHours(a, b) < limits.least_rest_hours;
};

const tooLong = (
  { limits, positions }: FillProblem,
  person: FillPerson,
  works: readonly FillPosition[],
  heldShifts: ReadonlySet<string | undefined>,
): string[] => {
  const week = (day: string): string => `week ${weekNumberOf(day, limits.week_start)}`;
  const within = (periodOf: (day: string) => string, most: number): string[] => {
    const minutes = (list: readonly FillPosition[], period: string): number =>
      list.filter(({ work }) => periodOf(work.work_date) === period).reduce((sum, { work }) => sum + work.minutes, 0);
    const fixed = (period: string): number =>
      person.fixed.reduce(
        (sum, one) => sum + (one.as === 'usher' && periodOf(one.work_date) === period ? one.minutes : 0),
        0,
      );
    const held = [
      ...new Map(
        positions.filter(({ shift_id }) => heldShifts.has(shift_id)).map((one) => [one.shift_id, one]),
      ).values(),
    ];
    return [...new Set(works.map(({ work }) => periodOf(work.work_date)))]
      .filter((period) => minutes(works, period) > Math.max(most - fixed(period), minutes(held, period)))
      .map((period) => `${person.id}: too long on ${period}`);
  };
  return [...within((day) => day, limits.most_day_minutes), ...within(week, limits.most_week_minutes)];
};
