import { describe, expect, test } from 'vitest';
import { canMove } from '../status/status-moves.ts';
import {
  hasExpired,
  refuseAssignmentMove,
  refuseChange,
  refuseStale,
  type AssignmentFacts,
} from './assignment-move.ts';
import { ASSIGNMENT_MOVES, ASSIGNMENT_STATUSES, isLive } from './assignment-status.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000);

const free = (facts: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  status: 'invited',
  locked: false,
  expires_at: minutes(60),
  has_attendance: false,
  ...facts,
});

test('with nothing in the way exactly the moves of the table are made', () => {
  for (const status of ASSIGNMENT_STATUSES) {
    for (const to of ASSIGNMENT_STATUSES) {
      // who has said yes has the place, and is told so
      const isAnswered = status === 'confirmed' && ['confirmed', 'declined'].includes(to);
      expect(refuseAssignmentMove(free({ status }), { to, by: 'program', now: NOW }), `${status} → ${to}`).toBe(
        canMove(ASSIGNMENT_MOVES, status, to) ? null : isAnswered ? 'invitation_answered' : 'assignment_ended',
      );
    }
  }
});

describe('guards', () => {
  test('an invitation holds until its very moment, and is answered before it', () => {
    expect([-1, 0, 1].map((n) => hasExpired(minutes(n), NOW))).toEqual([true, true, false]);
    expect(hasExpired(null, NOW)).toBe(false);
    for (const to of ['confirmed', 'declined'] as const) {
      const ask = (expires_at: Date | null) =>
        refuseAssignmentMove(free({ expires_at }), { to, by: 'person', now: NOW });
      expect([minutes(1), minutes(0), null].map(ask)).toEqual([null, 'invitation_expired', null]);
    }
  });

  test('the clock ends only what is due; an event that starts ends them all', () => {
    const ask = (by: 'clock' | 'program', n: number) =>
      refuseAssignmentMove(free({ expires_at: minutes(n) }), { to: 'expired', by, now: NOW });
    expect([ask('clock', 1), ask('clock', 0), ask('program', 1)]).toEqual(['invitation_not_due', null, null]);
  });

  test('a locked place is left alone by hand, but not by a cancellation', () => {
    const locked = free({ status: 'confirmed', locked: true });
    const ask = (by: 'admin' | 'program') => refuseAssignmentMove(locked, { to: 'released', by, now: NOW });
    expect([ask('admin'), ask('program')]).toEqual(['assignment_locked', null]);
  });

  test('what was worked stays', () => {
    const worked = free({ status: 'confirmed', has_attendance: true });
    expect(refuseAssignmentMove(worked, { to: 'released', by: 'program', now: NOW })).toBe('work_begun');
    expect(refuseChange(worked, 'admin')).toBe('work_begun');
  });

  test('only who holds a place can be moved', () => {
    for (const status of ASSIGNMENT_STATUSES)
      expect(refuseChange(free({ status }), 'admin')).toBe(isLive(status) ? null : 'assignment_ended');
  });
});

test('what somebody saw before is a conflict while it lives, and has ended once it has', () => {
  for (const status of ASSIGNMENT_STATUSES) {
    expect(refuseStale({ status, version: 2 }, 2)).toBeNull();
    expect(refuseStale({ status, version: 3 }, 2)).toBe(isLive(status) ? 'conflict' : 'assignment_ended');
  }
});
