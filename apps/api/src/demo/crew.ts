import { DAY_MS } from './days.ts';
import { positionFor, type EventFrame, type Position, type Post } from './event-frame.ts';
import { at, type Random } from './random.ts';
import type { Roster } from './roster.ts';
import { ASIDE_SHARE } from './volumes.ts';

export type AssignmentStatus = 'invited' | 'confirmed' | 'declined' | 'expired' | 'released';

/** One usher at one event: all his shifts there share a role, a place and an answer. */
export interface CrewMember {
  readonly usher: number;
  readonly post: Post;
  readonly seats: readonly Position[];
  readonly status: AssignmentStatus;
  readonly late_cancel: boolean;
  /** null: came by invitation */
  readonly applied_at: number | null;
  readonly invited_at: number | null;
  readonly answered_at: number | null;
  readonly created_at: number;
}

/** Without a bank account one is only given recent work, so that old pay never waits for an account. */
const ACCOUNT_LATER_MS = 8 * DAY_MS;
const INVITED_SHARE_OF_OPEN = 0.4;
/** Invitations out at one time, for so many people already confirmed. */
const MOST_INVITED = 0.2;
const INVITE_ONLY = 0.15;

export type HiringMode = 'apply' | 'first_come' | 'invite';

export const hiringModeOf = (random: Random, frame: EventFrame): HiringMode =>
  // an event in our short list of stories takes applications
  random.chance(INVITE_ONLY) && !frame.plan.title ? 'invite' : random.chance(0.75) ? 'apply' : 'first_come';

export interface Hiring {
  readonly random: Random;
  readonly frame: EventFrame;
  readonly roster: Roster;
  readonly mode: HiringMode;
  readonly now: number;
}

/** Fills the event with about so many people for so many shifts, and makes the places that stay open. */
export function hireCrew(hiring: Hiring, seats: number, people: number): CrewMember[] {
  const { random, frame } = hiring;
  const crew: CrewMember[] = [];
  const isCanceled = frame.canceled_at !== null;
  let seatsLeft = Math.round(seats);
  let peopleLeft = Math.max(1, Math.round(people));
  while (seatsLeft > 0) {
    const days = daysFor(random, seatsLeft / Math.max(1, peopleLeft), frame.plan.days);
    const choice = chooseSeats(random, frame, days);
    const member = hire(hiring, choice, isCanceled ? 'released' : 'confirmed');
    if (!member) break;
    for (const seat of choice.seats) seat.headcount++;
    crew.push(member);
    seatsLeft -= member.seats.length;
    peopleLeft--;
  }
  const taken = crew.reduce((sum, member) => sum + member.seats.length, 0);
  const wanted = frame.plan.fill > 0 ? taken / frame.plan.fill : random.whole(12, 60);
  leaveOpen(hiring, Math.round(wanted) - taken, crew);
  if (!isCanceled) addThoseWhoDidNotCome(hiring, taken, crew);
  return crew;
}

/** Whole days around the average that is still needed. */
function daysFor(random: Random, average: number, most: number): number {
  const days = Math.floor(average + random.unit() + random.between(-0.4, 0.4));
  return Math.min(most, Math.max(1, days));
}

interface Choice {
  readonly post: Post;
  readonly seats: readonly Position[];
}

function hire(hiring: Hiring, { post, seats }: Choice, status: AssignmentStatus): CrewMember | null {
  const { random, frame, roster } = hiring;
  const usher = roster.find(random, {
    event: frame.index,
    city: frame.plan.city,
    active_since: frame.published_at ?? frame.created_at,
    active_until: frame.ends_at,
    female: post.role.gender === null ? null : post.role.gender === 'female',
    needs_account: frame.ends_at < hiring.now - ACCOUNT_LATER_MS,
    free_from: isLive(status) ? at(seats, 0).shift.starts_at : null,
  });
  if (usher === null) return null;
  if (isLive(status)) roster.book(usher, at(seats, seats.length - 1).shift.ends_at);
  return { usher, post, seats, status, late_cancel: false, ...answer(hiring, status) };
}

const isLive = (status: AssignmentStatus): boolean => status === 'confirmed' || status === 'invited';

/** The same hours on consecutive days. */
function chooseSeats(random: Random, frame: EventFrame, days: number): Choice {
  const post = at(frame.posts, random.weighted(frame.posts.map(({ share }) => share)));
  const slot = random.whole(0, frame.plan.slots.length - 1);
  const first = random.whole(0, frame.plan.days - days);
  const shifts = frame.shifts.slice(first, first + days).map((slots) => at(slots, slot));
  return { post, seats: shifts.map((shift) => positionFor(random, frame, shift, post)) };
}

type Answer = Pick<CrewMember, 'applied_at' | 'invited_at' | 'answered_at' | 'created_at'>;

/** Applications first; an invitation goes out when applications do not suffice. */
function answer({ random, frame, mode, now }: Hiring, status: AssignmentStatus): Answer {
  const opened = frame.published_at ?? frame.created_at;
  const closed = Math.min(frame.canceled_at ?? frame.starts_at - DAY_MS / 2, now);
  const moment = (from: number, to: number) => opened + (closed - opened) * random.between(from, to);
  const byInvitation =
    mode === 'invite' || status === 'invited' || status === 'declined' || status === 'expired' || random.chance(0.2);
  if (!byInvitation) {
    const applied_at = moment(0.02, 0.5);
    const decided_at = moment(0.55, 0.95);
    return { applied_at, invited_at: null, answered_at: decided_at, created_at: decided_at };
  }
  const invited_at = moment(0.3, 0.7);
  const answered_at = status === 'invited' || status === 'expired' ? null : moment(0.72, 0.97);
  return { applied_at: null, invited_at, answered_at, created_at: invited_at };
}

/** Places that nobody has taken yet, or that somebody was invited to. */
function leaveOpen(hiring: Hiring, places: number, crew: CrewMember[]): void {
  const { random, frame } = hiring;
  const most = crew.length * (1 + MOST_INVITED);
  for (let open = places; open > 0;) {
    const choice = chooseSeats(random, frame, Math.min(open, random.whole(1, frame.plan.days)));
    for (const seat of choice.seats) seat.headcount++;
    open -= choice.seats.length;
    const invites = crew.length <= most && frame.plan.status === 'published' && random.chance(INVITED_SHARE_OF_OPEN);
    const invited = invites ? hire(hiring, choice, 'invited') : null;
    if (invited) crew.push(invited);
  }
}

/** They had, or were offered, a place that somebody else has now. */
function addThoseWhoDidNotCome(hiring: Hiring, taken: number, crew: CrewMember[]): void {
  const { random } = hiring;
  const present = [...crew];
  for (let left = taken * ASIDE_SHARE; left >= 0.5 && present.length > 0;) {
    const { post, seats } = random.pick(present);
    const status = random.pick(['declined', 'declined', 'expired', 'released', 'released'] as const);
    const member = hire(hiring, { post, seats: seats.slice(0, random.whole(1, 2)) }, status);
    if (!member) return;
    crew.push({ ...member, late_cancel: status === 'released' && random.chance(0.4) });
    left -= member.seats.length;
  }
}
