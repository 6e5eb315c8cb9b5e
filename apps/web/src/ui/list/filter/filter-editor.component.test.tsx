import { usherList } from '@proline/contract/usher/usher';
import type { ListFilter } from '@proline/contract/frame/list-filters';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { valuesQuery } from '../../../lib/list/list-rows.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import type { FilterView } from '../list-view.ts';
import { FilterEditor } from './filter-editor.tsx';

type Language = (typeof LANGUAGES)[number];
type Edited = { readonly filter: ListFilter; readonly view?: Omit<FilterView, 'title'>; readonly start?: string };

const SOURCE = { list: usherList, topic: 'usher' } as const;
const TITLE = { en: 'Filter', ar: 'Filter' };
const STATUS = { kind: 'choices', values: ['pending', 'approved', 'blocked'], words: {}, title: TITLE } as const;
const CITY = { kind: 'texts', title: TITLE } as const;
const WORDS = {
  en: { find: 'Search values', more: 'Type to find more.', none: 'No matches', from: 'From', to: 'To' },
  ar: { find: 'البحث في القيم', more: 'اكتب للعثور على المزيد.', none: 'لا نتائج مطابقة', from: 'من', to: 'إلى' },
};
const ARABIC: Readonly<Record<string, string>> = { Riyadh: 'الرياض', Doha: 'الدوحة', Jeddah: 'جدة' };

const edited = async (language: Language, { filter, view, start }: Edited) => {
  const said: (string | undefined)[] = [];
  const Editor = () => {
    const [text, setText] = useState(start);
    return (
      <FilterEditor
        source={SOURCE}
        name="city"
        filter={filter}
        view={{ title: 'Filter', ...view }}
        text={text}
        onChange={(next) => {
          said.push(next);
          setText(next);
        }}
      />
    );
  };
  const screen = await renderIn(language, <Editor />);
  const boxes = () =>
    screen
      .getByRole('checkbox')
      .elements()
      .map((box) => box.closest('label')?.textContent);
  return { said, screen, boxes, words: WORDS[language] };
};

const cities = (values: readonly string[]) =>
  queryClient.setQueryData(valuesQuery(SOURCE, 'city', '').queryKey, values);

test.each(LANGUAGES)('of several values the arrow keys walk in a circle and Space chooses (%s)', async (language) => {
  const { said, screen } = await edited(language, { filter: STATUS, start: 'approved' });
  const box = (name: string) => screen.getByRole('group', { name: 'Filter' }).getByRole('checkbox', { name });
  await expect.element(box('approved')).toBeChecked();
  await userEvent.tab();
  await expect.element(box('pending')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box('blocked')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect.element(box('approved')).not.toBeChecked();
  await userEvent.keyboard('{ArrowUp} ');
  await expect.element(box('pending')).toBeChecked();
  expect(said).toEqual([undefined, 'pending']);
});

test.each(LANGUAGES)('values of the records are found by the words of either language (%s)', async (language) => {
  cities(['Doha', 'Jeddah', 'Riyadh']);
  const wordOf = (value: string) => (language === 'ar' ? (ARABIC[value] ?? value) : value);
  const { said, screen, boxes, words } = await edited(language, { filter: CITY, view: { wordOf } });
  const find = screen.getByRole('searchbox', { name: words.find });
  expect(boxes()).toHaveLength(3);
  await find.fill('doh');
  await expect.poll(boxes).toEqual([wordOf('Doha')]);
  await find.fill(wordOf('Riyadh'));
  await expect.poll(boxes).toEqual([wordOf('Riyadh')]);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(said).toEqual(['Riyadh']);
  // Chosen values stay in sight, whatever somebody types.
  await find.fill('doh');
  await expect.poll(boxes).toEqual([wordOf('Riyadh'), wordOf('Doha')]);
});

test.each(LANGUAGES)('that there are more values, or none, is announced (%s)', async (language) => {
  cities(Array.from({ length: 51 }, (_, index) => `City ${index}`));
  const many = await edited(language, { filter: CITY });
  expect(many.boxes()).toHaveLength(50);
  await expect.element(many.screen.getByRole('status')).toHaveTextContent(many.words.more);
  cities([]);
  const none = await edited(language, { filter: CITY });
  await expect.element(none.screen.getByRole('status')).toHaveTextContent(none.words.none);
});

test('a value that nobody told of can be meant as it is typed', async () => {
  cities([]);
  const { said, screen, boxes } = await edited('en', { filter: CITY });
  await screen.getByRole('searchbox').fill('Al Khobar, East');
  await expect.poll(boxes).toEqual(['Al Khobar  East']);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(said).toEqual(['Al Khobar  East']);
});

test('other records are looked up by name and kept by id', async () => {
  const people = [
    { value: 'id-1', label: 'Omar' },
    { value: 'id-2', label: 'Sara' },
  ];
  const lookUp: FilterView['lookUp'] = (wanted) =>
    Promise.resolve(
      people.filter(({ value, label }) =>
        'ids' in wanted ? wanted.ids.includes(value) : label.startsWith(wanted.text),
      ),
    );
  const { said, screen, boxes } = await edited('en', {
    filter: { kind: 'records', of: 'leader', title: TITLE },
    view: { lookUp },
    start: 'id-1',
  });
  await expect.poll(boxes).toEqual(['Omar', 'Sara']);
  await expect.element(screen.getByRole('checkbox', { name: 'Omar' })).toBeChecked();
  await screen.getByRole('searchbox').fill('Sa');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown} ');
  await expect.poll(() => said).toEqual(['id-1,id-2']);
});

test.each(LANGUAGES)(
  'a range of numbers holds on Enter or on leaving, not while it is typed (%s)',
  async (language) => {
    const { said, screen, words } = await edited(language, {
      filter: { kind: 'numbers', min: 0, max: 120, title: TITLE },
    });
    const range = screen.getByRole('group', { name: 'Filter' });
    await range.getByRole('spinbutton', { name: words.from }).click();
    await userEvent.keyboard('30');
    expect(said).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual(['30..']);
    await userEvent.tab();
    await userEvent.keyboard('18');
    await userEvent.tab();
    // The range is typed backwards and read forwards.
    await expect.poll(() => said).toEqual(['30..', '18..30']);
  },
);

test.each(LANGUAGES)('an end of a range of days is typed or picked, and may be left open (%s)', async (language) => {
  const { said, screen, words } = await edited(language, {
    filter: { kind: 'days', title: TITLE },
    start: '2026-11-18..',
  });
  const end = (name: string) => screen.getByRole('textbox', { name });
  await expect.element(end(words.from)).toHaveAttribute('data-day', '2026-11-18');
  await end(words.to).fill('2026-11-30');
  await expect.poll(() => said).toEqual(['2026-11-18..2026-11-30']);
  await end(words.from).click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Home}{Enter}');
  await expect.poll(() => said.at(-1)).toBe('2026-11-15..2026-11-30');
  await end(words.to).fill('');
  await expect.poll(() => said.at(-1)).toBe('2026-11-15..');
});

test('yes, no, or either', async () => {
  const { said, screen } = await edited('en', { filter: { kind: 'flag', title: TITLE }, start: 'yes' });
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await screen.getByText('No', { exact: true }).click();
  await screen.getByText('Any').click();
  expect(said).toEqual(['no', undefined]);
});
