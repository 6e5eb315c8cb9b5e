import type { EventFrame, Shift } from '../event/event-frame.ts';
import type { Post } from '../event/event-frame.ts';
import { idAt } from '../engine/ids.ts';
import { at, type Random } from '../engine/random.ts';

/** The places of a post in a shift. */
export interface Position {
  readonly id: string;
  readonly shift: Shift;
  readonly post: Post;
  readonly headcount: number;
  /** places that nobody has yet */
  open: number;
}

/** The same post at the same hours, day after day. */
export interface Line {
  readonly post: Post;
  readonly positions: readonly Position[];
  open: number;
}

/** Shares the people of a shift among the posts, the same on all days. */
export function linesFor(random: Random, frame: EventFrame, peopleInShift: number): Line[] {
  const headcounts = shared(
    frame.posts.map(({ share }) => share),
    Math.max(1, peopleInShift),
  );
  return frame.plan.slots.flatMap((_, slot) =>
    frame.posts.flatMap((post, number): Line[] => {
      const headcount = at(headcounts, number);
      if (headcount === 0) return [];
      const positions = frame.shifts.map((day) => ({
        id: idAt(random, frame.created_at),
        shift: at(day, slot),
        post,
        headcount,
        open: headcount,
      }));
      return [{ post, positions, open: headcount * positions.length }];
    }),
  );
}

/** Whole numbers in these proportions that add up to the total: the largest remainders are rounded up. */
export function shared(shares: readonly number[], total: number): number[] {
  const sum = shares.reduce((all, share) => all + share, 0);
  const exact = shares.map((share) => (share * total) / sum);
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((all, part) => all + part, 0);
  const byRemainder = [...exact.keys()].sort((a, b) => rest(at(exact, b)) - rest(at(exact, a)) || a - b);
  for (const place of byRemainder.slice(0, left)) whole[place] = at(whole, place) + 1;
  return whole;
}

const rest = (value: number): number => value - Math.floor(value);

export const placesIn = (lines: readonly Line[]): number =>
  lines.reduce((sum, { positions }) => sum + positions.reduce((all, { headcount }) => all + headcount, 0), 0);

export interface Choice {
  readonly line: Line;
  readonly seats: readonly Position[];
}

/** Chooses open places of one post at the same hours on up to the given number of consecutive days; null when nothing is open. */
export function chooseSeats(random: Random, lines: readonly Line[], days: number): Choice | null {
  const open = lines.filter((line) => line.open > 0);
  if (open.length === 0) return null;
  const line = at(open, random.weighted(open.map((one) => one.open)));
  for (let length = Math.min(days, line.positions.length); length > 1; length--) {
    const runs = runsOf(line, length);
    if (runs.length > 0) return { line, seats: random.pick(runs) };
  }
  return { line, seats: random.pick(runsOf(line, 1)) };
}

const runsOf = ({ positions }: Line, length: number): Position[][] =>
  Array.from({ length: positions.length - length + 1 }, (_, first) => positions.slice(first, first + length)).filter(
    (run) => run.every(({ open }) => open > 0),
  );

export function take({ line, seats }: Choice): void {
  for (const seat of seats) seat.open--;
  line.open -= seats.length;
}
