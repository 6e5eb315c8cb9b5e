import { expect, test } from 'vitest';
import { highlighted, isNamed, matching, nearlyMatching } from './word-search.ts';

const actions = [
  { key: '/ushers', label: 'المنظّمون' },
  { key: '/leaders', label: 'Team Leaders' },
  { key: '/categories', label: 'الفئات' },
];
const found = (query: string) => matching(actions, query).map(({ key }) => key);

test('an empty search shows everything', () => {
  expect(found('  ')).toEqual(['/ushers', '/leaders', '/categories']);
});

test('every word must match, in any order and case', () => {
  expect(found('LEAD team')).toEqual(['/leaders']);
  expect(found('lead usher')).toEqual([]);
});

test('Arabic is found without its marks, and by the address too', () => {
  expect(found('المنظمون')).toEqual(['/ushers']);
  expect(found('categ')).toEqual(['/categories']);
});

test('what is named so is told from what has the words beside its name', () => {
  const section = { key: 'settings-security', label: 'الإعدادات: الأمان', also: 'صلاحية روابط الدعوة' };
  const command = { key: 'invite-admin', label: 'دعوة مسؤول' };
  expect(matching([section, command], 'دعوة')).toEqual([command, section]);
  expect([section, command].map((one) => isNamed(one, 'دعوة'))).toEqual([false, true]);
});

test('a slip of the finger is forgiven in each word', () => {
  const nearly = (query: string) => nearlyMatching(actions, query).map(({ key }) => key);
  expect(nearly('taem laeders')).toEqual(['/leaders']);
  expect(nearly('المنطمون')).toEqual(['/ushers']);
  expect(nearly('team xxxxxx')).toEqual([]);
});

const marks = (text: string, query: string) =>
  highlighted(text, query)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('');

test('what matches is marked, in any case and spelling', () => {
  expect(marks('Hala Mansour', 'MAN hal')).toBe('[Hal]a [Man]sour');
  expect(marks('هالة منصور', 'هاله')).toBe('[هالة] منصور');
  expect(marks('المنظّمون', 'منظم')).toBe('ال[منظّم]ون');
  expect(marks('+966501112233', '111')).toBe('+96650[111]2233');
  expect(marks('Hala', 'x')).toBe('Hala');
  expect(marks('Hala', ' ')).toBe('Hala');
});
