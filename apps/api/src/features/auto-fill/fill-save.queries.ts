import type { FillResult } from '@proline/contract/auto-fill/auto-fill';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Tx = Transaction<Database>;

export type PlanRow = {
  readonly id: string;
  readonly usher_id: string;
  readonly position_id: string;
  readonly from_position_id: string | null;
  readonly reserve: boolean;
  readonly assignment_id: string | null;
  readonly assignment_version: number | null;
  readonly result: FillResult | null;
};

/** The best match first. */
export async function findPlanRows(tx: Tx, run_id: string): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select id, usher_id, position_id, from_position_id, reserve, assignment_id, assignment_version, result
    from fill_rows where run_id = ${run_id} order by tenths desc, id`.execute(tx);
  return rows;
}

export type RowResult = {
  readonly id: string;
  readonly result: FillResult;
  readonly code: string | null;
  /** left out: as it was */
  readonly assignment_id?: string;
  readonly assignment_version?: number;
};

export async function saveRowResults(tx: Tx, results: readonly RowResult[]): Promise<void> {
  await sql`
    update fill_rows r set result = f.result, code = f.code, assignment_id = coalesce(f.assignment_id, r.assignment_id),
      assignment_version = coalesce(f.assignment_version, r.assignment_version)
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) f (id uuid, result text, code text, assignment_id uuid,
      assignment_version integer)
    where r.id = f.id`.execute(tx);
}
