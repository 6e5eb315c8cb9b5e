import { expect, test } from 'vitest';
import { TEAM_LEADER_STATUSES } from '../people/team-leader-status.ts';
import { LEADER_STEPS, refuseLeaderMove, type LeaderFacts } from './leader-move.ts';

const READY: LeaderFacts = {
  status: 'pending',
  turned_down: false,
  is_blocked: false,
  live_events: 0,
  missing: [],
  scorecard: 'waived',
};
const refusal = (leader: Partial<LeaderFacts>, step: (typeof LEADER_STEPS)[number], reason: string | null = 'Why') =>
  refuseLeaderMove({ ...READY, ...leader }, { step, reason });

test('the only steps a team leader can take', () => {
  const allowed = TEAM_LEADER_STATUSES.flatMap((status) =>
    [false, true].flatMap((turned_down) =>
      LEADER_STEPS.filter((step) => refusal({ status, turned_down }, step) === null).map(
        (step) => `${turned_down ? 'turned down' : status}: ${step}`,
      ),
    ),
  );
  expect([...new Set(allowed)]).toEqual([
    'pending: approve',
    'pending: turn_down',
    'turned down: take_back',
    'approved: return',
    'turned down: return',
  ]);
});

test('approving asks for what an usher needs, returning for no live event, turning down for a reason', () => {
  expect(refusal({ is_blocked: true, missing: ['age'] }, 'approve')).toBe('usher_is_blocked');
  expect(refusal({ missing: ['age'] }, 'approve')).toBe('under_age');
  expect(refusal({ missing: ['photo'] }, 'approve')).toBe('approval_incomplete');
  expect(refusal({ scorecard: 'missing' }, 'approve')).toBe('scorecard_missing');
  expect(refusal({ status: 'approved', live_events: 1 }, 'return')).toBe('leads_live_event');
  expect(refusal({}, 'turn_down', ' ')).toBe('reason_required');
});
