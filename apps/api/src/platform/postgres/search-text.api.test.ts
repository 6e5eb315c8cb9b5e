import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeSearch } from '@proline/domain/text/search-text';
import { runs } from '../../testing/property-runs.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function normalisedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ normal: string }>(
    'select normalise_search(text) as normal from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  return rows.map(({ normal }) => normal);
}

const letters = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code));

/** What names are written with: Latin with its accents, Arabic with its marks, digits and joined forms, combining accents. */
const letter = fc.oneof(
  letters(0x20, 0x7e),
  letters(0xa0, 0x24f),
  letters(0x300, 0x33f),
  letters(0x600, 0x6ff),
  letters(0xfb50, 0xfdc7),
  letters(0xfe70, 0xfefc),
  fc.constantFrom(...Array.from('İأإآٱةىـ\u064b\u0650\u0670\u200d\u200cＡ１ﬁ½')),
);

test('the database folds text for searching exactly as the domain does', async () => {
  const texts = fc.array(fc.string({ unit: letter, maxLength: 20 }), { minLength: 20, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(texts, async (given) => {
      expect(await normalisedByDatabase(given)).toEqual(given.map(normalizeSearch));
    }),
    { numRuns: runs(50) },
  );
});

test('a difference would be seen', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(`create or replace function normalise_search(value text) returns text
      language sql immutable strict parallel safe as 'select lower(value)'`);
    const { rows } = await client.query<{ normal: string }>(`select normalise_search('فاطمة') as normal`);
    expect(rows[0]?.normal).not.toBe(normalizeSearch('فاطمة'));
  } finally {
    await client.query('rollback');
    client.release();
  }
});
