import { Link } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showSuccess } from '../../lib/screen/toast.ts';
import { setUser, currentUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { startTour, useTour } from './tour-state.parts.ts';
import { tourSteps } from './tour-steps.ts';
import { Tour } from './tour.parts.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  useTour.setState({ step: null });
});

const nameOf = (set: Parameters<typeof tourSteps>[0]) => tourSteps(set).map(({ name }) => name);

test('everybody has five steps, the second one to their own work', () => {
  expect(nameOf('owner')).toEqual(['dashboard', 'events', 'lists', 'find', 'help']);
  expect(nameOf('recruiter')[1]).toBe('requests');
  expect(nameOf('finance')[1]).toBe('money');
  expect(nameOf('viewer')[1]).toBe('look');
});

test('it begins by itself once, goes on with the keyboard, and the account remembers that it was skipped', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data: OPS })));
  await loadTexts('ar', ['tour']);
  setUser({ ...OPS, tour_due: true });
  await renderIn(
    'ar',
    <>
      <Tour />
      <Toaster label="إشعارات" closeLabel="إغلاق" />
    </>,
  );
  const card = page.getByRole('dialog');
  await expect.element(card).toHaveAccessibleName('البداية من هنا');
  await expect.element(card.getByRole('heading')).toHaveFocus();
  // the greeting after the first sign-in does not cover the buttons
  showSuccess('Login Success !');
  const greeting = page.getByText('Login Success !');
  await expect.element(greeting).toBeVisible();
  const greetingEnds = greeting.element().getBoundingClientRect().bottom;
  expect(greetingEnds).toBeLessThan(card.element().getBoundingClientRect().top);
  await card.getByRole('button', { name: 'التالي' }).click();
  await expect.element(card).toHaveAccessibleName('تخطيط الفعاليات وتوظيف طاقمها');
  await expect.element(card.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  expect(currentUser()?.tour_due).toBeUndefined();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
  // from help it begins again, and there is nothing to remember
  startTour();
  await expect.element(card).toHaveAccessibleName('البداية من هنا');
  for (let step = 1; step < 5; step += 1) await card.getByRole('button', { name: 'التالي' }).click();
  await card.getByRole('button', { name: 'تم' }).click();
  await expect.element(card).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledOnce();
});

test('whoever follows a link to another screen is shown around later, on the dashboard', async () => {
  await loadTexts('en', ['tour']);
  setUser({ ...OPS, tour_due: true });
  await renderIn(
    'en',
    <>
      <Link to="/">Home</Link>
      <Tour />
    </>,
    {},
    '/leaders',
  );
  const card = page.getByRole('dialog');
  await expect.element(page.getByText('Home')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  await page.getByText('Home').click();
  await expect.element(card).toBeVisible();
});
