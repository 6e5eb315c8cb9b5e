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
}

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
    moment(holder.since + DAY_MS),
    moment(holder.since),
  ]);
  return id;
}
