import { usherPayslip, type PayRules } from '@proline/domain/pay/event-pay';
import { addApplications } from '../staffing/applications.ts';
import { addAssignments, type Worked } from '../staffing/attendance.ts';
import type { Covers } from './covers.ts';
import { hireCrew, hiringModeOf, type CrewMember, type Hiring } from '../staffing/crew.ts';
import { DAY_MS } from './days.ts';
import { askedAhead, planOfDraft, draftSize } from './drafts.ts';
import { detailsOf, isInEnglish, type EventDetails } from './event-details.ts';
import { frameEvent, type EventFrame } from './event-frame.ts';
import { planOf } from './event-plan.ts';
import { addEvent, addLeads, addPlaces, chooseLeads, type Lead } from './event-rows.ts';
import type { Journal } from '../pay/journal.ts';
import type { Office } from '../people/office.ts';
import { fixedLine, shiftWorked } from '../pay/pay.ts';
import type { PlannedEvent } from './planned-event.ts';
import { linesFor, placesIn } from '../staffing/positions.ts';
import { at, Random } from '../engine/random.ts';
import { addRating } from '../people/ratings.ts';
import { localRate } from '../staffing/roles.ts';
import type { Roster } from '../staffing/roster.ts';
import type { Tables } from '../engine/tables.ts';
import { CANCEL_REASONS, Titles } from './titles.ts';
import type { Transfers } from '../pay/transfers.ts';
import { ASIDE_SHARE, type Volume } from '../engine/volumes.ts';

const RATED = 0.5;
const REPLACED = 0.002;
const ADJUSTED = 0.008;
const REWARDED = 0.005;
/** How much bigger or smaller than planned an event may become to make up for earlier ones. */
const MOST_CATCHING_UP = 1.2;

export interface EventPart {
  readonly tables: Tables;
  readonly office: Office;
  readonly ushers: Roster;
  readonly leaders: Roster;
  readonly transfers: Transfers;
  readonly journal: Journal;
  readonly covers: Covers;
  readonly seed: number;
  readonly now: number;
}

/** Adds all events in the order of their start. Work that one event could not take goes to the next. */
export async function addEvents(
  part: EventPart,
  plans: readonly PlannedEvent[],
  volumes: readonly Volume[],
): Promise<void> {
  const random = Random.of(part.seed, 'events');
  const written = Random.of(part.seed, 'plans');
  const titles = new Titles(plans.flatMap(({ title }) => (title ? [title.title_en] : [])));
  const owed: Owed = { seats: 0, people: 0 };
  for (const [index, plan] of plans.entries()) {
    const frame = frameEvent(random, index, plan, part.office, part.now);
    const details = detailsOf(written, frame, {
      title: plan.title ?? titles.next(written, plan.kind.name_en, frame.city, yearOf(frame.starts_at)),
      category_id: at(part.office.categories, plan.category),
      cover_id: part.covers.for(written, frame),
      mode: hiringModeOf(random, frame),
    });
    if (frame.published_at === null) addPlanOnly(part, written, frame, details);
    else playThrough(part, random, { ...frame, published_at: frame.published_at }, details, at(volumes, index), owed);
    await part.tables.flushWhenFull();
  }
}

const yearOf = (atMs: number): number => new Date(atMs).getUTCFullYear();

interface Owed {
  seats: number;
  people: number;
}

type PublicFrame = EventFrame & { readonly published_at: number };

/** A draft has its plan and nothing else. */
function addPlanOnly(part: EventPart, random: Random, frame: EventFrame, details: EventDetails): void {
  const lines = linesFor(random, frame, draftSize(random, frame));
  const leads = frame.plan.stage === 'no_leader' ? [] : chooseLeads(random, frame, part.leaders, lines);
  const invited = askedAhead(random, frame, details, part.ushers);
  const plan = planOfDraft(frame, details, lines, { leads, invited });
  const saved_at = frame.created_at + ((frame.canceled_at ?? part.now) - frame.created_at) * random.between(0.2, 0.9);
  addEvent(part.tables, part.office, frame, plan, { saved_at, cancel_reason: reasonOf(random, frame) });
  part.journal.addEvent(frame, { steps: plan, saved_at });
}

const reasonOf = (random: Random, { canceled_at }: EventFrame): string | null =>
  canceled_at === null ? null : random.pick(CANCEL_REASONS);

function playThrough(
  part: EventPart,
  random: Random,
  frame: PublicFrame,
  details: EventDetails,
  volume: Volume,
  owed: Owed,
): void {
  const { plan, completed_at, canceled_at } = frame;
  const shifts = plan.days * plan.slots.length;
  const seats = catchUp(volume.seats, owed.seats);
  const lines = linesFor(random, frame, Math.round(seats / plan.fill / shifts));
  const in_english = isInEnglish(details);
  const hiring: Hiring = { random, frame, lines, roster: part.ushers, mode: details.mode, in_english, now: part.now };
  const crew = hireCrew(hiring, catchUp(volume.people, owed.people));
  owed.seats += volume.seats - seatsOf(crew) / (1 + ASIDE_SHARE);
  if (completed_at !== null) owed.people += volume.people - crew.filter(isConfirmed).length;
  const leads = chooseLeads(random, frame, part.leaders, lines);
  if (leads.length === 0) throw new Error('No team leader is free: more ushers, and with them leaders, are needed.');
  const cancel_reason = reasonOf(random, frame);
  const steps = planOf(frame, details, lines, { leads, invited: [] });
  addEvent(part.tables, part.office, frame, steps, {
    saved_at: frame.published_at,
    cancel_reason,
  });
  addPlaces(part.tables, frame, lines);
  addLeads(part.tables, random, frame, leads, details.leader_rate_minor);
  const expired = addApplications(part.tables, part.office, hiring, crew);
  const before = part.transfers.made;
  for (const member of crew) addMember(part, hiring, details, member, leads, volume);
  if (completed_at !== null) payLeaders(part, frame, completed_at, leads, details.leader_rate_minor, volume);
  part.journal.addEvent(frame, {
    steps,
    saved_at: frame.published_at,
    places: placesIn(lines),
    shifts,
    leaders: leads.length,
    applications_expired: expired,
    transfers: completed_at === null ? 0 : part.transfers.made - before,
    reason: cancel_reason,
    ...(canceled_at !== null && { ushers_released: crew.length, leads_released: leads.length }),
  });
}

const seatsOf = (crew: readonly CrewMember[]): number => crew.reduce((sum, { seats }) => sum + seats.length, 0);

const catchUp = (planned: number, owed: number): number =>
  Math.min(planned * MOST_CATCHING_UP, Math.max(planned / MOST_CATCHING_UP, planned + owed));

const isConfirmed = ({ status }: CrewMember): boolean => status === 'confirmed';

function addMember(
  part: EventPart,
  hiring: Hiring,
  details: EventDetails,
  member: CrewMember,
  leads: readonly Lead[],
  volume: Volume,
): void {
  const { random, frame } = hiring;
  const worked = addAssignments(part.tables, part.office, hiring, member);
  const last = worked.findLast(({ outcome }) => outcome === 'attended');
  if (last && leads[0] && random.chance(RATED)) {
    addRating(part.tables, random, {
      usher_id: at(part.ushers.ids, member.usher),
      leader_id: leads[0].leader_id,
      quality: part.ushers.quality[member.usher] ?? 0.5,
      worked: last,
      before: part.now,
    });
  }
  const { completed_at } = frame;
  if (completed_at !== null) payMember(part, hiring, details.rules, { member, worked, completed_at, volume });
  if (frame.canceled_at !== null && frame.plan.short_notice) compensate(part, frame, member, frame.canceled_at);
}

interface Earned {
  readonly member: CrewMember;
  readonly worked: readonly Worked[];
  readonly completed_at: number;
  readonly volume: Volume;
}

function payMember(part: EventPart, { random, frame }: Hiring, rules: PayRules, earned: Earned): void {
  const { member, worked, completed_at: created_at, volume } = earned;
  const { currency } = frame.city;
  const payslip = usherPayslip(worked.map(shiftWorked), rules);
  if (payslip === null) return;
  const owed = {
    kind: 'event_pay',
    event_id: frame.id,
    currency,
    payee: payeeOf(part.ushers, member.usher, 'usher'),
    lines: payslip.lines,
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
  payMinor: number,
  volume: Volume,
): void {
  for (const { leader } of leads) {
    const payee = payeeOf(part.leaders, leader, 'leader');
    const lines = [fixedLine('lead', payMinor)];
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
