import fs from 'node:fs';
import { expect, test } from 'vitest';
import { drawOutlines, OUTLINES_FILE } from './draw-map.ts';

test('the map is what Natural Earth draws', () => {
  expect(drawOutlines() === fs.readFileSync(OUTLINES_FILE, 'utf8'), 'run node apps/web/build/draw-map.ts').toBe(true);
});
