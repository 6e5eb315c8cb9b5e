import { randomBytes } from 'node:crypto';
import type { Ground, Sample, Samples } from './sample-ground.ts';
import { addRow } from './sample-rows.ts';

/** The calls of a catalogue, each on entries of its own. */
export function catalogueSamples(noun: string, table: 'categories' | 'types'): Samples {
  const add = async ({ pool }: Ground, values: Partial<Record<'archived_at', Date>> & { merged_into?: string } = {}) =>
    (await addRow(pool, table, values)).id;
  const asRead = (id: string, more: object = {}): Sample => ({ params: { id }, body: { version: 1, ...more } });
  return {
    [`create${noun}`]: async () => ({
      body: {
        name_en: `Sample ${randomBytes(6).toString('hex')}`,
        name_ar: `مثال ${randomBytes(6).toString('hex')}`,
        colour: 'teal',
        icon: 'music',
        ...(table === 'types' && { rates: { SAR: 4_500 } }),
      },
    }),
    [`change${noun}`]: async (ground) => asRead(await add(ground), { colour: 'violet' }),
    [`place${noun}`]: async (ground) => ({ params: { id: await add(ground) }, body: { before: await add(ground) } }),
    [`archive${noun}`]: async (ground) => asRead(await add(ground)),
    [`restore${noun}`]: async (ground) => asRead(await add(ground, { archived_at: new Date() })),
    [`preview${noun}Merge`]: async (ground) => ({
      params: { id: await add(ground) },
      query: { into: await add(ground) },
    }),
    [`merge${noun}`]: async (ground) => asRead(await add(ground), { into: await add(ground) }),
    [`undo${noun}Merge`]: async (ground) => {
      const target_id = await add(ground);
      const source_id = await add(ground, { archived_at: new Date(), merged_into: target_id });
      await ground.pool.query('insert into merges (entity, source_id, target_id, moved) values ($1, $2, $3, $4)', [
        noun.toLowerCase(),
        source_id,
        target_id,
        {},
      ]);
      return asRead(source_id);
    },
    [`delete${noun}`]: async (ground) => ({ params: { id: await add(ground) }, query: { version: '1' } }),
  };
}
