import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** False: it is on, and a new secret would lock its owner out. */
export async function saveSecret(tx: Transaction<Database>, id: string, secret_encrypted: Buffer): Promise<boolean> {
  const saved = await tx
    .updateTable('admins')
    .set({ two_factor_secret_encrypted: secret_encrypted, two_factor_last_step: null })
    .where('id', '=', id)
    .where('two_factor_on_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** The secret that a code has proved, with the period of that code. */
export type ProvedSecret = { readonly secret_encrypted: Buffer; readonly step: number };

/** False: it is on, or another set-up has replaced the secret since the code was checked. */
export async function turnOn(tx: Transaction<Database>, id: string, proved: ProvedSecret): Promise<boolean> {
  const saved = await tx
    .updateTable('admins')
    .set({
      two_factor_on_at: sql<Date>`now()`,
      two_factor_last_step: proved.step,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('two_factor_on_at', 'is', null)
    .where('two_factor_secret_encrypted', '=', proved.secret_encrypted)
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** Secret and recovery codes go with it. False: it was not on. */
export async function turnOff(tx: Transaction<Database>, id: string): Promise<boolean> {
  const saved = await tx
    .updateTable('admins')
    .set({
      two_factor_on_at: null,
      two_factor_secret_encrypted: null,
      two_factor_last_step: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('two_factor_on_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  await tx.deleteFrom('recovery_codes').where('admin_id', '=', id).execute();
  return saved !== undefined;
}

export async function replaceRecoveryCodes(
  tx: Transaction<Database>,
  admin_id: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('admin_id', '=', admin_id).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ admin_id, code_hash })))
    .execute();
}
