import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** The database's clock decides which code is the right one. */
export const findTwoFactor = (db: Kysely<Database>, admin_id: string) =>
  db
    .selectFrom('admins')
    .select([
      'two_factor_secret_encrypted as secret_encrypted',
      'two_factor_last_step as last_step',
      sql<boolean>`two_factor_on_at is not null`.as('on'),
      sql<number>`(extract(epoch from now()) * 1000)::float8`.as('now_ms'),
    ])
    .where('id', '=', admin_id)
    .executeTakeFirst();

export async function isOpenRecoveryCode(db: Kysely<Database>, admin_id: string, code_hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('recovery_codes')
    .select('admin_id')
    .where('admin_id', '=', admin_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Of any number at once exactly one gets true: a code works once. */
export async function spendStep(tx: Transaction<Database>, admin_id: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('admins')
    .set({ two_factor_last_step: step })
    .where('id', '=', admin_id)
    .where((where) => where.or([where('two_factor_last_step', 'is', null), where('two_factor_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function spendRecoveryCode(
  tx: Transaction<Database>,
  admin_id: string,
  code_hash: Buffer,
): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('admin_id', '=', admin_id)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('admin_id')
    .executeTakeFirst();
  return used !== undefined;
}
