import { randomUUID } from 'node:crypto';
import type {
  BankAccount,
  confirmBankAccount,
  getBankAccount,
  revealIban,
  setBankAccount,
} from '@proline/contract/bank-account/bank-account';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { decryptBound, encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { notify } from '../../platform/writing/notify.ts';
import { hatOf, lockedPerson, personNow, type Hat } from '../person/person.service.ts';
import {
  confirmAccount,
  findAccount,
  findSharing,
  insertAccounts,
  redirectTransfers,
  replaceAccount,
  type FoundAccount,
} from './bank-account.queries.ts';
import { readIban } from './iban.service.ts';

const IBAN_END = 4;
const COUNTRY_LETTERS = 2;
const ibanPlace = (id: string): string => `bank_accounts.iban:${id}`;
const holderPlace = (id: string): string => `bank_accounts.holder:${id}`;

const ibanOf = (dataKey: DataKey, { id, iban_encrypted }: FoundAccount): string =>
  decryptBound(dataKey, iban_encrypted, ibanPlace(id));

export async function maskedAccount(
  db: Kysely<Database>,
  dataKey: DataKey,
  person_id: string,
): Promise<{ data: BankAccount | null }> {
  const found = await findAccount(db, person_id);
  if (!found) return { data: null };
  const { iban_encrypted: _, iban_hmac, holder_encrypted, created_at, checked_at, ...account } = found;
  return {
    data: {
      ...account,
      country: ibanOf(dataKey, found).slice(0, COUNTRY_LETTERS),
      holder: decryptBound(dataKey, holder_encrypted, holderPlace(found.id)),
      created_at: created_at.toISOString(),
      checked_at: checked_at?.toISOString() ?? null,
      shared_with: await findSharing(db, iban_hmac, person_id),
    },
  };
}

export const showBankAccount: Handler<typeof getBankAccount> = async ({ params }, { db, dataKey }) => {
  await personNow(db, params.id);
  return maskedAccount(db, dataKey, params.id);
};

/** An account whose IBAN is as `readIban` gives it. */
export type NewAccount = { readonly iban: string; readonly bank_name: string; readonly holder: string };

const accountRow = (dataKey: DataKey, person_id: string, { iban, bank_name, holder }: NewAccount) => {
  const id = randomUUID();
  return {
    id,
    person_id,
    iban_encrypted: encryptBound(dataKey, iban, ibanPlace(id)),
    key_id: dataKey.id,
    iban_hmac: ibanHash(dataKey, iban),
    iban_last4: iban.slice(-IBAN_END),
    holder_encrypted: encryptBound(dataKey, holder, holderPlace(id)),
    bank_name,
  };
};

type Closed = { readonly account_id: string; readonly iban_encrypted: Buffer; readonly holder_encrypted: Buffer };

/** What a payment needs of an account; null: it was erased with its person. */
export const openAccount = (dataKey: DataKey, closed: Closed): { iban: string; holder: string } | null =>
  closed.iban_encrypted.length === 0
    ? null
    : {
        iban: decryptBound(dataKey, closed.iban_encrypted, ibanPlace(closed.account_id)),
        holder: decryptBound(dataKey, closed.holder_encrypted, holderPlace(closed.account_id)),
      };

/** Whether it can stand in a file: one that was kept before a rule was known is found here. */
export const isWholeIban = (iban: string): boolean => readIban(iban) === iban;

/** Finds the same account at two people. */
export const ibanHash = (dataKey: DataKey, iban: string): Buffer => keyedHash(dataKey, 'iban', iban);

type Writer = { readonly tx: Transaction<Database>; readonly audit: Audit; readonly dataKey: DataKey };

/** Gives new people their first account, which finance has to confirm as if it had been typed on their page. */
export async function addFirstAccounts(
  { tx, audit, dataKey }: Writer,
  accounts: readonly (NewAccount & { readonly person_id: string })[],
  entity: Hat,
): Promise<void> {
  if (accounts.length === 0) return;
  const rows = accounts.map(({ person_id, ...account }) => accountRow(dataKey, person_id, account));
  await insertAccounts(tx, rows);
  await audit(
    ...rows.map(({ person_id, iban_last4, bank_name }) => ({
      action: 'set_bank_account' as const,
      entity,
      record_id: person_id,
      after: { account_end: iban_last4, bank_name, transfers_waiting: 0 },
    })),
  );
}

export const saveBankAccount: Handler<typeof setBankAccount> = ({ params, body }, { admin, dataKey, write }) =>
  write((tx, audit) => replaceBankAccount({ tx, audit, dataKey, by: admin.id }, params.id, body));

/** Whoever enters it, nothing is paid to the new account before finance has confirmed it. */
export async function replaceBankAccount(
  { tx, audit, dataKey, by }: Writer & { /** the admin who enters it */ readonly by?: string },
  person_id: string,
  { bank_name, holder, ...body }: BodyOf<typeof setBankAccount>,
): Promise<{ data: BankAccount | null }> {
  const iban = readIban(body.iban);
  if (iban === null) throw new Refusal('iban_not_valid');
  const payee = await lockedPerson(tx, person_id);
  const before = await findAccount(tx, person_id);
  if ((before?.id ?? null) !== body.replaces) throw new Refusal('conflict');
  const account = accountRow(dataKey, person_id, { iban, bank_name, holder });
  await replaceAccount(tx, person_id);
  await insertAccounts(tx, [account]);
  const redirected = await redirectTransfers(tx, person_id, account.id);
  const transfers_waiting = redirected.length;
  if (before)
    await notify(tx, {
      kind: 'bank_account_changed',
      params: { waiting: transfers_waiting },
      link: `/${hatOf(payee) === 'usher' ? 'ushers' : 'leaders'}/${person_id}?tab=bank`,
      to: { permission: 'transfers.write' },
      ...(by !== undefined && { except: by }),
    });
  await audit(
    {
      action: 'set_bank_account',
      entity: hatOf(payee),
      record_id: person_id,
      ...(before && { before: { account_end: before.iban_last4, bank_name: before.bank_name } }),
      after: { account_end: account.iban_last4, bank_name, transfers_waiting },
    },
    // each says that it goes elsewhere, which takes a first approval back; where to is not for everybody who reads it
    ...redirected.map((record_id) => ({
      action: 'set_bank_account' as const,
      entity: 'transfer' as const,
      record_id,
      person_id,
    })),
  );
  return maskedAccount(tx, dataKey, person_id);
}

export const checkBankAccount: Handler<typeof confirmBankAccount> = ({ params, body }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const payee = await lockedPerson(tx, params.id);
    const account = await findAccount(tx, params.id);
    if (!account) throw new Refusal('not_found');
    // somebody has changed it since it was looked at
    if (account.id !== body.account_id) throw new Refusal('conflict');
    if (account.checked_at !== null) throw new Refusal('bank_account_confirmed');
    await confirmAccount(tx, account.id);
    const after = { account_end: account.iban_last4, bank_name: account.bank_name };
    await audit({ action: 'confirm_bank_account', entity: hatOf(payee), record_id: params.id, after });
    return maskedAccount(tx, dataKey, params.id);
  });

export const showIban: Handler<typeof revealIban> = ({ params }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const payee = await personNow(tx, params.id);
    const account = await findAccount(tx, params.id);
    if (!account) throw new Refusal('not_found');
    const after = { account_end: account.iban_last4 };
    await audit({ action: 'reveal_iban', entity: hatOf(payee), record_id: params.id, after });
    return { data: { iban: ibanOf(dataKey, account) } };
  });
