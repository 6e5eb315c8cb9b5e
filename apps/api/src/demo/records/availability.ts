import type pg from 'pg';
import { moment } from '../engine/copy.ts';
import { DAY_MS, dayIn, isoDay, type Day } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { idAt } from '../engine/ids.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { Office } from '../people/office.ts';
import type { RecordPart } from './record-part.ts';

type Hours = readonly [from: number, until: number];
/** A day without an entry is free; null: never on that day. 0 is Sunday. */
type Week = Readonly<Record<number, Hours | null>>;

const EVENINGS: Hours = [16 * 60, 1_440];
const DAYTIME: Hours = [8 * 60, 17 * 60];
const [SUNDAY, MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY] = [0, 1, 2, 3, 4, 5, 6] as const;
const workdays = (hours: Hours | null): Week => ({
  [SUNDAY]: hours,
  [MONDAY]: hours,
  [TUESDAY]: hours,
  [WEDNESDAY]: hours,
  [THURSDAY]: hours,
});
const WEEKS: readonly Week[] = [
  // who studies or has another job comes in the evening, and all day on the weekend
  workdays(EVENINGS),
  // only on weekends
  workdays(null),
  // no Fridays
  { [FRIDAY]: null },
  { [FRIDAY]: [14 * 60, 1_440] },
  // the weekend belongs to the family
  { [FRIDAY]: null, [SATURDAY]: null },
  { ...workdays(DAYTIME), [FRIDAY]: null, [SATURDAY]: DAYTIME },
  // lectures twice a week
  { [MONDAY]: null, [WEDNESDAY]: null },
];
const WEEK_WEIGHTS = [5, 3, 5, 3, 2, 2, 2];
const REASONS = ['Exams', 'Family trip', 'Wedding in the family', 'سفر', 'ظرف عائلي', 'Umrah', '', ''];
/** From which day on, counted from today, and at most how long; no two of them meet. */
const AWAY = [
  { first: 3, last: 14, most: 5, chance: 0.35 },
  { first: 24, last: 50, most: 9, chance: 0.3 },
  { first: -70, last: -20, most: 10, chance: 0.25 },
] as const;

/** When people can work: more than half have said so. Those whom everybody looks at first always have. */
export class Availabilities {
  readonly #tables: Tables;
  readonly #office: Office;
  readonly #random: Random;
  readonly #now: number;
  readonly #today: Day;

  constructor({ tables, office, seed, now }: RecordPart) {
    this.#tables = tables;
    this.#office = office;
    this.#random = Random.of(seed, 'availability');
    this.#now = now;
    this.#today = dayIn(OFFICE_ZONE, now);
  }

  add(person_id: string, since: number, isShown: boolean): void {
    const random = this.#random;
    if (!random.chance(0.56) && !isShown) return;
    const changed_at = since + (this.#now - since) * random.between(0.3, 0.95);
    const { recruiter, ops } = this.#office.admins;
    const { availability, weekly_hours, days_off } = this.#tables.rows;
    availability.add([person_id, random.whole(1, 4), random.chance(0.8) ? recruiter : ops, moment(changed_at)]);
    const week = WEEKS[random.weighted(WEEK_WEIGHTS)] ?? {};
    for (const [weekday, hours] of Object.entries(week)) {
      weekly_hours.add([person_id, Number(weekday), hours?.[0] ?? null, hours?.[1] ?? null]);
    }
    for (const { first, last, most, chance } of AWAY) {
      const from = this.#today + random.whole(first, last);
      const days = random.whole(1, most);
      const reason = random.pick(REASONS);
      const id = idAt(random, changed_at);
      if (random.chance(isShown ? 1 : chance)) {
        days_off.add([id, person_id, isoDay(from), isoDay(from + days - 1), reason]);
      }
    }
  }
}

/** Nobody said to be away when they were at work, and nobody is booked for a weekday on which they never work. */
export async function freeTheBooked(client: pg.ClientBase, now: number): Promise<void> {
  const midnight = (day: string) => `((${day})::timestamp at time zone '${OFFICE_ZONE}')`;
  await client.query(
    `delete from days_off d using bookings b
     where b.person_id = d.person_id and b.starts_at < ${midnight('d.last_day + 1')} and b.ends_at > ${midnight('d.first_day')}`,
  );
  await client.query(
    `delete from weekly_hours h using bookings b
     where b.person_id = h.person_id and b.ends_at > $1::timestamptz
       and h.weekday in (extract(dow from b.starts_at at time zone '${OFFICE_ZONE}'), extract(dow from b.ends_at at time zone '${OFFICE_ZONE}'))`,
    [moment(now - DAY_MS)],
  );
}
