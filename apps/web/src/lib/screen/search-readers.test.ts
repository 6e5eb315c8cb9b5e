import { expect, test } from 'vitest';
import { anyText, laterPage, oneOf, recordId, searchOf, someOf } from './search-readers.ts';

const ID = '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d';
// The values of an address have no type yet.
const read = searchOf({
  q: anyText,
  tab: oneOf(['archived']),
  open: recordId,
  page: laterPage,
  only: someOf(['new', 'near', 'free']),
}) as (search: Readonly<Record<string, unknown>>) => unknown;

test('what fits is read', () => {
  expect(read({ q: 'a b', tab: 'archived', open: ID, page: '3', only: 'free,new,rich' })).toEqual({
    q: 'a b',
    tab: 'archived',
    open: ID,
    page: 3,
    only: 'new,free',
  });
});

test('what does not fit is dropped, and so is what nobody reads', () => {
  const dropped = { q: undefined, tab: undefined, open: undefined, page: undefined, only: undefined };
  expect(read({ q: '', tab: 'new', open: '7', page: '0', only: 'rich', colour: 'red' })).toEqual(dropped);
  expect(read({ page: '1' })).toEqual(dropped);
  expect(read({ page: '1234567' })).toEqual(dropped);
});

test('what has been read is read again as it is', () => {
  const once = { q: 'x', tab: 'archived', open: ID, page: 3, only: 'near' };
  expect(read(once)).toEqual(once);
});
