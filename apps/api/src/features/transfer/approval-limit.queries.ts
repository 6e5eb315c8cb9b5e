import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type FoundLimit = { readonly currency: string; readonly amount_minor: number };

export async function findApprovalLimits(db: Kysely<Database>): Promise<FoundLimit[]> {
  const { rows } = await sql<FoundLimit>`
    select l.currency, l.amount_minor from settings,
      jsonb_to_recordset(case when jsonb_typeof(value -> 'second_approver_above') = 'array'
        then value -> 'second_approver_above' else '[]' end) as l (currency text, amount_minor bigint)
    where key = 'payments' and l.currency is not null and l.amount_minor is not null`.execute(db);
  return rows;
}
