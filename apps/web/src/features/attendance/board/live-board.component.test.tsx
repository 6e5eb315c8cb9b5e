import type { EventBoard } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useLiveState } from '../../../lib/live/live-state.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { NOUR, SAMPLE_BOARD, ZIAD } from '../testing/sample-board.ts';
import { showOffline, showOnline } from '../offline/use-kept.ts';
import { LiveBoard } from './live-board.parts.tsx';

/** What was asked for, and what the next calls answer: the whole board first. */
const asked: string[] = [];
let answers: EventBoard[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [SAMPLE_BOARD];
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(address instanceof Request ? address.url : String(address));
    const data = (answers.length > 1 ? answers.shift() : answers[0]) ?? SAMPLE_BOARD;
    return Promise.resolve(Response.json({ data }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
  useLiveState.setState({ live: true, heard_at: null });
});

const show = async (language: 'en' | 'ar') => {
  await loadTexts(language, ['attendance', 'mark-history', 'replacement']);
  return renderIn(language, <LiveBoard eventId={SAMPLE_BOARD.event.id} />);
};
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement.dataset['chip'] : '');
const chipOf = (id: string) => document.querySelector<HTMLElement>(`[data-chip="${id}"]`);

test.each(LANGUAGES)('arrow keys move among the people, along the script (%s)', async (language) => {
  const screen = await show(language);
  await expect.element(screen.getByRole('table')).toBeVisible();
  const chips = [...document.querySelectorAll<HTMLElement>('[data-chip]')].map(({ dataset }) => dataset['chip']);
  expect(document.querySelectorAll('[data-chip][tabindex="0"]').length).toBe(1);
  chipOf(chips[0] ?? '')?.focus();
  await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
  expect(focused()).toBe(chips[1]);
  await userEvent.keyboard('{End}');
  expect(focused()).toBe(chips.at(-1));
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).not.toBe(chips.at(-1));
  await userEvent.keyboard('{Home}{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('icon, words and time say the state, and only what changed is asked for and drawn', async () => {
  const screen = await show('en');
  await expect.element(screen.getByRole('button', { name: 'Layla Haddad in 08:41 In' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Yousef Marri 09:22, +22 min In' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Ziad Naguib no-show' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Nour Saleh 3\d min late$/ })).toBeVisible();
  await expect.element(screen.getByText('2 of 4 in')).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: /09:00–15:00.* Now/ })).toBeVisible();

  const stays = chipOf(ZIAD.id);
  const arrived = { ...NOUR, state: 'in' as const, checked_in_at: '2026-11-18T06:30:00.000Z', version: 1 };
  answers = [{ ...SAMPLE_BOARD, complete: false, people: [arrived], cursor: '101' }];
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole('button', { name: 'Nour Saleh in 09:30 In' })).toBeVisible();
  await expect.element(screen.getByText('3 of 4 in')).toBeVisible();
  expect(asked.at(-1)).toContain('since=100');
  expect(chipOf(ZIAD.id)).toBe(stays);
});

test('a state narrows, a search finds in both languages, and nobody found is said', async () => {
  const screen = await show('en');
  await screen.getByRole('link', { name: 'No-show 1' }).click();
  await expect.poll(() => document.querySelectorAll('[data-chip]').length).toBe(1);
  await screen.getByRole('link', { name: 'All 6' }).click();
  const find = screen.getByRole('searchbox', { name: 'Find somebody' });
  await find.fill('دانه');
  await expect.poll(() => document.querySelector('[data-chip]')?.textContent).toContain('Dana Omar');
  await find.fill('zzz');
  await expect.element(screen.getByRole('heading', { name: 'Nobody here matches.' })).toBeVisible();
});

test('a place that nobody has is a chip that looks for somebody; who may not assign only sees it', async () => {
  const positions = SAMPLE_BOARD.positions.map((position, at) =>
    at === 0 ? { ...position, open: 2, asked: 1 } : position,
  );
  answers = [{ ...SAMPLE_BOARD, positions }];
  setUser({ ...OPS, permission_set: 'viewer' });
  const seen = await show('en');
  const words = '2 open places Usher · 1 being asked';
  await expect.element(seen.getByText('2 open places')).toBeVisible();
  expect(seen.getByRole('button', { name: words }).elements()).toEqual([]);
  await seen.unmount();
  setUser(OPS);
  const screen = await show('en');
  await screen.getByRole('button', { name: words }).click();
  await expect.element(screen.getByRole('heading', { name: 'Fill an open place' })).toBeVisible();
  await expect
    .poll(() => asked.some((address) => address.endsWith(`/positions/${positions[0]?.id}/open-place`)))
    .toBe(true);
});

test('the ring around a chip that has the focus is drawn whole: nothing is, outside of its group', async () => {
  const screen = await show('en');
  const chip = screen.getByRole('button', { name: /Nour Saleh/ });
  await expect.element(chip).toBeVisible();
  const group = chip.element().closest('ul')?.parentElement;
  const { left, right } = chip.element().getBoundingClientRect();
  const drawn = group?.getBoundingClientRect();
  expect([left - (drawn?.left ?? left) >= 4, (drawn?.right ?? right) - right >= 4]).toEqual([true, true]);
});

test('it says that it is live, and that it is not', async () => {
  const screen = await show('en');
  await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();
  showOffline();
  await expect.element(screen.getByText('Not live')).toBeVisible();
  showOnline();
  await expect.element(screen.getByText('Not live')).not.toBeInTheDocument();
  useLiveState.setState({ live: false, heard_at: null });
  await expect.element(screen.getByText('Not live')).toBeVisible();
});
