import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameBox, placedNames, type Box } from './map-names.ts';

const SIZE = { width: 800, height: 600 };
const MARK_PX = 44;
const point = { x: fc.integer({ min: -50, max: 850 }), y: fc.integer({ min: -50, max: 650 }) };
const cities = fc.uniqueArray(fc.record({ ...point, name: fc.string({ minLength: 3, maxLength: 16 }) }), {
  maxLength: 40,
  selector: ({ name }) => name,
});
const marks = fc.array(fc.record(point), { maxLength: 20 });
const BUTTONS: Box = { left: 740, right: 800, top: 0, bottom: 150 };

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('every name that is shown can be read: nothing covers it, and it is whole', () => {
  fc.assert(
    fc.property(cities, marks, (all, marked) => {
      const placed = placedNames(all, { size: SIZE, marks: marked, markPx: MARK_PX, taken: [BUTTONS] });
      const boxes = placed.map(nameBox);
      const others = [
        BUTTONS,
        ...marked.map(({ x, y }) => ({ left: x - 22, right: x + 22, top: y - 22, bottom: y + 22 })),
      ];
      boxes.forEach((box, index) => {
        expect(box.left >= 0 && box.right <= SIZE.width && box.top >= 0 && box.bottom <= SIZE.height).toBe(true);
        for (const other of [...others, ...boxes.slice(index + 1)]) expect(overlaps(box, other)).toBe(false);
      });
    }),
  );
});

test('a city below a mark is named beside the mark, and its neighbour on its free side', () => {
  const cairo = { x: 373, y: 415, name: 'Cairo' };
  const alexandria = { x: 340, y: 385, name: 'Alexandria' };
  const ground = { size: SIZE, marks: [{ x: 373, y: 415 }], markPx: MARK_PX, taken: [] };
  expect(placedNames([alexandria, cairo], ground)).toEqual([
    { name: 'Cairo', at: { x: 373, y: 445 }, dot: null },
    { name: 'Alexandria', at: { x: 340, y: 373 }, dot: { x: 340, y: 385 } },
  ]);
});
