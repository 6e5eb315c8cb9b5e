import { MOST_STATEMENT_ROWS, type EventCost, type Statement } from '@proline/contract/statement/statement';
import { sql, type Kysely } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type Period = { readonly from: string; readonly to: string };

const CODE = `coalesce('U-' || p.usher_code, 'L-' || p.leader_code)`;

/** What was paid to a person within a period; undefined: there is no such person. */
export async function findStatement(
  db: Kysely<Database>,
  person_id: string,
  { from, to }: Period,
): Promise<Omit<Statement, 'sums'> | undefined> {
  const { rows } = await sql<Omit<Statement, 'sums'>>`
    select ${from} as "from", ${to} as "to", ${sql.raw(momentSql('now()'))} as made_at,
      json_build_object('name_en', p.name_en, 'name_ar', p.name_ar, 'code', ${sql.raw(CODE)}) as payee, (
        select coalesce(json_agg(paid order by paid.paid_on, paid.code), '[]') from (
          select t.id, t.code, t.kind, t.transferred_on as paid_on, t.currency, t.gross_minor, t.deductions_minor, t.net_minor,
            case when e.id is not null then json_build_object('title_en', e.title_en, 'title_ar', e.title_ar) end as event,
            coalesce((
              select sum(minutes) from transfer_lines where transfer_id = t.id and kind in ('work', 'overtime')
            ), 0)::integer as minutes
          from transfers t left join events e on e.id = t.event_id
          where (t.usher_id = p.id or t.leader_id = p.id) and t.status = 'transferred' and t.voided_at is null
            and t.transferred_on between ${from}::date and ${to}::date
          order by t.transferred_on desc, t.code desc limit ${MOST_STATEMENT_ROWS}
        ) paid
      ) as rows
    from persons p where p.id = ${person_id} and p.anonymised_at is null and p.merged_into is null`.execute(db);
  return rows[0];
}

type Actual = Readonly<Record<EventCost['parts'][number]['part'], number>> & { readonly people: number };

/** What an event cost so far. A recovery is a debt from elsewhere and no part of the cost. */
export async function findActualCost(db: Kysely<Database>, event_id: string, currency: string): Promise<Actual> {
  const sum = (...kinds: readonly string[]) =>
    sql.raw(`coalesce(sum(amount_minor) filter (where kind in ('${kinds.join("','")}')), 0)::bigint`);
  const { rows } = await sql<Actual>`
    with paid as (
      select id, coalesce(usher_id, leader_id) as person_id from transfers
      where event_id = ${event_id} and currency = ${currency} and voided_at is null
    )
    select (select count(distinct person_id)::int from paid) as people,
      ${sum('work', 'night')} as work, ${sum('overtime')} as overtime, ${sum('lead')} as lead,
      ${sum('allowance')} as allowance, ${sum('other', 'bonus', 'correction')} as extra,
      ${sum('late', 'no_show')} as deductions
    from transfer_lines where transfer_id in (select id from paid)`.execute(db);
  return rows[0] ?? { work: 0, overtime: 0, lead: 0, allowance: 0, extra: 0, deductions: 0, people: 0 };
}
