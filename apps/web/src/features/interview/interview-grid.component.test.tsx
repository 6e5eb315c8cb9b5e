import type { InterviewDay } from '@proline/contract/interview/interview';
import { expect, test } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { DayGrid } from './interview-grid.tsx';

const HALF_HOUR_MS = 1_800_000;

test('the line of now stands in the row of the slot that runs', async () => {
  await loadTexts('en', ['interview']);
  // a day in which the third slot is half over, whatever the time is
  const firstAt = Date.now() - 2.5 * HALF_HOUR_MS;
  const half = (index: number) => new Date(firstAt + index * HALF_HOUR_MS).toISOString();
  const slots = Array.from({ length: 8 }, (_, row) => ({ starts_at: half(row), ends_at: half(row + 1) }));
  const day: InterviewDay = {
    time_zone: 'UTC',
    hours: { starts_at: half(0), ends_at: half(8) },
    slots,
    interviewers: [{ id: 'omar', name: 'Omar Haddad', image: null, open: slots, blocked: [], interviews: [] }],
  };
  const { container } = await renderIn('en', <DayGrid day={day} over={null} may={false} />);
  await expect.poll(() => container.querySelectorAll('[data-slot]')).toHaveLength(slots.length);
  const boxes = [...container.querySelectorAll('[data-slot]')].map((one) => one.parentElement?.getBoundingClientRect());
  const line = container.querySelector('[data-now]')?.getBoundingClientRect().top ?? 0;
  expect(boxes.flatMap((box, row) => (box && line >= box.top && line <= box.bottom ? [row] : []))).toEqual([2]);
});
