import { expect, test } from 'vitest';
import { COUNT_GROUPS, countsOf } from './count-groups.parts.ts';

const summary = {
  events: { total: 248, completed: 171, draft: 14, in_progress: 6, published: 42, canceled: 15 },
  ushers: { total: 3374, approved: 2786, in_interview: 64, rejected: 312, pending: 212 },
  transfers_reports: { total: 9874, approved: 126, pending_approval: 63, transferred: 9685 },
  team_leader: { total: 187, approved: 168, pending: 19 },
};

test('every number of the summary is shown, each in its group', () => {
  const shown = Object.entries(COUNT_GROUPS).map(([name, group]) => {
    const counts = countsOf(summary, name as keyof typeof COUNT_GROUPS);
    return [name, counts.total, ...group.parts.map((part) => counts.of(part.status))];
  });
  expect(shown).toEqual([
    ['events', 248, 14, 42, 6, 171, 15],
    ['ushers', 3374, 212, 64, 2786, 312, 0],
    ['transfers', 9874, 63, 126, 9685],
    ['team_leaders', 187, 19, 168],
  ]);
});

test('blocked counts 0 when it is missing', () => {
  expect(countsOf(summary, 'ushers').of('blocked')).toBe(0);
});

test('every number leads to the list it counts', () => {
  const address = (path: string, search: object) => `${path}?${new URLSearchParams({ ...search })}`;
  const links = Object.values(COUNT_GROUPS).map((group) =>
    group.parts.map(({ path, search }) => address(path, search)),
  );
  expect(links.flat()).toEqual([
    '/events?status=draft',
    '/events?status=published',
    '/events?status=in_progress',
    '/events?status=completed',
    '/events?status=canceled',
    '/ushers?status=pending',
    '/ushers?status=in_interview',
    '/ushers?status=approved',
    '/ushers?status=rejected',
    '/blockedUshers?',
    '/transactions?status=pending_approval',
    '/transactions?status=approved',
    '/transactions?status=transferred',
    '/leaders?status=pending',
    '/leaders?status=approved',
  ]);
});
