import { eventList } from '@proline/contract/event/event';
import { usherList } from '@proline/contract/usher/usher';
import { expect, test } from 'vitest';
import { readListState, rowsQueryOf, shapeFor, withChanges, withFilter, writeListState } from './list-state.ts';
import { parseSearch, stringifySearch } from '../screen/search-params.ts';

const owner = shapeFor(usherList, 'owner');
const viewer = shapeFor(usherList, 'viewer');
const read = (address: string, shape = owner) => readListState(shape, parseSearch(address));
const again = (address: string, shape = owner) => stringifySearch(writeListState(read(address, shape)));

test('a list without wishes has a bare address', () => {
  expect(again('')).toBe('');
  expect(again('page=1&per_page=25&q=')).toBe('');
});

test('an address is read and written back', () => {
  const address =
    '?status=pending,approved&city=Riyadh&age=18..30&q=noura&sort=name,-created_at&per_page=50&cols=name,city&page=3&open=7';
  expect(again(address)).toBe(address);
});

test('what does not fit is left out, and the rest holds', () => {
  expect(again('?status=owner&page=-3&per_page=7&sort=iban,-name&cols=shoe_size&age=x..&created=yesterday&foo=1')).toBe(
    '?sort=-name',
  );
  expect(read('?page=9999999999999').page).toBe(1);
});

test('columns stand in the order of the list, whatever the address says', () => {
  expect(read('?cols=city,name').cols).toEqual(['name', 'city']);
});

test('a hidden column is neither shown, nor filtered, nor sorted by', () => {
  expect(owner.columns).toContain('document');
  expect(viewer.columns).not.toContain('document');
  expect(again('?document=expired&cols=name,document', viewer)).toBe('?cols=name');
});

test('another filter begins at the first page and closes the drawer', () => {
  const state = read('?page=4&open=7&cols=name,city');
  expect(stringifySearch(writeListState(withFilter(state, 'city', 'Jeddah')))).toBe('?city=Jeddah&cols=name,city');
  expect(stringifySearch(writeListState(withChanges(state, { page: 5 })))).toBe('?cols=name,city&page=5&open=7');
  expect(withFilter(withFilter(state, 'city', 'Jeddah'), 'city', undefined).filters).toEqual({});
});

test('the server is always told the order', () => {
  expect(rowsQueryOf(read('?q=ali&status=pending'), owner)).toEqual({
    status: 'pending',
    q: 'ali',
    sort: '-created_at',
    per_page: '25',
  });
});

test('another way to show the records keeps search and filters, and says where one is in it', () => {
  const events = shapeFor(eventList, 'ops');
  expect(again('?city=Doha&as=calendar&week=2026-12-06&open=7', events)).toBe(
    '?city=Doha&as=calendar&week=2026-12-06&open=7',
  );
  // A position that belongs to another way, and a way that the list does not have.
  expect(again('?as=map&month=2026-12', events)).toBe('?as=map');
  expect(again('?as=gallery&month=2026-12', events)).toBe('');
  expect(again('?as=toString', events)).toBe('');
  expect(again('?as=calendar')).toBe('');
});
