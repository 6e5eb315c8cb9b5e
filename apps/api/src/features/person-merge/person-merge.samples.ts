import { randomUUID } from 'node:crypto';
import { encryptBound } from '../../platform/security/crypto.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

const NOTHING = { kept: {}, taken: {}, given_up: {}, account: null, roles: [], plans: [] };

export const samples: Samples = {
  getDuplicates: async ({ pool }) => ({ params: { id: (await addRow(pool, 'ushers')).id } }),
  compareForMerge: async ({ pool }) => ({
    params: { id: (await addRow(pool, 'ushers')).id },
    query: { other: (await addRow(pool, 'ushers')).id },
  }),
  mergePersons: async ({ pool }) => {
    const [kept, other] = [await addRow(pool, 'ushers'), await addRow(pool, 'ushers')];
    return { params: { id: kept.id }, body: { version: kept.version, other: other.id, other_version: other.version } };
  },
  undoPersonMerge: async ({ pool, dataKey }) => {
    const [kept, other] = [await addRow(pool, 'ushers'), await addRow(pool, 'ushers')];
    const { id: created_by } = await addRow(pool, 'admins');
    const id = randomUUID();
    await pool.query(
      `insert into person_merges (id, kept_id, merged_id, moved, before_encrypted, created_by) values ($1, $2, $3, '{}', $4, $5)`,
      [id, kept.id, other.id, encryptBound(dataKey, JSON.stringify(NOTHING), `person_merges.before:${id}`), created_by],
    );
    return { params: { id } };
  },
};
