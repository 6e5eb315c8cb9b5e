import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { ActionMenu, type Action } from './action-menu.tsx';
import { Menu, type MenuItem } from './menu.tsx';

const menuOf = (done: string[], ...more: readonly MenuItem[]) => (
  <>
    <Menu
      label="Actions"
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
      items={[
        { key: 'edit', label: 'Edit', run: () => done.push('edit') },
        { key: 'shut', label: 'Publish', disabled: 'Not ready', run: () => done.push('publish') },
        { key: 'page', label: 'Open its page', link: { to: '/', search: { job: 'x' } } },
        ...more,
        { key: 'delete', label: 'Delete', danger: true, separate: true, run: () => done.push('delete') },
      ]}
    />
    <button type="button" onClick={() => done.push('elsewhere')}>
      Elsewhere
    </button>
  </>
);

test.each(LANGUAGES)('keys walk, do and close; the focus goes back to the button (%s)', async (language) => {
  const done: string[] = [];
  const screen = await renderIn(language, menuOf(done));
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('o');
  await expect.element(screen.getByRole('menuitem', { name: 'Open its page' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(done).toEqual(['delete']);
  await expect.element(button).toHaveFocus();
});

test('what cannot be done now is reached, says why and does nothing', async () => {
  const done: string[] = [];
  const screen = await renderIn('en', menuOf(done));
  await screen.getByRole('button', { name: 'More' }).click();
  await userEvent.keyboard('{ArrowDown}');
  const shut = screen.getByRole('menuitem', { name: 'Publish Not ready' });
  await expect.element(shut).toHaveFocus();
  await expect.element(shut).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(shut).toBeVisible();
  expect(done).toEqual([]);
});

test('one of several is marked, and a link is a link', async () => {
  const chosen: string[] = [];
  const screen = await renderIn(
    'en',
    menuOf(
      chosen,
      { key: 'list', label: 'List', checked: true, run: () => chosen.push('list') },
      { key: 'map', label: 'Map', checked: false, run: () => chosen.push('map') },
    ),
  );
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'List' })).toBeChecked();
  await expect.element(screen.getByRole('menuitem', { name: 'Open its page' })).toHaveAttribute('href', '/?job=x');
  await screen.getByRole('menuitemradio', { name: 'Map' }).click();
  expect(chosen).toEqual(['map']);
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a click elsewhere closes it and is done as well; its button closes it', async () => {
  const done: string[] = [];
  const screen = await renderIn('en', menuOf(done));
  const button = screen.getByRole('button', { name: 'More' });
  await button.click();
  await screen.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  expect(done).toEqual(['elsewhere']);
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await button.click();
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
});

test('a menu of actions has those that can be done, and shows their dialogs', async () => {
  const done: string[] = [];
  const merge: Action = {
    item: { key: 'merge', label: 'Merge', run: () => done.push('merge') },
    dialog: <p>Merge with whom?</p>,
  };
  const screen = await renderIn('en', <ActionMenu label="More" actions={[merge, { item: null, dialog: null }]} />);
  await expect.element(screen.getByText('Merge with whom?')).toBeVisible();
  await screen.getByRole('button', { name: 'More' }).click();
  await screen.getByRole('menuitem', { name: 'Merge' }).click();
  expect(done).toEqual(['merge']);
});

test('without anything to do there is no button', async () => {
  const screen = await renderIn('en', <ActionMenu label="More" actions={[{ item: null, dialog: null }]} />);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
