import { moment } from '../engine/copy.ts';
import { dayIn, MINUTE_MS, momentIn, weekday, type Day } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from './office.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { Usher } from './ushers.ts';

const LENGTH_MINUTES = 30;
const FIRST_MINUTE = 10 * 60;
const SLOTS_A_DAY = 20;
const TODAY = 5;
const FRIDAY = 5;
/** The share of people in interview who have had theirs and wait for the decision. */
const HEARD = 0.2;
const NOTES = [
  'Confident, good English.',
  'Friendly; first event job.',
  'Knows the venues well.',
  'Arrived early, well prepared.',
  '',
];

/** Adds the interviews that match the ushers' statuses. */
export class Interviews {
  readonly #tables: Tables;
  readonly #interviewers: readonly string[];
  readonly #random: Random;
  readonly #now: number;
  readonly #today: Day;
  readonly #perDay: number;
  #planned = 0;

  constructor(tables: Tables, office: Office, seed: number, now: number, expected: number) {
    this.#tables = tables;
    this.#interviewers = [office.admins.recruiter, office.admins.ops, office.admins.owner];
    this.#random = Random.of(seed, 'interviews');
    this.#now = now;
    this.#today = dayIn(OFFICE_ZONE, now);
    const most = SLOTS_A_DAY * this.#interviewers.length;
    this.#perDay = Math.min(most, Math.max(7, Math.ceil(expected / 30)));
  }

  add(usher: Usher): void {
    const random = this.#random;
    if (usher.status === 'in_interview') {
      if (random.chance(HEARD)) this.#past(usher, usher.changed_at, this.#now, random.chance(0.8) ? 'done' : 'missed');
      else this.#plan(usher);
    } else if (usher.approved_at !== null) {
      this.#past(usher, usher.created_at, usher.approved_at, 'done');
    } else if (usher.status === 'rejected' && random.chance(0.6)) {
      this.#past(usher, usher.created_at, usher.changed_at, random.chance(0.85) ? 'done' : 'missed');
    }
  }

  #past(usher: Usher, after: number, before: number, status: 'done' | 'missed'): void {
    const random = this.#random;
    const starts_at = after + (before - after) * random.between(0.4, 0.8);
    const score = usher.status === 'rejected' ? random.whole(1, 2) : random.whole(3, 5);
    const interviewer = random.pick(this.#interviewers);
    this.#row(usher, interviewer, after + (starts_at - after) / 2, starts_at, status, status === 'done' ? score : null);
  }

  /** The first few interviews are today, the others on the next working days. An interviewer never has two at once. */
  #plan(usher: Usher): void {
    const number = this.#planned++;
    const [day, slot] = number < TODAY ? [this.#today, this.#slotToday(number)] : this.#slotLater(number - TODAY);
    const interviewer = this.#interviewers[slot % this.#interviewers.length] ?? '';
    const minute = FIRST_MINUTE + Math.floor(slot / this.#interviewers.length) * LENGTH_MINUTES;
    this.#row(usher, interviewer, usher.changed_at, momentIn(OFFICE_ZONE, day, minute), 'planned', null);
  }

  /** A slot later than now while the day lasts, so that there is a next interview. */
  #slotToday(number: number): number {
    const opens = momentIn(OFFICE_ZONE, this.#today, FIRST_MINUTE);
    const over = Math.ceil(Math.max(0, this.#now - opens) / (LENGTH_MINUTES * MINUTE_MS));
    const first = Math.min(over, SLOTS_A_DAY - TODAY);
    const step = Math.max(1, Math.floor((SLOTS_A_DAY - first) / TODAY));
    return (first + number * step) * this.#interviewers.length + (number % this.#interviewers.length);
  }

  #slotLater(number: number): [Day, number] {
    let day = this.#today + 1;
    for (let left = Math.floor(number / this.#perDay); ; day++) {
      if (weekday(day) === FRIDAY) continue;
      if (left-- === 0) break;
    }
    const most = SLOTS_A_DAY * this.#interviewers.length;
    return [day, Math.floor(((number % this.#perDay) * most) / this.#perDay)];
  }

  #row(
    usher: Usher,
    interviewer: string,
    madeAt: number,
    startsAt: number,
    status: string,
    score: number | null,
  ): void {
    const random = this.#random;
    this.#tables.rows.interviews.add([
      idAt(random, madeAt),
      usher.id,
      interviewer,
      moment(startsAt),
      moment(startsAt + LENGTH_MINUTES * MINUTE_MS),
      status,
      score,
      score === null ? null : random.pick(NOTES),
      moment(madeAt),
    ]);
  }
}
