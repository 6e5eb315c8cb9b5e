import { expect, test } from 'vitest';
import { renderIn } from '../../testing/render-in.tsx';

const ENGLISH = 'Left the place without telling anybody, and somebody else had to stand in.';

test('words in the other direction begin where the reader does, and are cut at their own end', async () => {
  const { container } = await renderIn(
    'ar',
    <div style={{ inlineSize: 120 }} data-cell>
      <span className="clip clip-own" dir="auto" lang="">
        {ENGLISH}
      </span>
      <span className="clip clip-own" dir="auto" lang="">
        Short
      </span>
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('.clip-own')).toHaveLength(2);
  const [long, short] = [...container.querySelectorAll('.clip-own')];
  const cell = container.querySelector('[data-cell]')?.getBoundingClientRect();
  // the box is cut where its own direction ends
  expect([long && getComputedStyle(long).direction, long?.clientWidth]).toEqual(['ltr', 120]);
  expect(long?.scrollWidth).toBeGreaterThan(120);
  expect(short?.getBoundingClientRect().right).toBe(cell?.right);
});
