import { eventList } from '@proline/contract/event/event';
import { usherList } from '@proline/contract/usher/usher';
import { expect, test } from 'vitest';
import { readListState, shapeFor, writeListState } from './list-state.ts';
import { parseSearch, stringifySearch } from '../screen/search-params.ts';
import { isChanged, stateOfView, viewQueryOf } from './view-query.ts';

const shape = shapeFor(usherList, 'ops');
const read = (address: string) => readListState(shape, parseSearch(address));
const view = (query: string) => ({ id: '7', query });

test('a view keeps filters, order and columns, but not where one is in them', () => {
  expect(viewQueryOf(shape, read('?view=7&city=Doha&sort=name&cols=name,city&per_page=50&page=4&open=9'))).toBe(
    'city=Doha&sort=name&per_page=50&cols=name,city',
  );
});

test('an Arabic word travels in letters that every address takes', () => {
  const query = viewQueryOf(shape, read(stringifySearch({ q: 'نورة' })));
  expect(query).toMatch(/^[!-~]*$/);
  expect(stateOfView(shape, view(query)).q).toBe('نورة');
});

test('a view is changed when its address is, not when a page is turned', () => {
  const saved = view('city=Doha&sort=name');
  expect(isChanged(shape, saved, read('?view=7&city=Doha&sort=name&page=3'))).toBe(false);
  expect(isChanged(shape, saved, read('?view=7&city=Doha&sort=-name'))).toBe(true);
});

test('what a view asks for and the list no longer has is left out, and is no change', () => {
  const saved = view('colour=red&cols=name,shoe_size&document=expired&city=Doha');
  const state = stateOfView(shape, saved);
  expect(stringifySearch(writeListState(state))).toBe('?view=7&city=Doha&cols=name');
  expect(isChanged(shape, saved, state)).toBe(false);
});

test('a view keeps how the records are shown, but not the month that was on', () => {
  const events = shapeFor(eventList, 'ops');
  const state = readListState(events, parseSearch('?city=Doha&as=calendar&month=2026-12'));
  expect(viewQueryOf(events, state)).toBe('city=Doha&as=calendar');
  expect(stateOfView(events, view('city=Doha&as=calendar')).as).toBe('calendar');
  expect(isChanged(events, view('city=Doha&as=calendar'), state)).toBe(false);
  expect(isChanged(events, view('city=Doha'), state)).toBe(true);
});

test('a view of weeks opens with the present week', () => {
  const events = shapeFor(eventList, 'ops');
  const weeks = (week: string) => readListState(events, parseSearch(`?as=calendar&week=${week}`));
  expect(viewQueryOf(events, weeks('2026-12-08'))).toBe('as=calendar&week=now');
  const saved = view('as=calendar&week=now');
  expect(stateOfView(events, saved)).toMatchObject({ as: 'calendar', at: { week: 'now' } });
  expect(isChanged(events, saved, weeks('2027-01-05'))).toBe(false);
  expect(isChanged(events, saved, readListState(events, parseSearch('?as=calendar&month=2026-12')))).toBe(true);
});
