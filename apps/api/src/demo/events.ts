import { addApplications } from './applications.ts';
import { addAssignments, type Worked } from './attendance.ts';
import type { PlannedEvent } from './planned-event.ts';
import { hireCrew, hiringModeOf, type CrewMember, type Hiring } from './crew.ts';
import { DAY_MS } from './days.ts';
import { frameEvent, type EventFrame } from './event-frame.ts';
import { addEvent, addLeads, type Lead } from './event-rows.ts';
import type { Journal } from './journal.ts';
import type { Office } from './office.ts';
import { fixedLine, payLines } from './pay.ts';
import { at, Random } from './random.ts';
import { addRating } from './ratings.ts';
import { localRate } from './roles.ts';
import type { Roster } from './roster.ts';
import type { Tables } from './tables.ts';
import { Titles } from './titles.ts';
import type { Transfers } from './transfers.ts';
import { ASIDE_SHARE, type Volume } from './volumes.ts';

const RATED = 0.5;
const REPLACED = 0.002;
const ADJUSTED = 0.008;
const REWARDED = 0.005;
/** How much bigger or smaller than planned an event may become to make up for earlier ones. */
const MOST_CATCHING_UP = 1.2;
const ALLOWANCE_MINOR = 5_000;

export interface EventPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly ushers: Roster;
  readonly leaders: Roster;
  readonly transfers: Transfers;
  readonly journal: Journal;
  readonly seed: number;
  readonly now: number;
}

/** Plays through all events in the order in which they start. What one event misses of its share, the next makes up for. */
export async function addEvents(
  part: EventPart,
  plans: readonly PlannedEvent[],
  volumes: readonly Volume[],
): Promise<void> {
  const random = Random.of(part.seed, 'events');
  const titles = new Titles();
  const owed = { seats: 0, people: 0 };
  for (const [index, plan] of plans.entries()) {
    const volume = at(volumes, index);
    const seats = catchUp(volume.seats, owed.seats);
    const frame = frameEvent(random, index, plan, part.office, part.now);
    const mode = hiringModeOf(random, frame);
    const hiring: Hiring = { random, frame, roster: part.ushers, mode, now: part.now };
    const crew = hireCrew(hiring, seats, catchUp(volume.people, owed.people));
    const made = crew.reduce((sum, member) => sum + member.seats.length, 0);
    owed.seats += volume.seats - made / (1 + ASIDE_SHARE);
    if (frame.completed_at !== null) owed.people += volume.people - crew.filter(isConfirmed).length;
    const title =
      plan.title ?? titles.next(random, plan.kind.name_en, frame.city, new Date(frame.starts_at).getUTCFullYear());
    addEvent(part.tables, random, part.office, frame, title, mode);
    const leads = addLeads(part.tables, random, frame, part.leaders, seats);
    addApplications(part.tables, part.office, hiring, crew);
    for (const member of crew) addMember(part, hiring, member, leads, volume);
    if (frame.completed_at !== null) payLeaders(part, frame, frame.completed_at, leads, volume);
    part.journal.addEvent(frame);
    await part.tables.flushWhenFull();
  }
}

const catchUp = (planned: number, owed: number): number =>
  Math.min(planned * MOST_CATCHING_UP, Math.max(planned / MOST_CATCHING_UP, planned + owed));

const isConfirmed = ({ status }: CrewMember): boolean => status === 'confirmed';

function addMember(part: EventPart, hiring: Hiring, member: CrewMember, leads: readonly Lead[], volume: Volume): void {
  const { random, frame } = hiring;
  const worked = addAssignments(part.tables, part.office, hiring, member);
  const last = worked.findLast(({ outcome }) => outcome === 'attended');
  if (last && leads[0] && random.chance(RATED)) {
    addRating(part.tables, random, {
      usher_id: at(part.ushers.ids, member.usher),
      leader_id: at(part.leaders.ids, leads[0].leader),
      quality: part.ushers.quality[member.usher] ?? 0.5,
      worked: last,
      before: part.now,
    });
  }
  if (frame.completed_at !== null) payMember(part, hiring, member, worked, frame.completed_at, volume);
  if (frame.canceled_at !== null && frame.plan.short_notice) compensate(part, frame, member, frame.canceled_at);
}

function payMember(
  part: EventPart,
  { random, frame }: Hiring,
  member: CrewMember,
  worked: readonly Worked[],
  created_at: number,
  volume: Volume,
): void {
  const { currency } = frame.city;
  // venues out of town pay the way there, to everybody or nobody
  const allowance = frame.index % 10 === 3 ? localRate(ALLOWANCE_MINOR, currency) : 0;
  const lines = payLines(worked, allowance);
  if (lines.length === 0) return;
  const owed = {
    kind: 'event_pay',
    event_id: frame.id,
    currency,
    payee: payeeOf(part.ushers, member.usher, 'usher'),
    lines,
    created_at,
    ...volume,
  } as const;
  if (random.chance(REPLACED))
    part.transfers.addVoided(owed, 'Attendance was corrected after the event had been completed.');
  part.transfers.add(owed);
  const later = created_at + random.between(6, 25) * DAY_MS;
  if (later > part.now - 6 * DAY_MS || owed.payee.account === null) return;
  if (random.chance(ADJUSTED)) {
    part.transfers.add({
      ...owed,
      kind: 'adjustment',
      lines: [fixedLine('other', localRate(random.whole(2, 16) * 1_000, currency))],
      created_at: later,
    });
  } else if (random.chance(REWARDED)) {
    part.transfers.add({
      ...owed,
      kind: 'bonus',
      lines: [fixedLine('other', localRate(random.whole(2, 6) * 5_000, currency))],
      created_at: later,
    });
  }
}

function compensate(part: EventPart, frame: EventFrame, member: CrewMember, created_at: number): void {
  const payee = payeeOf(part.ushers, member.usher, 'usher');
  const lines = [fixedLine('other', localRate(10_000, frame.city.currency))];
  part.transfers.add({
    kind: 'compensation',
    event_id: frame.id,
    currency: frame.city.currency,
    payee,
    lines,
    created_at,
    pending: 0,
    approved: 0,
  });
}

function payLeaders(
  part: EventPart,
  frame: EventFrame,
  created_at: number,
  leads: readonly Lead[],
  volume: Volume,
): void {
  for (const { leader, pay_minor } of leads) {
    const payee = payeeOf(part.leaders, leader, 'leader');
    const lines = [fixedLine('lead', pay_minor)];
    part.transfers.add({
      kind: 'event_pay',
      event_id: frame.id,
      currency: frame.city.currency,
      payee,
      lines,
      created_at,
      ...volume,
    });
  }
}

const payeeOf = (roster: Roster, index: number, kind: 'usher' | 'leader') => ({
  usher_id: kind === 'usher' ? at(roster.ids, index) : null,
  leader_id: kind === 'leader' ? at(roster.ids, index) : null,
  account: at(roster.accounts, index),
});
