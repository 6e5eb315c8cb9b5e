import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderIn } from '../../../testing/render-in.tsx';
import { KeysHelp } from './keys-help.tsx';

test('the question mark lists the keys, in either script, but not while somebody types', async () => {
  const screen = await renderIn(
    'en',
    <>
      <input aria-label="Name" />
      <KeysHelp />
    </>,
  );
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('?');
  await expect.element(field).toHaveValue('?');
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  field.element().blur();
  await userEvent.keyboard('?');
  await expect.element(dialog.getByText('Show these shortcuts')).toBeVisible();
  // The keys of lists are not those of the screen that is open.
  expect(dialog.getByText('Next record').query()).toBeNull();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  dispatchEvent(new KeyboardEvent('keydown', { key: '؟' }));
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
