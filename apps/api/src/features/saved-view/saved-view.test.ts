import { expect, test } from 'vitest';
import { eventList } from '@proline/contract/event/event';
import { usherList } from '@proline/contract/usher/usher';
import { problemsOfView } from './saved-view.service.ts';

test.each([
  ['', []],
  ['status=pending,approved&sort=-created_at,name&cols=name,city&per_page=50&q=%D9%86%D9%88%D8%B1', []],
  ['colour=red&status=happy', ['filter:colour', 'filter:status']],
  ['cols=name,shoe_size', ['column:shoe_size']],
  ['sort=height', ['sort:height']],
  ['page=3&open=1&after=abc', ['filter:page', 'filter:open', 'filter:after']],
  ['status=pending&status=approved', ['filter:status']],
])('%j', (query, problems) => {
  expect(problemsOfView(usherList, query, 'owner')).toEqual(problems);
});

test('what one may not see is a problem for him alone', () => {
  const query = 'document=expired&cols=document';
  expect(problemsOfView(usherList, query, 'owner')).toEqual([]);
  expect(problemsOfView(usherList, query, 'viewer')).toEqual(['column:document', 'filter:document']);
});

test('a view may show its records in a way that the list has, and not say where one is in it', () => {
  expect(problemsOfView(eventList, 'city=Doha&as=calendar', 'viewer')).toEqual([]);
  expect(problemsOfView(eventList, 'as=gallery', 'viewer')).toEqual(['filter:as']);
  expect(problemsOfView(eventList, 'as=calendar&month=2026-12', 'viewer')).toEqual(['filter:month']);
  expect(problemsOfView(eventList, 'as=calendar&week=now', 'viewer')).toEqual([]);
  expect(problemsOfView(eventList, 'as=board&week=now', 'viewer')).toEqual(['filter:week']);
  expect(problemsOfView(eventList, 'week=now', 'viewer')).toEqual(['filter:week']);
  expect(problemsOfView(usherList, 'as=calendar', 'viewer')).toEqual(['filter:as']);
});
