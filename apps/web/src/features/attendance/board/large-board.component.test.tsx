import type { EventBoard } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { GATE, HALL, SAMPLE_BOARD, samplePerson } from '../testing/sample-board.ts';
import { LiveBoard } from './live-board.parts.tsx';

const MANY = 1_000;
const people = Array.from({ length: MANY }, (_, n) =>
  samplePerson(n, `Person ${String(n).padStart(4, '0')}`, `شخص ${n}`, { zone_id: n % 2 === 0 ? GATE : HALL }),
);
let answer: EventBoard;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(SAMPLE_BOARD.now), toFake: ['Date'] });
  answer = { ...SAMPLE_BOARD, people };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ data: answer })));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
});

test('of a thousand people those near the screen are drawn, and of a change only whom it concerns', async () => {
  await loadTexts('en', ['attendance', 'mark-history']);
  const screen = await renderIn('en', <LiveBoard eventId={SAMPLE_BOARD.event.id} />);
  await expect.element(screen.getByRole('link', { name: 'All 1,000' })).toBeVisible();
  const drawn = () => document.querySelectorAll('[data-chip]').length;
  await expect.poll(drawn).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(MANY);

  const touched = new Set<string | undefined>();
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const chip = element?.closest<HTMLElement>('[data-chip]');
      if (chip) touched.add(chip.dataset['chip']);
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const [first] = people;
  if (!first) throw new Error('There is somebody');
  const came = { ...first, state: 'in' as const, checked_in_at: SAMPLE_BOARD.now, version: 1 };
  answer = { ...SAMPLE_BOARD, people: [came], complete: false, cursor: '101' };
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole('link', { name: 'In 1', exact: true })).toBeVisible();
  watcher.disconnect();
  expect([...touched]).toEqual([first.id]);
});

test('keys lead also to whoever is not drawn, and who is far from the screen is left out again', async () => {
  await loadTexts('en', ['attendance', 'mark-history']);
  await renderIn('en', <LiveBoard eventId={SAMPLE_BOARD.event.id} />);
  const chip = (person: (typeof people)[number] | undefined) =>
    document.querySelector<HTMLElement>(`[data-chip="${person?.id}"]`);
  await expect.poll(() => chip(people[0])).not.toBeNull();
  chip(people[0])?.focus();
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(chip(people.at(-1)));
  await expect.poll(() => chip(people[0])).toBeNull();
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(chip(people[0]));
  await expect.poll(() => chip(people.at(-1))).toBeNull();
});
