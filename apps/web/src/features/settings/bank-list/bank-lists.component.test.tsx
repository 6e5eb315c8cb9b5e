import { USUAL_CSV_PROFILE, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { BankLists } from './bank-lists.tsx';

let profiles: readonly CsvProfile[] = [];

const Kept = ({ editable }: { readonly editable: boolean }) => {
  const [now, setNow] = useState<readonly CsvProfile[]>([USUAL_CSV_PROFILE]);
  profiles = now;
  return <BankLists profiles={now} judged editable={editable} onChange={setNow} />;
};

beforeEach(() => loadTexts('en', ['bank-list']));

test('a bank’s own list is made column by column, and the preview is the file', async () => {
  const screen = await renderIn('en', <Kept editable />);
  const file = screen.getByRole('group', { name: 'Preview' });
  await expect.poll(() => file.element().textContent).toMatch(/^Line,Reference,.*\r?\n1,B47-T100001,Hala Mansour,/);
  await userEvent.click(screen.getByRole('button', { name: 'Add a format' }));
  await userEvent.fill(screen.getByLabelText('Name'), 'Bank B');
  await userEvent.selectOptions(screen.getByLabelText('Separator'), 'semicolon');
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'DD/MM/YYYY');
  await userEvent.click(screen.getByRole('switch', { name: 'First row with titles' }));
  for (let n = 0; n < 6; n += 1) await userEvent.click(screen.getByRole('button', { name: 'Remove column 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move column 2 up' }));
  await userEvent.selectOptions(screen.getByLabelText('Column 3', { exact: true }), 'holder');
  await expect
    .poll(() => file.element().textContent)
    .toBe('19/11/2026;SAR;هالة منصور\r\n19/11/2026;SAR;Anas, Al-Sulami');
  expect(profiles[1]).toEqual({
    ...{ name: 'Bank B', delimiter: 'semicolon', date_format: 'DD/MM/YYYY', header: false, encoding: 'utf-8-bom' },
    columns: [
      { field: 'execute_on', title: 'Execution date' },
      { field: 'currency', title: 'Currency' },
      { field: 'holder', title: 'Account holder' },
    ],
  });
});

test('a name twice and a list without columns say so where they are', async () => {
  const screen = await renderIn('en', <Kept editable />);
  await userEvent.click(screen.getByRole('button', { name: 'Add a format' }));
  await userEvent.fill(screen.getByLabelText('Name'), 'Standard');
  await expect.element(screen.getByText('Another format has this name.')).toBeVisible();
  for (let n = 0; n < 9; n += 1) await userEvent.click(screen.getByRole('button', { name: 'Remove column 1' }));
  await expect.element(screen.getByText('Add at least one column.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Standard' }));
  expect(profiles).toEqual([USUAL_CSV_PROFILE]);
  await expect.element(screen.getByRole('button', { name: /^Remove Standard/ })).not.toBeInTheDocument();
});

test('who may not change settings sees the lists and their preview only', async () => {
  const screen = await renderIn('en', <Kept editable={false} />);
  await expect.element(screen.getByRole('group', { name: 'Preview' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  await expect.element(screen.getByLabelText('Separator')).toBeDisabled();
});
