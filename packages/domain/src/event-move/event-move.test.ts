import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refuseEventMove, type EventFacts, type Mover } from './event-move.ts';
import { EVENT_MOVES, EVENT_STATUSES, type EventStatus } from '../event/event-status.ts';
import { PERMISSION_SETS } from '../account/permission.ts';
import { canMove } from '../status/status-moves.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

/** An event with which every move that its status allows is allowed. */
const ready = (status: EventStatus, facts: Partial<EventFacts> = {}): EventFacts => ({
  status,
  blocking_problems: 0,
  first_shift_starts_at: status === 'draft' ? hours(24) : hours(-8),
  last_shift_ends_at: hours(-1),
  applications: 0,
  assignments: 0,
  confirmed: 3,
  unresolved: 0,
  clocked_in: 0,
  transfers_approved: 0,
  ...facts,
});
const ask = (event: EventFacts, to: EventStatus, by: Mover = 'owner', reason: string | null = 'The client moved it') =>
  refuseEventMove(event, { to, by, now: NOW, reason });

test('an owner with nothing in the way makes exactly the moves of the table', () => {
  for (const from of EVENT_STATUSES) {
    for (const to of EVENT_STATUSES) {
      expect(ask(ready(from), to), `${from} → ${to}`).toBe(canMove(EVENT_MOVES, from, to) ? null : 'move_not_allowed');
    }
  }
});

describe('guards', () => {
  test.each<[string, EventFacts, EventStatus, string]>([
    ['a draft with problems', ready('draft', { blocking_problems: 1 }), 'published', 'event_not_ready'],
    ['a draft of the past', ready('draft', { first_shift_starts_at: hours(0) }), 'published', 'event_has_started'],
    ['applications', ready('published', { applications: 1 }), 'draft', 'event_has_people'],
    ['assignments', ready('published', { assignments: 1 }), 'draft', 'event_has_people'],
    ['nobody comes', ready('published', { confirmed: 0 }), 'in_progress', 'nobody_confirmed'],
    ['a shift is still on', ready('in_progress', { last_shift_ends_at: hours(1) }), 'completed', 'shifts_not_over'],
    ['somebody is still in', ready('in_progress', { clocked_in: 1 }), 'completed', 'still_clocked_in'],
    ['somebody is undecided', ready('in_progress', { unresolved: 1 }), 'completed', 'attendance_unresolved'],
    ['pay is approved', ready('completed', { transfers_approved: 1 }), 'in_progress', 'pay_already_approved'],
  ])('%s', (_, event, to, refusal) => {
    expect(ask(event, to)).toBe(refusal);
  });

  test('canceling asks for a reason', () => {
    for (const from of ['draft', 'published', 'in_progress'] as const) {
      expect([null, '', '  '].map((reason) => ask(ready(from), 'canceled', 'owner', reason))).toEqual(
        Array(3).fill('reason_required'),
      );
    }
  });

  test('a running event is canceled, and a completed one opened again, by an owner only', () => {
    for (const by of PERMISSION_SETS.filter((set) => set !== 'owner')) {
      expect([ask(ready('in_progress'), 'canceled', by), ask(ready('completed'), 'in_progress', by)]).toEqual([
        'owner_only',
        'owner_only',
      ]);
    }
  });

  test('the clock waits for the first shift, people need not', () => {
    const early = ready('published', { first_shift_starts_at: hours(1) });
    const due = ready('published', { first_shift_starts_at: hours(0) });
    expect([
      ask(early, 'in_progress', 'clock'),
      ask(early, 'in_progress', 'ops'),
      ask(due, 'in_progress', 'clock'),
    ]).toEqual(['event_not_due', null, null]);
  });
});

test('nothing ever leaves the table', () => {
  const facts = fc.record({
    status: fc.constantFrom(...EVENT_STATUSES),
    blocking_problems: fc.nat(2),
    first_shift_starts_at: fc.option(fc.integer({ min: -48, max: 48 }).map(hours)),
    last_shift_ends_at: fc.option(fc.integer({ min: -48, max: 48 }).map(hours)),
    applications: fc.nat(2),
    assignments: fc.nat(2),
    confirmed: fc.nat(2),
    unresolved: fc.nat(2),
    clocked_in: fc.nat(2),
    transfers_approved: fc.nat(2),
  });
  const mover = fc.constantFrom<Mover>(...PERMISSION_SETS, 'clock');
  fc.assert(
    fc.property(facts, fc.constantFrom(...EVENT_STATUSES), mover, (event, to, by) => {
      if (ask(event, to, by) === null) expect(canMove(EVENT_MOVES, event.status, to)).toBe(true);
    }),
  );
});
