import type { AnswerFormat } from '@proline/domain/bank-file/bank-answer';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export const findAnswer = (db: Kysely<Database>, batch_id: string, sha256: string) =>
  db
    .selectFrom('bank_answers')
    .select('id')
    .where('batch_id', '=', batch_id)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

type NewAnswer = {
  readonly batch_id: string;
  readonly sha256: string;
  readonly format: AnswerFormat;
  readonly file_name: string;
  readonly paid: number;
  readonly failed: number;
  readonly known: number;
  readonly imported_by: string;
};

export const insertAnswer = (tx: Transaction<Database>, answer: NewAnswer) =>
  tx.insertInto('bank_answers').values(answer).execute();

/** Who is behind these lines, for the people who look at an answer. */
export async function findNames(db: Kysely<Database>, line_ids: readonly string[]) {
  const { rows } = await sql<{ id: string; line_no: number; name_en: string; name_ar: string }>`
    select l.id, l.line_no, p.name_en, p.name_ar
    from payment_batch_lines l
    join transfers t on t.id = l.transfer_id
    join persons p on p.id = coalesce(t.usher_id, t.leader_id)
    where l.id = any (${[...line_ids]}::uuid[]) order by l.line_no`.execute(db);
  return rows;
}
