import { isLive, type AssignmentStatus } from '@proline/domain/assignment/assignment-status';
import { DAY_MS } from '../event/days.ts';
import type { EventFrame } from '../event/event-frame.ts';
import { chooseSeats, placesIn, take, type Choice, type Line, type Position } from './positions.ts';
import { at, type Random } from '../engine/random.ts';
import type { Roster } from './roster.ts';
import { ASIDE_SHARE } from '../engine/volumes.ts';

/** One usher at one event. All their shifts there share a role, a zone and an answer. */
export interface CrewMember {
  readonly usher: number;
  readonly line: Line;
  readonly seats: readonly Position[];
  readonly status: AssignmentStatus;
  readonly late_cancel: boolean;
  /** null: came by invitation */
  readonly applied_at: number | null;
  readonly invited_at: number | null;
  readonly answered_at: number | null;
  readonly created_at: number;
}

/** Ushers without a bank account get only recent work, so that old pay never waits for an account. */
const ACCOUNT_LATER_MS = 8 * DAY_MS;
const INVITED_SHARE_OF_OPEN = 0.4;
/** Open invitations per confirmed person. */
const MOST_INVITED = 0.2;
const INVITE_ONLY = 0.15;

export type HiringMode = 'apply' | 'first_come' | 'invite';

export const hiringModeOf = (random: Random, frame: EventFrame): HiringMode =>
  // the named events take applications
  random.chance(INVITE_ONLY) && !frame.plan.title ? 'invite' : random.chance(0.75) ? 'apply' : 'first_come';

export interface Hiring {
  readonly random: Random;
  readonly frame: EventFrame;
  readonly lines: readonly Line[];
  readonly roster: Roster;
  readonly mode: HiringMode;
  /** only ushers who speak English */
  readonly in_english: boolean;
  readonly now: number;
}

/** Fills the planned share of places with about the given number of people. */
export function hireCrew(hiring: Hiring, people: number): CrewMember[] {
  const { random, frame, lines } = hiring;
  const crew: CrewMember[] = [];
  const isCanceled = frame.canceled_at !== null;
  const wanted = Math.max(1, Math.round(placesIn(lines) * frame.plan.fill));
  let seatsLeft = wanted;
  let peopleLeft = Math.max(1, Math.round(people));
  while (seatsLeft > 0) {
    const days = daysFor(random, seatsLeft / Math.max(1, peopleLeft), frame.plan.days);
    const choice = chooseSeats(random, lines, Math.min(days, seatsLeft));
    const member = choice && hire(hiring, choice, isCanceled ? 'released' : 'confirmed');
    if (!member) break;
    take(choice);
    crew.push(member);
    seatsLeft -= member.seats.length;
    peopleLeft--;
  }
  if (frame.plan.status === 'published') inviteSome(hiring, crew);
  if (!isCanceled) addThoseWhoDidNotCome(hiring, wanted - seatsLeft, crew);
  return crew;
}

/** Draws whole days around the average that is still needed. */
function daysFor(random: Random, average: number, most: number): number {
  const days = Math.floor(average + random.unit() + random.between(-0.4, 0.4));
  return Math.min(most, Math.max(1, days));
}

function hire(hiring: Hiring, { line, seats }: Choice, status: AssignmentStatus): CrewMember | null {
  const { random, frame, roster } = hiring;
  const { post } = line;
  const usher = roster.find(random, {
    event: frame.index,
    city: frame.plan.city,
    active_since: frame.published_at ?? frame.created_at,
    active_until: frame.ends_at,
    female: post.role.gender === null ? null : post.role.gender === 'female',
    english: hiring.in_english,
    needs_account: frame.ends_at < hiring.now - ACCOUNT_LATER_MS,
    free_from: isLive(status) ? at(seats, 0).shift.starts_at : null,
  });
  if (usher === null) return null;
  if (isLive(status)) roster.book(usher, at(seats, seats.length - 1).shift.ends_at);
  return { usher, line, seats, status, late_cancel: false, ...answer(hiring, status) };
}

type Answer = Pick<CrewMember, 'applied_at' | 'invited_at' | 'answered_at' | 'created_at'>;

/** Applicants are taken first; the others came by invitation. */
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

/** Adds invitations for some of the open places. */
function inviteSome(hiring: Hiring, crew: CrewMember[]): void {
  const { random, frame, lines } = hiring;
  const most = crew.length * MOST_INVITED;
  const open = lines.reduce((sum, line) => sum + line.open, 0);
  for (let left = Math.min(open * INVITED_SHARE_OF_OPEN, most); left >= 1;) {
    const choice = chooseSeats(random, lines, random.whole(1, frame.plan.days));
    const invited = choice && hire(hiring, choice, 'invited');
    if (!invited) return;
    take(choice);
    crew.push(invited);
    left -= invited.seats.length;
  }
}

/** Adds people who declined, did not answer or were released: others have their places now. */
function addThoseWhoDidNotCome(hiring: Hiring, taken: number, crew: CrewMember[]): void {
  const { random } = hiring;
  const present = [...crew];
  for (let left = taken * ASIDE_SHARE; left >= 0.5 && present.length > 0;) {
    const { line, seats } = random.pick(present);
    const status = random.pick(['declined', 'declined', 'expired', 'released', 'released'] as const);
    const member = hire(hiring, { line, seats: seats.slice(0, random.whole(1, 2)) }, status);
    if (!member) return;
    crew.push({ ...member, late_cancel: status === 'released' && random.chance(0.4) });
    left -= member.seats.length;
  }
}
