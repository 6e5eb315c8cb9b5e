import { usherList } from '@proline/contract/usher/usher';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readListState, withChanges, type ListState } from '../../../lib/list/list-state.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import type { ListControl } from '../use-list.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheetButton } from './filter-sheet.tsx';

type Language = (typeof LANGUAGES)[number];
type Row = { readonly id: string };
type Step = { readonly filters: ListState['filters']; readonly replace: boolean };

const WORDS = {
  en: {
    add: 'Add filter',
    remove: 'Remove filter: Gender',
    clear: 'Clear',
    filters: 'Filters',
    on: 'Filters, 2 filters on',
    show: 'Show 7 found',
  },
  ar: {
    add: 'إضافة عامل تصفية',
    remove: 'إزالة عامل التصفية: Gender',
    clear: 'مسح',
    filters: 'عوامل التصفية',
    on: 'عوامل التصفية, عاملا تصفية',
    show: 'عرض 7 found',
  },
};
const SHAPE = {
  columns: [],
  filters: {
    status: { kind: 'choices', values: ['pending', 'approved'], words: {}, title: { en: 'Status', ar: 'Status' } },
    gender: { kind: 'choices', values: ['male', 'female'], words: {}, title: { en: 'Gender', ar: 'Gender' } },
    age: { kind: 'numbers', min: 0, max: 120, title: { en: 'Age', ar: 'Age' } },
  },
  sorts: [],
  defaultSort: 'name',
  ways: {},
} as const;
const nothing = () => undefined;

/** A list that keeps its address in this component. */
const useShownList = (steps: Step[], filters: ListState['filters']): ListControl<Row> => {
  const [state, setState] = useState(() => withChanges(readListState(SHAPE, {}), { filters }));
  const go: ListControl<Row>['go'] = (next, how) => {
    steps.push({ filters: next.filters, replace: how?.replace === true });
    setState(next);
  };
  return {
    view: {
      list: usherList,
      topic: 'usher',
      title: 'Ushers',
      counted: (count) => `${count} found`,
      searchHint: '',
      nameOf: ({ id }) => id,
      card: ({ id }) => id,
      columns: {},
      filters: { status: { title: 'Status' }, gender: { title: 'Gender' }, age: { title: 'Age' } },
      empty: { icon: null, title: '', text: '' },
    },
    shape: SHAPE,
    state,
    go,
    change: (changes, how) => go(withChanges(state, changes), how),
    searchOf: () => ({}),
    columns: [],
    page: {
      data: [],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 7, total_exact: true, next: null, previous: null },
    },
    rows: [],
    loading: false,
    updating: false,
    error: null,
    retry: nothing,
    counts: undefined,
    shown: [],
    reportShown: nothing,
    selection: { rows: new Map(), all: false, has: () => false, toggle: nothing, takeAll: nothing, clear: nothing },
    savedViews: { name: undefined, views: [], standard: undefined },
  };
};

const shown = async (language: Language, what: 'chips' | 'sheet', filters: ListState['filters']) => {
  const steps: Step[] = [];
  const Shown = () => {
    const list = useShownList(steps, filters);
    return what === 'chips' ? <FilterChips list={list} /> : <FilterSheetButton list={list} />;
  };
  const screen = await renderIn(language, <Shown />);
  return { steps, screen, words: WORDS[language] };
};

test.each(LANGUAGES)(
  'a filter is added without a mouse; what follows belongs to the same step (%s)',
  async (language) => {
    const { steps, screen, words } = await shown(language, 'chips', {});
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = screen.getByRole('dialog', { name: words.add });
    // The status has tabs, so it is not offered.
    expect(
      panel
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Gender', 'Age']);
    await expect.element(panel.getByRole('button', { name: 'Gender' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel.getByRole('checkbox', { name: 'male', exact: true })).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect
      .poll(() => steps)
      .toEqual([
        { filters: { gender: 'male' }, replace: false },
        { filters: { gender: 'male,female' }, replace: true },
      ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: words.add })).toHaveFocus();
  },
);

test.each(LANGUAGES)('a chip says its filter, opens it, and takes it off (%s)', async (language) => {
  const { steps, screen, words } = await shown(language, 'chips', { gender: 'male', age: '18..30' });
  const chip = screen.getByRole('button', { name: 'Gender male' });
  await chip.click();
  await expect
    .element(screen.getByRole('dialog', { name: 'Gender' }).getByRole('checkbox', { checked: true }))
    .toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(chip).toHaveFocus();
  await screen.getByRole('button', { name: words.remove }).click();
  await expect.element(chip).not.toBeInTheDocument();
  expect(steps).toEqual([{ filters: { age: '18..30' }, replace: false }]);
});

test('all are cleared but the tab, which is no chip; several statuses are one', async () => {
  const one = await shown('en', 'chips', { status: 'pending', gender: 'male' });
  await expect.element(one.screen.getByRole('button', { name: 'Status pending' })).not.toBeInTheDocument();
  await one.screen.getByRole('button', { name: one.words.clear }).click();
  expect(one.steps).toEqual([{ filters: { status: 'pending' }, replace: false }]);
  const both = await shown('en', 'chips', { status: 'pending,approved' });
  await expect.element(both.screen.getByRole('button', { name: 'Status pending, approved' })).toBeVisible();
  await both.screen.getByRole('button', { name: both.words.clear }).click();
  expect(both.steps).toEqual([{ filters: {}, replace: false }]);
});

test.each(LANGUAGES)('the sheet has them all; those that are on are open (%s)', async (language) => {
  const { steps, screen, words } = await shown(language, 'sheet', { gender: 'male', age: '18..30' });
  const open = screen.getByRole('button', { name: words.on });
  await open.click();
  const sheet = screen.getByRole('dialog', { name: words.filters });
  await expect.element(sheet).toBeVisible();
  const parts = [...sheet.element().querySelectorAll('details')];
  expect(parts.map((part) => [part.querySelector('summary')?.textContent, part.open])).toEqual([
    ['Status', false],
    ['Gender', true],
    ['Age', true],
  ]);
  await sheet.getByRole('checkbox', { name: 'female' }).click({ force: true });
  expect(steps).toEqual([{ filters: { gender: 'male,female', age: '18..30' }, replace: false }]);
  await sheet.getByRole('button', { name: words.show }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('Escape and a click beside it close the sheet; the page behind is out of reach', async () => {
  const { screen, words } = await shown('en', 'sheet', {});
  const open = screen.getByRole('button', { name: words.filters });
  await open.click();
  const sheet = screen.getByRole('dialog', { name: words.filters });
  await expect.element(sheet).toBeVisible();
  expect(open.element().closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await open.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 4, y: 4 }, force: true });
  await expect.element(sheet).not.toBeInTheDocument();
});
