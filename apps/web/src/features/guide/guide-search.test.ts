import { expect, test } from 'vitest';
import { searchGuide } from './guide-search.ts';

const found = (language: 'en' | 'ar', query: string) =>
  searchGuide(language, query).map(({ page, task }) => (task === undefined ? page : `${page}#${task}`));

test('nothing is found by nothing', () => {
  expect(found('en', '  ')).toEqual([]);
  expect(found('en', 'xylophone')).toEqual([]);
});

test('titles come before what only mentions the words', () => {
  expect(found('en', 'roll-call')[0]).toBe('event-day#roll-call');
  expect(found('en', 'AUTO-fill')[0]).toBe('auto-fill');
  expect(found('en', 'password forgot')).toContain('sign-in#forgotten');
});

test('Arabic is found without its marks and in any spelling', () => {
  expect(found('ar', 'التعبئه التلقائيه')[0]).toBe('auto-fill');
  expect(found('ar', 'نداء الحضور')[0]).toBe('event-day#roll-call');
});

test('a result says where the words are', () => {
  expect(searchGuide('en', 'quiet hours')[0]?.text).toMatch(/quiet hours/i);
});
