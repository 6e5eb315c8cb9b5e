import { expect, test, vi } from 'vitest';
import { SampleList } from '../../../gallery/sample-list.tsx';
import { answerByTheSample } from '../../../testing/sample-server.ts';
import { renderIn } from '../../../testing/render-in.tsx';

answerByTheSample();

test('a title sorts up, down and not at all; with Shift the order so far stays before it', async () => {
  const screen = await renderIn('en', <SampleList />);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  const title = (name: string) => head(name).getByRole('button');
  await title('Name').click();
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'ascending');
  await title('Name').click();
  await expect.element(head('Name')).toHaveAttribute('aria-sort', 'descending');
  await title('Name').click();
  await expect.element(head('Name')).not.toHaveAttribute('aria-sort');
  await title('Name').click();
  await title('Code').click({ modifiers: ['Shift'] });
  await expect.element(head('Name sort level 1')).toHaveAttribute('aria-sort', 'ascending');
  // Only one column may have the mark; the other says its rank.
  await expect.element(head('Code sort level 2')).not.toHaveAttribute('aria-sort');
  // Phone numbers have no useful order.
  await expect.element(head('Phone').getByRole('button')).not.toBeInTheDocument();
});

test('what is selected is counted, can become all that match, and is given to the action', async () => {
  const run = vi.fn();
  const screen = await renderIn('en', <SampleList bulk={[{ key: 'mail', label: 'Write', run }]} />);
  const page = screen.getByRole('checkbox', { name: 'Select all on this page' });
  const bar = screen.getByRole('region', { name: 'Bulk actions' });
  await expect.element(bar).not.toBeInTheDocument();
  await screen.getByRole('checkbox', { name: 'Select Omar Haddad' }).click({ force: true });
  await expect.element(page).toBePartiallyChecked();
  await expect.element(bar.getByText('1 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Write' }).click();
  expect(run.mock.calls[0]?.[0]).toMatchObject({ count: 1, rows: [{ name_en: 'Omar Haddad' }] });
  await bar.getByRole('button', { name: 'select all 40 matching' }).click();
  await expect.element(page).toBeChecked();
  await bar.getByRole('button', { name: 'Write' }).click();
  expect(run.mock.calls[1]?.[0]).toMatchObject({ count: 40, selection: { all: true } });
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page).not.toBeChecked();
});
