import type { AuditEntryView } from '@proline/contract/audit/audit';
import type pg from 'pg';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const NAMED = {
  admin: 'select id, name as name_en, name as name_ar from admins',
  // also who is neither any more
  usher: 'select id, name_en, name_ar from persons where usher_code is not null',
  team_leader: 'select id, name_en, name_ar from persons where leader_code is not null',
  event: `select id, coalesce(nullif(title_en, ''), 'E-' || code) as name_en,
    coalesce(nullif(title_ar, ''), 'E-' || code) as name_ar from events`,
  category: 'select id, name_en, name_ar from categories',
  type: 'select id, name_en, name_ar from types',
  saved_view: 'select id, name as name_en, name as name_ar from saved_views',
} as const;

type NamedRecord = AuditEntryView['names'][number];

/** The names of records whose ids stand in an entry. */
export async function findNames(pool: Pick<pg.ClientBase, 'query'>, ids: readonly string[]): Promise<NamedRecord[]> {
  const { rows } = await pool.query<NamedRecord>({
    name: 'audit-names',
    text: Object.entries(NAMED)
      .map(
        ([entity, sql]) =>
          `select id, '${entity}' as entity, name_en, name_ar from (${sql}) r where id = any ($1::uuid[])`,
      )
      .join(' union all '),
    values: [ids],
  });
  return rows;
}

/** The time zone in which the organization's files write moments. */
export async function findZone(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ zone: string }>(`select ${ORGANISATION_ZONE} as zone`);
  return rows[0]?.zone ?? 'UTC';
}
