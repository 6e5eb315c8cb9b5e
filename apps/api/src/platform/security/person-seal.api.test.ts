import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRow } from '../../testing/sample/sample-rows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from '../postgres/database.ts';
import { DecryptionError } from './crypto.ts';
import { toDataKey } from './data-key.ts';
import { ERASED, findPersonKeys, keysFrom, openSeals, sealFacts } from './person-seal.ts';

const dataKey = toDataKey(randomBytes(32));
const closed = () => false;

let database: TestDatabase;
let person_id: string;
beforeAll(async () => {
  database = await createTestDatabase();
  person_id = (await addRow(database.pool, 'ushers')).id;
});
afterAll(() => database.drop());

const seal = async (facts: Record<string, unknown>, of = person_id) =>
  sealFacts(await findPersonKeys(createDatabase(database.pool), dataKey, [of]), of, [facts], closed);
const open = <Value>(value: Value, key = dataKey) => openSeals(keysFrom(database.pool), key, value);

test('whatever is sealed is stored unreadable and opened as it was', async () => {
  const facts = fc.dictionary(fc.constantFrom('phone', 'name_en', 'languages', 'height_cm'), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(facts, async (given) => {
      const sealed = await seal({ ...given, note: 'canary-4711' });
      expect(JSON.stringify(sealed)).not.toContain('canary');
      expect(await open(sealed)).toEqual([JSON.parse(JSON.stringify({ ...given, note: 'canary-4711' }))]);
    }),
    { numRuns: 20 },
  );
});

test('one person has one key, also when two writes come first at once', async () => {
  const { id } = await addRow(database.pool, 'ushers');
  const sealed = await Promise.all([1, 2, 3, 4].map((n) => seal({ n }, id)));
  expect(await open(sealed.flat())).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
});

test('without the key the values are gone, and no new key is made for somebody who is erased', async () => {
  const { id } = await addRow(database.pool, 'ushers');
  const sealed = await seal({ phone: '+966500000001' }, id);
  await database.pool.query(
    'update persons set usher_code = null, usher_status = null, usher_status_changed_at = null, usher_since = null, anonymised_at = now() where id = $1',
    [id],
  );
  await database.pool.query('delete from person_keys where person_id = $1', [id]);
  expect(await open({ before: sealed[0], note: ['x', ...sealed] })).toEqual({
    before: { phone: ERASED },
    note: ['x', { phone: ERASED }],
  });
  expect(await seal({ phone: '+966500000002' }, id)).toEqual([{ phone: ERASED }]);
});

test('another data key opens no key, and a key opens only what its own person has', async () => {
  const other = (await addRow(database.pool, 'ushers')).id;
  const [mine] = await seal({ phone: 'x' });
  await seal({ phone: 'y' }, other);
  await expect(open(mine, toDataKey(randomBytes(32)))).rejects.toThrow(DecryptionError);
  const stolen = JSON.parse(JSON.stringify(mine).replace(person_id, other)) as unknown;
  await expect(open(stolen)).rejects.toThrow(DecryptionError);
});
