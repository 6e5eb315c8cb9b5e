import { Link } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { endSession, storeToken } from '../../lib/session/session-store.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { SaveBar } from './save-bar.tsx';

afterEach(() => endSession());

const unsaved = { changes: 2, saving: false, onSave: () => undefined, onDiscard: () => undefined };

test('without a change there is no bar', async () => {
  const screen = await renderIn('en', <SaveBar {...unsaved} changes={0} />);
  await expect.element(screen.getByRole('group')).not.toBeInTheDocument();
});

test('it says what is unsaved, and first what is wrong', async () => {
  const screen = await renderIn('en', <SaveBar {...unsaved} problems={1} />);
  await expect.element(screen.getByRole('group', { name: '2 changes' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 field needs attention');
});

test('Ctrl S saves once, and not again while it is saving', async () => {
  const onSave = vi.fn();
  await renderIn('ar', <SaveBar {...unsaved} onSave={onSave} />);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
  await renderIn('ar', <SaveBar {...unsaved} onSave={onSave} saving />);
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('leaving the page asks first, and whoever stays has lost nothing', async () => {
  storeToken('of nobody');
  const screen = await renderIn(
    'en',
    <>
      <Link to="/privacy">Elsewhere</Link>
      <SaveBar {...unsaved} />
    </>,
  );
  await screen.getByRole('link', { name: 'Elsewhere' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: '2 changes' })).toBeVisible();
});
