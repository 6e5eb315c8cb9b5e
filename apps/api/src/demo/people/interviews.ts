import type { InterviewMode, InterviewStatus } from '@proline/domain/recruiting/interview-slots';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import { moment } from '../engine/copy.ts';
import { dayIn, MINUTE_MS, momentIn, weekday, type Day } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import { INTERVIEW_HOURS, type Office } from './office.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';
import type { Newcomer } from './leaders.ts';
import { scorecardOf, type Scorecard } from './scorecards.ts';
import type { Usher } from './ushers.ts';

const LENGTH_MINUTES = 30;
const FIRST_MINUTE = INTERVIEW_HOURS.slots_from * 60;
const SLOTS_A_DAY = ((INTERVIEW_HOURS.slots_until - INTERVIEW_HOURS.slots_from) * 60) / LENGTH_MINUTES;
const TODAY = 5;
const FRIDAY = 5;
/** The share of people in interview who have had theirs and wait for the decision. */
const HEARD = 0.2;
/** Of those who were heard, so many passed; the others can still be rejected. */
const PASSED = 0.75;
/** The share of interviews for which the first appointment fell through. */
const CALLED_OFF = 0.08;
/** One planned interview in so many was moved once. */
const MOVED_EVERY = 5;
const MODES: readonly InterviewMode[] = ['office', 'office', 'video', 'video', 'phone'];

interface Interview {
  readonly person_id: string;
  readonly hat: Hat;
  readonly interviewer_id: string;
  readonly status: InterviewStatus;
  readonly mode: InterviewMode;
  readonly made_at: number;
  readonly starts_at: number;
  readonly moved: boolean;
  readonly scorecard: Scorecard | null;
}

type Past = { readonly hat?: Hat; readonly after: number; readonly before: number; readonly passes: boolean };

/** Adds the interviews that match the statuses of ushers and leaders. */
export class Interviews {
  readonly #tables: Tables;
  readonly #interviewers: readonly string[];
  readonly #random: Random;
  readonly #now: number;
  readonly #today: Day;
  readonly #perDay: number;
  #planned = 0;

  constructor(
    { tables, office, seed, now }: { tables: Tables; office: Office; seed: number; now: number },
    expected: number,
  ) {
    this.#tables = tables;
    // those who may decide about people
    this.#interviewers = [office.admins.recruiter, office.admins.owner];
    this.#random = Random.of(seed, 'interviews');
    this.#now = now;
    this.#today = dayIn(OFFICE_ZONE, now);
    const most = SLOTS_A_DAY * this.#interviewers.length;
    this.#perDay = Math.min(most, Math.max(7, Math.ceil(expected / 30)));
  }

  add(usher: Usher): void {
    const random = this.#random;
    const { id, status, created_at, changed_at, approved_at } = usher;
    if (status === 'in_interview') {
      if (random.chance(HEARD)) {
        const held = { after: changed_at, before: this.#now, passes: random.chance(PASSED) };
        this.#past(id, held, random.chance(0.8) ? 'done' : 'missed');
      } else this.#plan(id, 'usher', changed_at);
    } else if (approved_at !== null) {
      this.#past(id, { after: created_at, before: approved_at, passes: true }, 'done');
    } else if (status === 'rejected' && random.chance(0.6)) {
      const held = { after: created_at, before: changed_at, passes: false };
      this.#past(id, held, random.chance(0.85) ? 'done' : 'missed');
    }
  }

  /** Most who want to lead are interviewed; who was turned down has been, too. */
  addLeader({ id, created_at, approved_at, turned_down_at }: Newcomer): void {
    const random = this.#random;
    const decided_at = approved_at ?? turned_down_at;
    if (decided_at !== null) {
      this.#past(id, { hat: 'leader', after: created_at, before: decided_at, passes: turned_down_at === null }, 'done');
    } else if (random.chance(0.3)) {
      this.#past(id, { hat: 'leader', after: created_at, before: this.#now, passes: true }, 'done');
    } else if (random.chance(0.4)) this.#plan(id, 'leader', created_at);
  }

  #past(person_id: string, { hat = 'usher', after, before, passes }: Past, status: 'done' | 'missed'): void {
    const random = this.#random;
    const interviewer_id = random.pick(this.#interviewers);
    const mode = random.pick(MODES);
    const starts_at = officeTime(random, after, before);
    const made_at = after + (starts_at - after) / 2;
    const common = { person_id, hat, interviewer_id, mode, moved: false };
    if (random.chance(CALLED_OFF)) {
      const first = officeTime(random, after, starts_at);
      const called = { made_at: after + (first - after) / 3, starts_at: first, scorecard: null };
      this.#row({ ...common, ...called, status: 'canceled' });
    }
    const scorecard = status === 'done' ? scorecardOf(random, passes) : null;
    this.#row({ ...common, made_at, starts_at, status, scorecard });
  }

  /** The first few interviews are today, the others on the next working days. An interviewer never has two at once. */
  #plan(person_id: string, hat: Hat, made_at: number): void {
    const number = this.#planned++;
    const [day, slot] = number < TODAY ? [this.#today, this.#slotToday(number)] : this.#slotLater(number - TODAY);
    const interviewer_id = this.#interviewers[slot % this.#interviewers.length] ?? '';
    const minute = FIRST_MINUTE + Math.floor(slot / this.#interviewers.length) * LENGTH_MINUTES;
    const moved = number % MOVED_EVERY === 2;
    const starts_at = momentIn(OFFICE_ZONE, day, minute);
    const mode = this.#random.pick(MODES);
    this.#row({
      ...{ person_id, hat, interviewer_id, mode, made_at, moved, starts_at },
      status: 'planned',
      scorecard: null,
    });
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

  #row(interview: Interview): void {
    const { person_id, interviewer_id, starts_at, status, scorecard, made_at, moved, hat, mode } = interview;
    this.#tables.rows.interviews.add([
      idAt(this.#random, made_at),
      person_id,
      interviewer_id,
      moment(starts_at),
      moment(starts_at + LENGTH_MINUTES * MINUTE_MS),
      status,
      scorecard?.mean ?? null,
      scorecard?.note ?? null,
      moment(made_at),
      hat,
      mode,
      scorecard?.scores ?? null,
      status === 'planned' && !moved ? 1 : 2,
    ]);
  }
}

const STEP_MS = 5 * MINUTE_MS;

/** A slot between two moments, on a working day and within the hours: the wanted one, or else the nearest there is. */
function officeTime(random: Random, after: number, before: number): number {
  const wanted = after + (before - after) * random.between(0.4, 0.8);
  const minute = FIRST_MINUTE + random.whole(0, SLOTS_A_DAY - 1) * LENGTH_MINUTES;
  const over = before - LENGTH_MINUTES * MINUTE_MS;
  const day = dayIn(OFFICE_ZONE, wanted);
  const days = [day, day - 1, day + 1, day - 2, day + 2].filter((one) => weekday(one) !== FRIDAY);
  const fits = (slot: number) => slot > after && slot < over;
  const slot = days.map((one) => momentIn(OFFICE_ZONE, one, minute)).find(fits);
  if (slot !== undefined) return slot;
  const every = days.flatMap((one) =>
    Array.from({ length: SLOTS_A_DAY }, (_, n) => momentIn(OFFICE_ZONE, one, FIRST_MINUTE + n * LENGTH_MINUTES)),
  );
  const [nearest] = every.filter(fits).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  // who was decided about overnight was called at once
  return nearest ?? Math.max(Math.ceil(after / STEP_MS), Math.floor(wanted / STEP_MS)) * STEP_MS;
}
