import { expect, test } from 'vitest';
import { chartGrid, hasName, placeX, placeY } from './dot-place.ts';

test('lines go from 100 % to a round share that no dot is below, and there are few', () => {
  expect(chartGrid([0.875, 1])).toEqual([1, 0.95, 0.9, 0.85]);
  expect(chartGrid([1])).toEqual([1, 0.95]);
  expect(chartGrid([0.62])).toEqual([1, 0.9, 0.8, 0.7, 0.6]);
  expect(chartGrid([0])).toEqual([1, 0.75, 0.5, 0.25, 0]);
  for (let lowest = 0; lowest <= 100; lowest += 1) {
    const grid = chartGrid([lowest / 100]);
    expect(grid.length).toBeLessThanOrEqual(5);
    expect(grid.at(-1)).toBeLessThanOrEqual(lowest / 100);
  }
});

test('differences stand around nothing, on few lines', () => {
  expect(chartGrid([-0.03, -0.11])).toEqual([0, -0.05, -0.1, -0.15]);
  expect(chartGrid([-0.02, 0.06])).toEqual([0.06, 0.04, 0.02, 0, -0.02]);
  const grid = chartGrid([-0.11, 0.02]);
  expect(placeY(0.02, grid, 180)).toBeLessThan(placeY(0, grid, 180));
  expect(placeY(-0.11, grid, 180)).toBeLessThan(180);
});

test('higher shares stand higher, and time runs from the right in Arabic', () => {
  const grid = chartGrid([0.85]);
  expect(placeY(1, grid, 180)).toBeLessThan(placeY(0.9, grid, 180));
  expect(placeX(0, 5, 600, false)).toBeLessThan(placeX(4, 5, 600, false));
  expect(placeX(0, 5, 600, true)).toBeGreaterThan(placeX(4, 5, 600, true));
});

test('as many dots have their name as fit, the last always', () => {
  const named = (width: number) => Array.from({ length: 12 }, (_, at) => at).filter((at) => hasName(at, 12, width));
  expect(named(1_000)).toHaveLength(12);
  expect(named(340)).toEqual([3, 7, 11]);
});
