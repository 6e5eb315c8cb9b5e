import { describe, expect, test } from 'vitest';
import { counterDifferences } from '../testing/schema/counter-check.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { brokenRules, fill, FILL_TIMEOUT_MS, QUICK, SMALL, unshown } from '../testing/demo/check-demo.ts';

describe('whenever it is filled', () => {
  test.each([
    ['in the first minute of a day', '2026-06-30T21:00:30Z'],
    ['in the last minute of a day', '2026-02-28T20:59:00Z'],
    ['on the night when Cairo changes its clocks', '2026-04-23T22:10:00Z'],
    ['on a Friday noon', '2027-01-01T09:00:00Z'],
    ['on a Friday night', '2026-11-20T20:40:00Z', QUICK],
    ['on a leap day', '2028-02-29T06:00:00Z', QUICK],
    ['at the end of a month, after midnight', '2027-01-30T21:05:00Z', QUICK],
  ])(
    '%s no rule is broken, and people have something to show',
    async (_, today, size = SMALL) => {
      const database = await createTestDatabase();
      await fill(database, 3, today, size);
      expect(await brokenRules(database, today)).toEqual([]);
      expect(await unshown(database, today)).toEqual([]);
      expect(await counterDifferences(database.pool)).toEqual([]);
      await database.drop();
    },
    FILL_TIMEOUT_MS,
  );
});
