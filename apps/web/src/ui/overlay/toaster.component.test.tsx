import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offerUndo } from '../../lib/api/undo.ts';
import { showError, showSuccess } from '../../lib/screen/toast.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toaster.tsx';

const toaster = <Toaster label="Messages" closeLabel="Dismiss message" />;

afterEach(() => vi.useRealTimers());

/** No message goes by itself before the test says so, however slow the machine is. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

test.each(LANGUAGES)('a success is a status, a failure an alert, both in a polite region (%s)', async (language) => {
  const screen = await renderIn(language, toaster);
  stopClock();
  showSuccess('Saved', { detail: 'All of it' });
  showError('Not sent');
  const region = screen.getByRole('region', { name: 'Messages' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  await expect.element(region.getByRole('status')).toHaveTextContent('SavedAll of it');
  await expect.element(region.getByRole('alert')).toHaveTextContent('Not sent');
  // The close button stands at the end of the line.
  const [close, text] = [region.getByRole('button').first(), region.getByText('Saved')];
  const isLeft = close.element().getBoundingClientRect().left < text.element().getBoundingClientRect().left;
  expect(isLeft).toBe(language === 'ar');
});

test('the same message twice is shown once, and the oldest of many gives way', async () => {
  const screen = await renderIn('en', toaster);
  stopClock();
  for (const text of ['1', '2', '2', '3', '4', '5']) showError(text);
  await expect.element(screen.getByRole('alert')).toHaveLength(4);
  expect(
    screen
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['2', '3', '4', '5']);
});

test('its button closes it', async () => {
  const screen = await renderIn('en', toaster);
  stopClock();
  showSuccess('Saved');
  await screen.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

/** Nobody points at it, and the clock is the test's own. */
const renderAwayFromPointer = async () => {
  const screen = await renderIn(
    'en',
    <>
      <h1>Elsewhere</h1>
      {toaster}
    </>,
  );
  await screen.getByRole('heading').hover();
  stopClock();
  return screen;
};

test('it goes by itself, a failure later than a success, and not while it is reached for', async () => {
  const screen = await renderAwayFromPointer();
  showSuccess('Saved');
  showError('Not sent');
  await expect.element(screen.getByRole('status')).toBeVisible();
  await userEvent.tab();
  await expect.element(screen.getByRole('status').getByRole('button')).toHaveFocus();
  vi.advanceTimersByTime(8_999);
  await expect.element(screen.getByRole('status')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('status')).toBeVisible();
  await userEvent.tab({ shift: true });
  await expect.element(screen.getByRole('status').getByRole('button')).not.toHaveFocus();
  vi.advanceTimersByTime(4_999);
  await expect.element(screen.getByRole('status')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('what can be undone is undone by its button, or by the key where nothing is typed', async () => {
  const undone: string[] = [];
  const screen = await renderIn(
    'en',
    <>
      <input aria-label="Name" />
      {toaster}
    </>,
  );
  const offer = (text: string) =>
    offerUndo(text, () => {
      undone.push(text);
      return Promise.resolve();
    });
  offer('First deleted');
  offer('Second deleted');
  await screen.getByRole('textbox').click();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toEqual([]);
  screen.getByRole('textbox').element().blur();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => undone).toEqual(['Second deleted']);
  await screen.getByRole('status').filter({ hasText: 'First' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => undone).toEqual(['Second deleted', 'First deleted']);
});

test('what can be undone stays for 30 seconds', async () => {
  const screen = await renderAwayFromPointer();
  offerUndo('Deleted', () => Promise.resolve());
  await expect.element(screen.getByRole('status')).toBeVisible();
  vi.advanceTimersByTime(29_999);
  await expect.element(screen.getByRole('status')).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
});

test('an open dialog leaves it in reach', async () => {
  const closed: string[] = [];
  const screen = await renderIn(
    'en',
    <>
      {toaster}
      <Dialog open title="A name for it" onClose={() => closed.push('closed')}>
        <input aria-label="Name" />
      </Dialog>
    </>,
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  showError('Not saved');
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('alert').element().closest('[inert], [aria-hidden="true"]')).toBeNull();
  await screen.getByRole('button', { name: 'Dismiss message' }).click();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(closed).toEqual([]);
});
