import { describe, expect, test } from 'vitest';
import { ASSIGNMENT_MOVES, ASSIGNMENT_STATUSES } from '../assignment/assignment-status.ts';
import { APPLICATION_MOVES, APPLICATION_STATUSES } from '../event/application-status.ts';
import { EVENT_MOVES, EVENT_STATUSES } from '../event/event-status.ts';
import { canMove, listMoves, type StatusMoves } from './status-moves.ts';
import { TEAM_LEADER_MOVES, TEAM_LEADER_STATUSES } from '../people/team-leader-status.ts';
import { TRANSFER_MOVES, TRANSFER_STATUSES } from '../pay/transfer-status.ts';
import { USHER_MOVES, USHER_STATUSES } from '../people/usher-status.ts';

test('the only moves an event can make', () => {
  expect(listMoves(EVENT_MOVES, EVENT_STATUSES)).toEqual([
    'draft → published',
    'draft → canceled',
    'published → draft',
    'published → in_progress',
    'published → canceled',
    'in_progress → completed',
    'in_progress → canceled',
    'completed → in_progress',
  ]);
});

test('the only moves an usher can make', () => {
  expect(listMoves(USHER_MOVES, USHER_STATUSES)).toEqual([
    'pending → in_interview',
    'pending → approved',
    'pending → rejected',
    'in_interview → approved',
    'in_interview → rejected',
    'approved → blocked',
    'rejected → pending',
    'blocked → approved',
  ]);
});

test('the only moves a transfer can make', () => {
  expect(listMoves(TRANSFER_MOVES, TRANSFER_STATUSES)).toEqual([
    'pending_approval → approved',
    'approved → pending_approval',
    'approved → transferred',
  ]);
});

test('the only moves a team leader can make', () => {
  expect(listMoves(TEAM_LEADER_MOVES, TEAM_LEADER_STATUSES)).toEqual(['pending → approved', 'approved → pending']);
});

test('the only moves an assignment can make', () => {
  expect(listMoves(ASSIGNMENT_MOVES, ASSIGNMENT_STATUSES)).toEqual([
    'invited → confirmed',
    'invited → declined',
    'invited → expired',
    'invited → released',
    'confirmed → released',
  ]);
});

test('the only moves an application can make', () => {
  expect(listMoves(APPLICATION_MOVES, APPLICATION_STATUSES)).toEqual([
    'pending → accepted',
    'pending → waitlisted',
    'pending → rejected',
    'pending → withdrawn',
    'pending → expired',
    'accepted → pending',
    'waitlisted → accepted',
    'waitlisted → rejected',
    'waitlisted → pending',
    'waitlisted → withdrawn',
    'waitlisted → expired',
    'rejected → pending',
    'withdrawn → pending',
  ]);
});

describe('every table', () => {
  const agrees = <Status extends string>(moves: StatusMoves<Status>, statuses: readonly Status[]) => {
    const listed = new Set(listMoves(moves, statuses));
    for (const from of statuses) {
      expect(canMove(moves, from, from)).toBe(false);
      for (const to of statuses) expect(canMove(moves, from, to)).toBe(listed.has(`${from} → ${to}`));
    }
  };
  test('refuses what it does not list, and standing still', () => {
    agrees(EVENT_MOVES, EVENT_STATUSES);
    agrees(USHER_MOVES, USHER_STATUSES);
    agrees(TRANSFER_MOVES, TRANSFER_STATUSES);
    agrees(TEAM_LEADER_MOVES, TEAM_LEADER_STATUSES);
    agrees(ASSIGNMENT_MOVES, ASSIGNMENT_STATUSES);
    agrees(APPLICATION_MOVES, APPLICATION_STATUSES);
  });
});

test('the statuses are the ones of the specification', () => {
  expect([...EVENT_STATUSES].sort()).toEqual(['canceled', 'completed', 'draft', 'in_progress', 'published']);
  expect([...USHER_STATUSES].sort()).toEqual(['approved', 'blocked', 'in_interview', 'pending', 'rejected']);
  expect([...TRANSFER_STATUSES].sort()).toEqual(['approved', 'pending_approval', 'transferred']);
  expect([...TEAM_LEADER_STATUSES].sort()).toEqual(['approved', 'pending']);
});
