import { expect, test } from 'vitest';
import {
  areaPath,
  gridValues,
  labelIndices,
  linePath,
  nearestIndex,
  valueY,
  xOf,
  yOf,
  type Frame,
} from './chart-geometry.ts';

const frame: Frame = { width: 440, height: 240, top: 12, bottom: 24, axis: 34, edge: 14 };

test('gridlines are round, start at zero and hold the highest value', () => {
  expect(gridValues(412)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(gridValues(10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(gridValues(3)).toEqual([0, 1, 2, 3]);
  expect(gridValues(0)).toEqual([0, 1]);
  expect(gridValues(12_000)).toEqual([0, 2500, 5000, 7500, 10_000, 12_500]);
});

test('time runs from the left in English and from the right in Arabic', () => {
  const xs = (rtl: boolean) => [0, 1, 2].map((index) => xOf(index, 3, frame, rtl));
  expect(xs(false)).toEqual([34, 230, 426]);
  expect(xs(true)).toEqual([406, 210, 14]);
});

test('a single point stands where the newest one would', () => {
  expect(xOf(0, 1, frame, false)).toBe(426);
});

test('values grow upwards between the paddings', () => {
  expect([yOf(0, 500, frame), yOf(500, 500, frame)]).toEqual([216, 12]);
});

test('paths: the line through the points, the area closed along the base', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.04, y: 2 },
  ];
  expect(linePath(points)).toBe('M0 10L5 2');
  expect(areaPath(points, 20)).toBe('M0 10L5 2L5 20L0 20Z');
  expect(areaPath([], 20)).toBe('');
});

test('at most four labels, the first and the last among them', () => {
  expect(labelIndices(12)).toEqual([0, 4, 7, 11]);
  expect(labelIndices(4)).toEqual([0, 1, 2, 3]);
  expect(labelIndices(0)).toEqual([]);
});

test('the pointer marks the nearest point', () => {
  expect(nearestIndex(215, [406, 210, 14])).toBe(1);
});

test('a value is written above its point, and below it where the line comes down from higher up', () => {
  const points = [100, 40, 80].map((y, index) => ({ x: index * 10, y }));
  expect(points.map((_, index) => valueY(points, index, 216))).toEqual([120, 28, 100]);
  expect(valueY(points, 2, 90)).toBe(68);
});
