import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** While a request of the same address is open, asking again finds that one and changes nothing. */
export async function recordOpenRequest(
  tx: Transaction<Database>,
  { email, message }: { readonly email: string; readonly message: string },
): Promise<{ id: string; is_new: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into deletion_requests (email, message) values (${email}, ${message})
    on conflict (email) where status = 'open' do update set email = excluded.email
    returning id, xmax = 0 as is_new`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A deletion request was neither made nor found.');
  return row;
}
