import type pg from 'pg';
import { PERSON, STAFF } from './audit.queries.ts';
import type { FoundHistory } from './person-history.queries.ts';

type Wanted = { readonly before: number | undefined; readonly limit: number };

/** Newest first; undefined: there is no such transfer. A voided one has its history as well. */
export async function readTransferHistory(
  pool: pg.Pool,
  transfer_id: string,
  { before, limit }: Wanted,
): Promise<FoundHistory[] | undefined> {
  const { rows } = await pool.query<FoundHistory>({
    name: 'transfer-history',
    text: `
      select id, at, actor, ${PERSON} as admin_name, ${STAFF('en')} as person_en, ${STAFF('ar')} as person_ar, action, entity,
        before, after
      from audit_log
      where record_id = $1::text and entity = 'transfer'
        and ($2::bigint is null or (at, id) < (select b.at, b.id from audit_log b where b.id = $2))
      order by at desc, id desc limit $3`,
    values: [transfer_id, before ?? null, limit],
  });
  if (rows.length > 0) return rows;
  const known = await pool.query({
    name: 'is-transfer',
    text: 'select from transfers where id = $1',
    values: [transfer_id],
  });
  return known.rows.length > 0 ? rows : undefined;
}
