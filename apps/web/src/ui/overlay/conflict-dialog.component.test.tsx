import { threeWay } from '@proline/domain/merge/three-way';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';

type Language = (typeof LANGUAGES)[number];
const WORDS = {
  en: {
    title: 'Someone changed this in the meantime',
    keep: 'Keep mine and continue editing',
    take: 'Use theirs',
    overwrite: 'Overwrite with mine',
    columns: ['Field', 'Before', 'Theirs', 'Yours'],
    rows: ['nameChanged by both', 'city', 'isOpen'],
    cells: ['Old', 'Theirs', 'Mine', 'Doha', 'Empty', 'Unchanged', 'Yes', 'Unchanged', 'No'],
  },
  ar: {
    title: 'عدّل شخص آخر هذا في هذه الأثناء',
    keep: 'إبقاء قيمي ومتابعة التحرير',
    take: 'استخدام القيم الأخرى',
    overwrite: 'الحفظ بقيمي',
    columns: ['الحقل', 'قبل', 'القيمة الأخرى', 'قيمتك'],
    rows: ['nameعدّله الطرفان', 'city', 'isOpen'],
    cells: ['Old', 'Theirs', 'Mine', 'Doha', 'فارغ', 'لم يتغيّر', 'نعم', 'لم يتغيّر', 'لا'],
  },
};

const { differences } = threeWay(
  { name: 'Old', city: 'Doha', isOpen: true, seats: 3 },
  { name: 'Mine', city: 'Doha', isOpen: false, seats: 3 },
  { name: 'Theirs', city: '', isOpen: true, seats: 3 },
);

const Conflict = ({ done, isRefused }: { readonly done: string[]; readonly isRefused: boolean }) => {
  const [open, setOpen] = useState(true);
  const close = (how: string) => () => {
    done.push(how);
    setOpen(false);
  };
  return (
    <ConflictDialog
      open={open}
      who="Omar Haddad saved other values just now."
      differences={differences}
      labelOf={(name) => name}
      onKeepMine={close('kept')}
      onTakeTheirs={close('took theirs')}
      onOverwrite={() => (isRefused ? Promise.reject(new Error('refused')) : close('overwrote')())}
    />
  );
};

const conflict = async (language: Language, isRefused = false) => {
  const done: string[] = [];
  const screen = await renderIn(language, <Conflict done={done} isRefused={isRefused} />);
  const dialog = screen.getByRole('dialog', { name: WORDS[language].title });
  await expect.element(dialog).toBeVisible();
  return { done, dialog, words: WORDS[language] };
};

test.each(LANGUAGES)('who, and field by field what was, what they wrote and what I wrote (%s)', async (language) => {
  const { dialog, words } = await conflict(language);
  await expect.element(dialog.getByText(/Omar Haddad saved other values just now\./)).toBeVisible();
  const textsOf = (role: 'columnheader' | 'rowheader' | 'cell') =>
    dialog
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent);
  expect(textsOf('columnheader')).toEqual(words.columns);
  expect(textsOf('rowheader')).toEqual(words.rows);
  expect(textsOf('cell')).toEqual(words.cells);
});

test.each(LANGUAGES)(
  'the focus is on the choice that loses nothing, and Escape is that choice (%s)',
  async (language) => {
    const { done, dialog, words } = await conflict(language);
    await expect.element(dialog.getByRole('button', { name: words.keep })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(done).toEqual(['kept']);
  },
);

test('theirs are taken, or overwritten', async () => {
  const taken = await conflict('en');
  await taken.dialog.getByRole('button', { name: taken.words.take }).click();
  expect(taken.done).toEqual(['took theirs']);
  const overwritten = await conflict('en');
  await overwritten.dialog.getByRole('button', { name: overwritten.words.overwrite }).click();
  await expect.poll(() => overwritten.done).toEqual(['overwrote']);
});

test('when overwriting is refused the choice stays open', async () => {
  const { done, dialog, words } = await conflict('en', true);
  await dialog.getByRole('button', { name: words.overwrite }).click();
  await dialog.getByRole('button', { name: words.keep }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(done).toEqual(['kept']);
});
