import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

const Opened = ({ autofocus = false }: { readonly autofocus?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A name for it"
        text="It is seen by everybody."
        actions={
          <>
            <Button tone="secondary" data-autofocus={autofocus || undefined} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button>Save</Button>
          </>
        }
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
};

test.each(LANGUAGES)('takes the focus, keeps it, and gives it back on Escape (%s)', async (language) => {
  const screen = await renderIn(language, <Opened />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'A name for it' })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the page behind it is out of reach, and a click there closes it', async () => {
  const screen = await renderIn('en', <Opened autofocus />);
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(screen.getByText('Elsewhere').element().closest('[inert]')).not.toBeNull();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 4, y: 4 }, force: true });
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
