import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekHeights } from './week-heights.ts';

const SIZES = { least: 80, crowded: 104, line: 24 };
const heights = (room: number, ...needed: number[]) => weekHeights({ ...SIZES, needed, room });

test('weeks share the room equally where everything fits', () => {
  expect(heights(500, 80, 80, 80, 80, 80)).toEqual([100, 100, 100, 100, 100]);
});

test('what a quiet week does not need goes to the crowded one', () => {
  expect(heights(380, 80, 80, 200)).toEqual([86, 86, 206]);
});

test('without room each crowded week has its least, and the calendar scrolls', () => {
  expect(heights(100, 80, 300, 300)).toEqual([80, 104, 104]);
});

test('no more than the room is used, and no week is below its least', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 32, max: 600 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 0, max: 3_000 }),
      (needed, room) => {
        const given = heights(room, ...needed);
        const sum = given.reduce((total, height) => total + height, 0);
        const fewest = needed.reduce((total, need) => total + Math.min(104, Math.max(80, need)), 0);
        expect(sum).toBeLessThanOrEqual(Math.max(room, fewest));
        for (const height of given) expect(height).toBeGreaterThanOrEqual(80);
      },
    ),
  );
});
