import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { SAMPLE_BOARD } from '../testing/sample-board.ts';
import { Wall } from './wall-page.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  queryClient.clear();
});

const showAt = async (now: string) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { ...SAMPLE_BOARD, now } }));
  await loadTexts('en', ['attendance', 'mark-history']);
  return renderIn('en', <Wall eventId={SAMPLE_BOARD.event.id} />);
};

test('a shift that is on needs no day; the evening before it is said which day is shown', async () => {
  const during = await showAt(SAMPLE_BOARD.now);
  await expect.element(during.getByText(/^09:00–15:00/)).toBeVisible();
  await during.unmount();
  queryClient.clear();
  const before = await showAt('2026-11-17T18:00:00.000Z');
  await expect.element(before.getByText(/^Wed 18 Nov · 09:00–15:00/)).toBeVisible();
});
