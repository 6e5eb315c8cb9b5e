import { usherList } from '@proline/contract/usher/usher';
import { expect, test } from 'vitest';
import { shapeFor } from '../../../lib/list/list-state.ts';
import { beginsDescending, orderNamed, sortOfColumn } from './orders.ts';
import { columnWidths, exportedColumns, fittingColumns, isEndAligned, ROW_END_PX, tableWidth } from './table-shape.ts';
import type { AnyListView } from '../list-view.ts';

const column = (title: string, width?: number) => ({ title, cell: () => null, ...(width !== undefined && { width }) });
const view: AnyListView<{ id: string }> = {
  list: usherList,
  topic: 'usher',
  title: 'Ushers',
  counted: String,
  searchHint: '',
  nameOf: ({ id }) => id,
  card: () => null,
  empty: { icon: null, title: '', text: '' },
  columns: {
    name: column('Name'),
    age: column('Age', 80),
    city: column('City', 100),
    code: { ...column('Code', 90), align: 'start' },
  },
  filters: {},
  orders: { created_at: { title: 'Joined' }, age: { column: 'city' } },
};
const shape = shapeFor(usherList, 'owner');

test('beside the drawer the first columns that fit are shown, and always the name', () => {
  const columns = ['name', 'age', 'city'];
  expect(tableWidth(view, columns, false)).toBe(220 + 80 + 100);
  expect(tableWidth(view, columns, true)).toBe(220 + 80 + 100 + ROW_END_PX);
  expect(fittingColumns(view, columns, 400)).toEqual(columns);
  expect(fittingColumns(view, columns, 399)).toEqual(['name', 'age']);
  expect(fittingColumns(view, columns, 10)).toEqual(['name']);
});

test('beside the drawer a column that matters more stays, in its place, and the end of the row goes', () => {
  const columns = ['name', 'age', 'city', 'code'];
  const marked = {
    ...view,
    columns: { ...view.columns, code: { ...column('Code', 90), first: true } },
    rowEnd: () => null,
  };
  expect(fittingColumns(marked, columns, 490)).toEqual(columns);
  expect(fittingColumns(marked, columns, 399)).toEqual(['name', 'age', 'code']);
  expect(fittingColumns(marked, columns, 310)).toEqual(['name', 'code']);
});

test('columns share the room that is left, up to half as much again, and never lose any', () => {
  const columns = ['name', 'age', 'city'];
  const at = (width: number) => [...columnWidths(view, columns, { width, rowEnd: false })];
  expect(at(0)).toEqual([
    ['age', 80],
    ['city', 100],
  ]);
  expect(at(480)).toEqual([
    ['age', 96],
    ['city', 120],
  ]);
  expect(at(4_000)).toEqual([
    ['age', 120],
    ['city', 150],
  ]);
});

test('a file has the shown columns and those that no file goes without, in the order of the list', () => {
  const marked = { ...view, columns: { ...view.columns, city: { ...column('City', 100), inFiles: true } } };
  expect(exportedColumns(marked, ['code', 'name'])).toEqual(['name', 'city', 'code']);
});

test('figures stand at the end, unless a list says otherwise', () => {
  expect(['name', 'age', 'code'].map((name) => isEndAligned(view, name))).toEqual([false, true, false]);
});

test('a sort has its column’s name and kind, or those it is given', () => {
  expect(orderNamed(view, 'name')).toEqual({ title: 'Name', kind: 'text' });
  expect(orderNamed(view, 'created_at')).toEqual({ title: 'Joined', kind: 'moment' });
  expect(sortOfColumn(view, shape, 'city')).toBe('age');
  expect(sortOfColumn(view, shape, 'gender')).toBeUndefined();
});

test('times begin with the newest', () => {
  expect([beginsDescending('moment'), beginsDescending('day'), beginsDescending('text')]).toEqual([true, true, false]);
});
