import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { CountFilter } from './count-filter.tsx';
import { PageHeader } from './page-header.tsx';
import { Pager } from './pager.tsx';
import { RecordTable } from './record-table.tsx';
import { Tabs } from './tabs.tsx';

const CHOICES = ['all', 'open', 'closed'].map((key) => ({
  key,
  label: key,
  count: '3',
  link: { to: '.' as const, search: { q: key } },
}));

test.each(LANGUAGES)('tabs are links that Tab walks through, and the one shown says so (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <>
      <Tabs label="Which" tabs={CHOICES} chosen="open" />
      <CountFilter label="Narrower" choices={CHOICES} chosen="closed" />
    </>,
  );
  const tabs = screen.getByRole('navigation', { name: 'Which' });
  await expect.element(tabs.getByRole('link', { name: 'open 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(tabs.getByRole('link', { name: 'all 3' })).not.toHaveAttribute('aria-current');
  await expect.element(tabs.getByRole('link', { name: 'all 3' })).toHaveAttribute('href', '/?q=all');
  tabs.getByRole('link', { name: 'all 3' }).element().focus();
  await userEvent.tab();
  await expect.element(tabs.getByRole('link', { name: 'open 3' })).toHaveFocus();
  const narrower = screen.getByRole('navigation', { name: 'Narrower' });
  await expect.element(narrower.getByRole('link', { name: 'closed 3' })).toHaveAttribute('aria-current', 'true');
});

const MANY_TABS = Array.from(
  { length: 12 },
  (_, at) => ({ key: `${at}`, label: `Some words ${at}`, link: { to: '/' } }) as const,
);

test.each(LANGUAGES)('%s: the chosen tab is in sight, and the page stays where it is', async (language) => {
  const screen = await renderIn(
    language,
    <>
      <div style={{ blockSize: 3000 }} />
      <div style={{ inlineSize: 300 }}>
        <Tabs label="Parts" tabs={MANY_TABS} chosen="10" />
      </div>
    </>,
  );
  const row = screen.getByRole('navigation');
  await expect.element(row).toBeInTheDocument();
  const around = row.element().getBoundingClientRect();
  const own = screen.getByText('Some words 10').element().getBoundingClientRect();
  expect([own.left >= around.left, own.right <= around.right]).toEqual([true, true]);
  expect(scrollY).toBe(0);
});

const linkTo = (page: number) => ({ to: '.' as const, search: { page } });

test('a pager says where it is, and has no step beyond an end', async () => {
  const screen = await renderIn('en', <Pager page={2} perPage={25} total={40} linkTo={linkTo} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('26–40 of 40');
  await expect.element(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/?page=1');
  await expect.element(screen.getByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
});

test('one page needs no pager', async () => {
  const screen = await renderIn('en', <Pager page={1} perPage={25} total={25} linkTo={linkTo} />);
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument();
});

test('a table to read names its rows, says what is missing, and opens details by their button', async () => {
  const rows = [
    { id: 'a', name: 'Sara', note: 'Leads' },
    { id: 'b', name: 'Omar', note: null },
  ];
  const screen = await renderIn(
    'en',
    <RecordTable
      label="Ushers"
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { key: 'name', title: 'Name', cell: ({ name }) => name },
        { key: 'note', title: 'Note', cell: ({ note }) => note },
      ]}
      details={{ title: 'More', label: ({ name }) => `More of ${name}`, content: ({ name }) => `All about ${name}` }}
    />,
  );
  await expect.element(screen.getByRole('rowheader', { name: 'Sara' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Omar/ }).getByText('Not provided')).toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'More of Omar' });
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false');
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByText('All about Omar')).toBeVisible();
});

test('the title of a page can take the focus, but is no stop of the Tab key', async () => {
  const screen = await renderIn('ar', <PageHeader title="Events" actions={<button type="button">New</button>} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'New' })).toHaveFocus();
  screen.getByRole('heading', { level: 1, name: 'Events' }).element().focus();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
