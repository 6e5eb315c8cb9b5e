import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { CopyText } from './copy-text.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './text-link.tsx';

test('a button that is at work keeps the focus and is not pressed again', async () => {
  const pressed = vi.fn();
  const show = (loading: boolean) => (
    <Button loading={loading} onClick={pressed}>
      Save
    </Button>
  );
  const screen = await renderIn('en', show(true));
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
});

test('a press copies, and says so for a moment', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const words = { label: 'Copy', copiedLabel: 'Copied' };
  const screen = await renderIn(
    'ar',
    <>
      <CopyButton text="U-1" {...words} />
      <CopyText text="U-2" {...words} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Copied' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(written.mock.calls).toEqual([['U-1'], ['U-2']]);
  // A code reads from the left in Arabic, too.
  await expect.element(screen.getByText('U-2')).toHaveAttribute('dir', 'ltr');
});

test.each(LANGUAGES)('what leads elsewhere is a link, and its arrow points onwards (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <>
      <ButtonLink to=".">Open</ButtonLink>
      <TextLink to="." label="All events">
        All
      </TextLink>
    </>,
  );
  await expect.element(screen.getByRole('link', { name: 'Open' })).toBeVisible();
  const arrow = screen.getByRole('link', { name: 'All events' }).element().querySelector('svg');
  expect(arrow && getComputedStyle(arrow).transform).toBe(language === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
});

test('an icon button has a name', async () => {
  const screen = await renderIn('en', <IconButton label="Close" />);
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});
