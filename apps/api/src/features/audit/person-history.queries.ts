import type { PersonHistoryEntry } from '@proline/contract/audit/person-history';
import type pg from 'pg';
import { PERSON, STAFF } from './audit.queries.ts';

export type FoundHistory = Omit<PersonHistoryEntry, 'at' | 'names'> & { readonly at: Date };

type Wanted = {
  readonly before: number | undefined;
  readonly limit: number;
  /** actions that the reader is not told of */
  readonly without: readonly string[];
};

/**
 * Entries of the person in either hat, of their interviews and of records that were merged into this one, newest first. That
 * an interview was booked is told once, by the interview, which says when and with whom.
 */
export async function readPersonHistory(
  pool: pg.Pool,
  person_id: string,
  { before, limit, without }: Wanted,
): Promise<FoundHistory[]> {
  const { rows } = await pool.query<FoundHistory>({
    name: 'person-history',
    text: `
      select id, at, actor, ${PERSON} as admin_name, ${STAFF('en')} as person_en, ${STAFF('ar')} as person_ar, action, entity,
        before, after
      from audit_log
      where record_id = any (array(
          select $1::text union all select i.id::text from interviews i where i.person_id = $1::uuid
          union all select m.id::text from persons m where m.merged_into = $1::uuid))
        and entity in ('usher', 'team_leader', 'interview') and session_of is null and action <> all ($4::text[])
        and not (entity = 'usher' and action = 'book_interview')
        and ($2::bigint is null or (at, id) < (select b.at, b.id from audit_log b where b.id = $2))
      order by at desc, id desc limit $3`,
    values: [person_id, before ?? null, limit, without],
  });
  return rows;
}
