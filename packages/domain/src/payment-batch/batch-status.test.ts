import { expect, test } from 'vitest';
import { listMoves } from '../status/status-moves.ts';
import {
  BATCH_MOVES,
  BATCH_STATUSES,
  batchCode,
  endToEndId,
  isExecutionDay,
  isPaidDay,
  messageId,
  readBatchCode,
  refuseBatchAct,
} from './batch-status.ts';
import { blocks, LINE_CHECKS } from './line-check.ts';

test('the only moves a batch can make', () => {
  expect(listMoves(BATCH_MOVES, BATCH_STATUSES)).toEqual(['draft → exported', 'draft → canceled', 'exported → closed']);
});

test('what can be done in which status', () => {
  const acts = ['add', 'remove', 'export', 'cancel', 'record'] as const;
  expect(
    BATCH_STATUSES.map((status) => [status, acts.filter((act) => refuseBatchAct(status, act) === undefined)]),
  ).toEqual([
    ['draft', ['add', 'remove', 'export', 'cancel']],
    ['exported', ['record']],
    ['closed', []],
    ['canceled', []],
  ]);
  expect(refuseBatchAct('exported', 'cancel')).toBe('batch_not_draft');
  expect(refuseBatchAct('draft', 'record')).toBe('batch_not_exported');
  expect(refuseBatchAct('closed', 'record')).toBe('batch_closed');
});

test('what keeps a line out of the file, and what only warns', () => {
  expect(LINE_CHECKS.filter((check) => !blocks(check))).toEqual(['account_replaced', 'iban_shared', 'name_differs']);
});

test.each([
  ['2026-11-17', false],
  ['2026-11-18', true],
  ['2027-01-17', true],
  ['2027-01-18', false],
])('on 18 November %s is a day for a bank: %s', (day, right) => {
  expect(isExecutionDay(day, '2026-11-18')).toBe(right);
});

test.each([
  ['2026-11-15', false],
  // where days begin later than in UTC, the export was on this day
  ['2026-11-16', true],
  ['2026-11-18', true],
  ['2026-11-19', false],
])('of a file of the 17th %s is a day on which a bank has paid by the 18th: %s', (day, right) => {
  expect(isPaidDay(day, { exported_on: '2026-11-17', today: '2026-11-18' })).toBe(right);
});

test('what a batch and its lines are called', () => {
  expect([batchCode(47), batchCode(1_234)]).toEqual(['B-047', 'B-1234']);
  expect(['B-047', 'b47', ' ٤٧', 'T-47', 'sky'].map(readBatchCode)).toEqual([47, 47, 47, null, null]);
  expect(messageId(47, '2026-11-18')).toBe('PRL-B47-20261118');
  expect(endToEndId(47, 48_155)).toBe('B47-T48155');
});
