import { expect, test } from 'vitest';
import { TAG_PATTERN, withoutTags, withTags } from './tags.ts';

test('a tag is put on once, however it is spelled, and keeps its first spelling', () => {
  expect(withTags(['VIP'], ['vip', 'own car', 'Own Car'])).toEqual(['VIP', 'own car']);
  expect(withTags([], ['سائق'])).toEqual(['سائق']);
});

test('a tag comes off however it is spelled', () => {
  expect(withoutTags(['VIP', 'own car'], ['vip'])).toEqual(['own car']);
  expect(withoutTags(['VIP'], ['driver'])).toEqual(['VIP']);
});

test('a tag has no comma in it, of either script', () => {
  expect(['VIP', 'a,b', 'أ،ب', ''].map((tag) => TAG_PATTERN.test(tag))).toEqual([true, false, false, false]);
});
