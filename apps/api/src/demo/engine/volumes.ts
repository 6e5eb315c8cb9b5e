import type { PlannedEvent } from '../event/planned-event.ts';
import { at } from './random.ts';
import type { DemoSize } from './size.ts';

/** One in ten of the people asked declined, did not answer or was released. */
export const ASIDE_SHARE = 0.1;
export const MOST_LEADERS = 8;
const LEADER_RATIO = 15;
/** The share of transfers that are not event pay: bonuses, adjustments, voided ones. */
export const EXTRA_TRANSFERS = 0.018;
/** The share of people who are paid: a no-show is not. */
const PAID_SHARE = 0.965;

export interface Volume {
  /** shifts worked by all people together */
  readonly seats: number;
  readonly people: number;
  /** the share of the event's transfers that is not paid out yet */
  readonly pending: number;
  readonly approved: number;
}

/** How many leaders an event needs: one for 15 people at a time. */
export const leadersFor = (seats: number, shifts: number): number =>
  Math.min(MOST_LEADERS, Math.max(1, Math.ceil(seats / shifts / LEADER_RATIO)));

/** Shares the assignments among the events by weight, then finds how many shifts one person takes on. */
export function planVolumes(events: readonly PlannedEvent[], size: DemoSize): Volume[] {
  const weights = events.reduce((sum, { weight }) => sum + weight, 0);
  const seats = events.map(({ weight }) => (size.assignments * weight) / weights / (1 + ASIDE_SHARE));
  const paid = (position: number) => events[position]?.status === 'completed';
  const leaders = events.map(({ days, slots }, position) =>
    paid(position) ? leadersFor(at(seats, position), days * slots.length) : 0,
  );
  const leaderSum = leaders.reduce((sum, count) => sum + count, 0);
  const wanted = (size.transfers * (1 - EXTRA_TRANSFERS) - leaderSum) / PAID_SHARE;
  const peopleAt = (devotion: number) =>
    events.map(({ days }, position) => at(seats, position) / (1 + (days - 1) * devotion));
  const devotion = solve((tried) => sumWhere(peopleAt(tried), paid), wanted);
  const people = peopleAt(devotion);
  return withStages(events, size, seats, people, leaders);
}

const sumWhere = (values: readonly number[], counts: (position: number) => boolean): number =>
  values.reduce((sum, value, position) => (counts(position) ? sum + value : sum), 0);

/** Bisection between 0 (everybody comes once) and 1 (everybody comes every day); the more days each, the fewer people. */
function solve(peopleAt: (devotion: number) => number, wanted: number): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (peopleAt(middle) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const PENDING_SHARE = 63 / 9_874;
const APPROVED_SHARE = 115 / 9_874;

/** Finance works through completed events in order: the latest wait, those before are approved, the rest is paid. */
function withStages(
  events: readonly PlannedEvent[],
  size: DemoSize,
  seats: readonly number[],
  people: readonly number[],
  leaders: readonly number[],
): Volume[] {
  let pendingLeft = size.transfers * PENDING_SHARE;
  let approvedLeft = size.transfers * APPROVED_SHARE;
  const volumes: Volume[] = events.map((_, position) => ({
    seats: at(seats, position),
    people: at(people, position),
    pending: 0,
    approved: 0,
  }));
  const latestFirst = [...events.keys()]
    .filter((position) => events[position]?.status === 'completed')
    .sort((a, b) => lastDay(at(events, b)) - lastDay(at(events, a)));
  for (const position of latestFirst) {
    const count = at(people, position) + at(leaders, position);
    // nothing of the latest is approved yet, so that it can be reopened
    const pending = position === latestFirst[0] ? count : Math.min(count, pendingLeft);
    const approved = Math.min(count - pending, approvedLeft);
    pendingLeft = Math.max(0, pendingLeft - pending);
    approvedLeft -= approved;
    if (pending + approved <= 0) break;
    volumes[position] = { ...at(volumes, position), pending: pending / count, approved: approved / count };
  }
  return volumes;
}

const lastDay = ({ first_day, days }: PlannedEvent): number => first_day + days - 1;
