import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly } from './early-answers.ts';

const ADDRESS = '/api/admin/events/7/board';
const answer = Promise.resolve(new Response());

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => 'bearer one' });
  vi.spyOn(performance, 'now').mockReturnValue(900);
  globalThis.early = { token: 'bearer one', answers: { [ADDRESS]: answer } };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  globalThis.early = undefined;
});

test('an answer that was asked for early is taken once, and only as what it is', () => {
  expect(takeEarly('/api/admin/events/8/board')).toBeUndefined();
  expect(takeEarly(ADDRESS)).toBe(answer);
  expect(takeEarly(ADDRESS)).toBeUndefined();
});

test('it is not for somebody else, and no news any more once the page is old', () => {
  globalThis.early = { token: 'bearer two', answers: { [ADDRESS]: answer } };
  expect(takeEarly(ADDRESS)).toBeUndefined();
  globalThis.early = { token: 'bearer one', answers: { [ADDRESS]: answer } };
  vi.spyOn(performance, 'now').mockReturnValue(15_000);
  expect(takeEarly(ADDRESS)).toBeUndefined();
});

test('without any nothing is taken', () => {
  globalThis.early = undefined;
  expect(takeEarly(ADDRESS)).toBeUndefined();
});
