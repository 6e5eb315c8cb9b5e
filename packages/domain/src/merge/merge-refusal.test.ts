import { expect, test } from 'vitest';
import { refuseRecordMerge, type MergeSide } from './merge-refusal.ts';
import { USHER_STATUSES } from '../people/usher-status.ts';

const TODAY = '2026-11-17';
const USHER: MergeSide = {
  name_en: 'Reem Saad',
  name_ar: '',
  phone: '+966500000001',
  photo: '/photo',
  birth_date: '1997-03-03',
  usher_status: 'approved',
  leader_status: null,
};
const refusal = (kept: Partial<MergeSide>, other: Partial<MergeSide>) =>
  refuseRecordMerge({ ...USHER, ...kept }, { ...USHER, ...other }, TODAY);

test('of two ushers the one that is further on the way to approval is kept, and nobody who is blocked', () => {
  const allowed = USHER_STATUSES.flatMap((kept) =>
    USHER_STATUSES.filter((other) => refusal({ usher_status: kept }, { usher_status: other }) === null).map(
      (other) => `${kept} ← ${other}`,
    ),
  );
  expect(allowed).toEqual([
    'pending ← pending',
    'pending ← rejected',
    'in_interview ← pending',
    'in_interview ← in_interview',
    'in_interview ← rejected',
    'approved ← pending',
    'approved ← in_interview',
    'approved ← approved',
    'approved ← rejected',
    'rejected ← rejected',
  ]);
  expect(refusal({ usher_status: 'pending' }, { usher_status: 'approved' })).toBe('merge_keep_further');
  expect(refusal({ usher_status: 'pending' }, { usher_status: 'blocked' })).toBe('merge_blocked');
});

test('of two leaders the approved one is kept', () => {
  const leader = { usher_status: null, leader_status: 'pending' } as const;
  expect(refusal(leader, { ...leader, leader_status: 'approved' })).toBe('merge_keep_further');
  expect(refusal({ ...leader, leader_status: 'approved' }, leader)).toBeNull();
});

test('an approved hat comes along only to somebody who could be approved, gaps filled', () => {
  const leader = { usher_status: null, leader_status: 'approved' } as const;
  const pending = { usher_status: 'pending' } as const;
  expect(refusal({ ...pending, birth_date: '2015-01-01' }, leader)).toBe('under_age');
  expect(refusal({ ...pending, birth_date: null, photo: null }, leader)).toBeNull();
  expect(refusal({ ...pending, photo: null }, { ...leader, photo: null })).toBe('approval_incomplete');
});
