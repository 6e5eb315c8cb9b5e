import type { Notification } from '@proline/contract/notification/notification';
import { expect, test } from 'vitest';
import { groupsOf } from './notification-groups.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const told = (kind: 'admin_joined' | 'deletion_request', n: number): Notification[] =>
  Array.from({ length: n }, (_, at) => ({
    ...{ id: `${kind}${at}`, link: null, created_at: '2026-11-01T08:00:00Z', read_at: null },
    ...(kind === 'admin_joined'
      ? { kind, params: { admin_id: ID, name: 'Huda' } }
      : { kind, params: { request_id: ID } }),
  }));

const sizes = (notifications: readonly Notification[]) => groupsOf(notifications).map(({ all }) => all.length);

test('four of one kind in a row are one line; fewer, and those with others between, stand by themselves', () => {
  const some = told('admin_joined', 2);
  expect(sizes([...told('deletion_request', 14), ...some])).toEqual([14, 1, 1]);
  expect(sizes([...some, ...told('deletion_request', 1), ...some])).toEqual([1, 1, 1, 1, 1]);
  expect(sizes([])).toEqual([]);
  const all = [...told('admin_joined', 5), ...told('deletion_request', 3)];
  expect(groupsOf(all).flatMap((group) => group.all)).toEqual(all);
});
