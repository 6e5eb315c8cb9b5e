import { randomUUID } from 'node:crypto';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { askToJoin } from '@proline/contract/staff-join/staff-join';
import type { createUsher } from '@proline/contract/usher/usher-record';
import { encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { Ground } from './sample-ground.ts';
import { addRow } from './sample-rows.ts';

let last = 0;

/** Nobody else has this phone: each call gives the next one of a block that no other sample uses. */
export const samplePhone = (): string => `+96655${String((last += 1)).padStart(7, '0')}`;

/** What a form says about somebody; with a name and a phone of their own. */
export const samplePerson = (values: Partial<SentBodyOf<typeof createUsher>> = {}): SentBodyOf<typeof createUsher> => ({
  name_en: 'Layla Al-Harbi',
  name_ar: 'ليلى الحربي',
  phone: samplePhone(),
  email: null,
  birth_date: '1999-04-30',
  gender: 'female',
  nationality: 'SA',
  city: 'Riyadh',
  languages: [{ code: 'ar', level: 'native' }],
  height_cm: 168,
  clothing_size: 'M',
  shoe_size: 39,
  ...values,
});

/** What somebody who wants to join says; the phone is proved apart. */
export const sampleJoin = (values: Partial<SentBodyOf<typeof askToJoin>> = {}): SentBodyOf<typeof askToJoin> => {
  const { phone: _, ...said } = samplePerson();
  return { ...said, hat: 'usher', consent: true, birth_date: '1999-04-30', ...values };
};

/** An usher with this identity number; several may have it here, so that samples never meet each other. */
export async function addIdentified(
  { pool, dataKey }: Pick<Ground, 'pool' | 'dataKey'>,
  number: string,
): Promise<string> {
  const { id } = await addRow(pool, 'ushers');
  await pool.query(
    'update ushers set id_number_encrypted = $2, id_number_hmac = $3, id_number_last4 = right($4, 4) where id = $1',
    [id, encryptBound(dataKey, number, `persons.id_number:${id}`), keyedHash(dataKey, 'sample', id), number],
  );
  return id;
}

export const SAMPLE_IBAN = 'SA0380000000608010167519';

/** An usher with a bank account that nobody has confirmed. */
export async function addPayee({ pool, dataKey }: Pick<Ground, 'pool' | 'dataKey'>, iban = SAMPLE_IBAN) {
  const { id } = await addRow(pool, 'ushers');
  const account_id = randomUUID();
  await addRow(pool, 'bank_accounts', {
    id: account_id,
    person_id: id,
    iban_encrypted: encryptBound(dataKey, iban, `bank_accounts.iban:${account_id}`),
    iban_hmac: keyedHash(dataKey, 'iban', iban),
    iban_last4: iban.slice(-4),
    holder_encrypted: encryptBound(dataKey, 'HALA MANSOUR', `bank_accounts.holder:${account_id}`),
  });
  return { id, account_id };
}
