import { moment } from '../engine/copy.ts';
import type { CrewMember, Hiring } from './crew.ts';
import { DAY_MS } from '../event/days.ts';
import { idAt } from '../engine/ids.ts';
import type { Office } from '../people/office.ts';
import { at } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

const MESSAGES = [
  '',
  '',
  '',
  'I worked here last year and know the venue.',
  'Available on all days.',
  'عملت في هذه الفعالية العام الماضي.',
  'متاح في جميع الأيام.',
  'I can bring two friends who are also registered.',
];

type Outcome = 'pending' | 'waitlisted' | 'rejected' | 'withdrawn' | 'expired';

/** Applications of each outcome per accepted one. */
const WHILE_OPEN: Readonly<Record<Outcome, number>> = {
  pending: 0,
  waitlisted: 0.06,
  rejected: 0.1,
  withdrawn: 0.04,
  expired: 0,
};
const WHEN_OVER: Readonly<Record<Outcome, number>> = {
  pending: 0,
  waitlisted: 0,
  rejected: 0.16,
  withdrawn: 0.04,
  expired: 0.08,
};
/** An upcoming event has at most this many undecided applications, three times as many when it is close. */
const MOST_PENDING = 4;
const MOST_PENDING_SOON = 12;
const SOON_MS = 10 * DAY_MS;

/** Adds the accepted applications of the people who applied, and those of the people who were not taken. Returns how many expired. */
export function addApplications(tables: Tables, office: Office, hiring: Hiring, crew: readonly CrewMember[]): number {
  const { random, frame, roster, mode } = hiring;
  let expired = 0;
  if (mode === 'invite' || frame.published_at === null) return expired;
  const accepted = crew.filter(({ applied_at }) => applied_at !== null);
  for (const { usher, line, applied_at, answered_at } of accepted) {
    if (applied_at !== null) addRow(usher, line.post.type_id, 'accepted', applied_at, answered_at);
  }
  const isOpen = frame.plan.status === 'published';
  const rates = isOpen ? WHILE_OPEN : WHEN_OVER;
  for (const outcome of ['waitlisted', 'rejected', 'withdrawn', 'expired'] as const) {
    const expected = accepted.length * rates[outcome];
    const count = Math.floor(expected + random.unit());
    for (let number = 0; number < count; number++) addOther(outcome);
  }
  const most = frame.starts_at - hiring.now < SOON_MS ? MOST_PENDING_SOON : MOST_PENDING;
  if (isOpen) for (let left = random.whole(Math.ceil(most / 3), most); left > 0; left--) addOther('pending');
  return expired;

  function addOther(outcome: Outcome): void {
    const { post } = random.pick(hiring.lines);
    const usher = roster.find(random, {
      event: frame.index,
      city: frame.plan.city,
      active_since: frame.published_at ?? frame.created_at,
      active_until: frame.ends_at,
      female: post.role.gender === null ? null : post.role.gender === 'female',
      english: hiring.in_english,
      needs_account: false,
      free_from: null,
    });
    if (usher === null) return;
    if (outcome === 'expired') expired++;
    const opened = frame.published_at ?? frame.created_at;
    const closed = Math.min(frame.canceled_at ?? frame.starts_at, frame.deadline, hiring.now);
    const created_at = opened + (Math.max(closed, opened) - opened) * random.between(0.1, 0.85);
    addRow(
      usher,
      post.type_id,
      outcome,
      created_at,
      outcome === 'pending' ? null : decision(outcome, created_at, closed),
    );
  }

  /** An undecided application expires when the event begins or is canceled. */
  function decision(outcome: Outcome, createdAt: number, closed: number): number {
    if (outcome === 'expired') return Math.min(frame.canceled_at ?? frame.starts_at, hiring.now);
    return createdAt + (closed - createdAt) * random.between(0.2, 0.9);
  }

  function addRow(usher: number, typeId: string, status: string, createdAt: number, decidedAt: number | null): void {
    const byAdmin = status === 'accepted' || status === 'rejected' || status === 'waitlisted';
    tables.rows.applications.add([
      idAt(random, createdAt),
      frame.id,
      at(roster.ids, usher),
      typeId,
      status,
      random.pick(MESSAGES),
      decidedAt === null ? null : moment(decidedAt),
      byAdmin && mode === 'apply' ? office.admins.ops : null,
      decidedAt === null ? 1 : 2,
      moment(createdAt),
    ]);
  }
}
