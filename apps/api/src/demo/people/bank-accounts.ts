import type pg from 'pg';
import { encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { moment } from '../engine/copy.ts';
import { DAY_MS } from '../event/days.ts';
import { makeIban } from './ibans.ts';
import { idAt } from '../engine/ids.ts';
import type { Country } from '../event/places.ts';
import type { Random } from '../engine/random.ts';
import type { Tables } from '../engine/tables.ts';

interface Holder {
  readonly person_id: string;
  readonly name_en: string;
  readonly country: Country;
  readonly since: number;
  /** when another account took its place; left out: it is the one of now */
  readonly until?: number;
  /** finance has not looked at it yet */
  readonly waits?: boolean;
  readonly now: number;
}

/** Finance confirms a new account a day later. */
const CONFIRMED_AFTER_MS = DAY_MS;

const isConfirmed = ({ since, waits = false, now }: Holder): boolean => !waits && since + CONFIRMED_AFTER_MS < now;

/** Opens an account and returns its id. */
export function addBankAccount(tables: Tables, random: Random, dataKey: DataKey, holder: Holder): string {
  const id = idAt(random, holder.since);
  const { iban, bank_name } = makeIban(random, holder.country);
  tables.rows.bank_accounts.add([
    id,
    holder.person_id,
    encryptBound(dataKey, iban, `bank_accounts.iban:${id}`),
    dataKey.id,
    keyedHash(dataKey, 'iban', iban),
    iban.slice(-4),
    encryptBound(dataKey, holder.name_en.toUpperCase(), `bank_accounts.holder:${id}`),
    bank_name,
    isConfirmed(holder) ? moment(holder.since + CONFIRMED_AFTER_MS) : null,
    holder.until === undefined ? null : moment(holder.until),
    moment(holder.since),
  ]);
  return id;
}

/** What waits for approval goes to the account of now; what is approved keeps the one that it had. */
export async function redirectPay(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update transfers t set bank_account_id = b.id
     from bank_accounts b
     where b.person_id = coalesce(t.usher_id, t.leader_id) and b.replaced_at is null and t.bank_account_id is not null
       and t.bank_account_id <> b.id and t.status = 'pending_approval' and t.voided_at is null`,
  );
}
