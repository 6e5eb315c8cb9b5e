import { randomUUID } from 'node:crypto';
import type {
  addPayerAccount,
  archivePayerAccount,
  listPayerAccounts,
  PayerAccount,
} from '@proline/contract/payer-account/payer-account';
import { mayDo, type PermissionSet } from '@proline/domain/account/permission';
import { bankText } from '@proline/domain/bank-file/bank-text';
import type { PaymentPayer } from '@proline/domain/bank-file/payment-file';
import type { Kysely, Transaction } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { decryptBound, encryptBound } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { readIban } from '../bank-account/iban.service.ts';
import {
  findPayerAccount,
  findPayerAccounts,
  holdPayerAccount,
  insertPayerAccount,
  markArchived,
} from './payer-account.queries.ts';

const IBAN_END = 4;
const COUNTRY_LETTERS = 2;
const NAME_MAX_LENGTH = 70;
const ibanPlace = (id: string): string => `payer_accounts.iban:${id}`;

const shownTo = (set: PermissionSet, account: PayerAccount): PayerAccount => ({
  ...account,
  iban_last4: mayDo(set, 'bank.reveal') ? account.iban_last4 : null,
});

export const showPayerAccounts: Handler<typeof listPayerAccounts> = async (_input, { db, admin }) => ({
  data: (await findPayerAccounts(db)).map((account) => shownTo(admin.permission_set, account)),
});

export const savePayerAccount: Handler<typeof addPayerAccount> = ({ body }, { write, dataKey, admin }) =>
  write(async (tx, audit) => {
    const { iban: typed, ...said } = body;
    const iban = readIban(typed);
    if (iban === null) throw new Refusal('iban_not_valid');
    // the holder stands in every file: a name that no bank can read would stop them all
    if (!/[A-Za-z]/.test(bankText(said.holder, NAME_MAX_LENGTH))) throw new Refusal('payer_holder_unwritable');
    const id = randomUUID();
    const shown = { iban_last4: iban.slice(-IBAN_END), iban_country: iban.slice(0, COUNTRY_LETTERS) };
    const iban_encrypted = encryptBound(dataKey, iban, ibanPlace(id));
    await insertPayerAccount(tx, { id, ...said, ...shown, iban_encrypted, key_id: dataKey.id, created_by: admin.id });
    const { label, bank_name, bic, currency } = said;
    await audit({
      action: 'add_payer_account',
      entity: 'settings',
      record_id: id,
      after: { label, bank_name, bic, currency, account_end: shown.iban_last4 },
    });
    return { data: await accountNow(tx, id, admin.permission_set) };
  });

export const archiveAccount: Handler<typeof archivePayerAccount> = ({ params, body }, { write, admin }) =>
  write(async (tx, audit) => {
    const before = await findPayerAccount(tx, params.id);
    if (!before) throw new Refusal('not_found');
    const changed = await markArchived(tx, params.id, body.archived);
    await audit(
      ...(changed
        ? [
            {
              action: body.archived ? ('archive_payer_account' as const) : ('restore_payer_account' as const),
              entity: 'settings' as const,
              record_id: params.id,
              after: { label: before.label },
            },
          ]
        : []),
    );
    return { data: await accountNow(tx, params.id, admin.permission_set) };
  });

const accountNow = async (db: Kysely<Database>, id: string, set: PermissionSet): Promise<PayerAccount> => {
  const found = await findPayerAccount(db, id);
  if (!found) throw new Refusal('not_found');
  const { iban_encrypted: _, ...account } = found;
  return shownTo(set, account);
};

/** The account that a new batch is to be paid from. */
export async function payingAccount(tx: Transaction<Database>, id: string, currency: string): Promise<PayerAccount> {
  const account = await holdPayerAccount(tx, id);
  if (!account) throw new Refusal('not_found');
  if (account.archived) throw new Refusal('payer_archived');
  if (account.currency !== currency) throw new Refusal('payer_currency_differs');
  return account;
}

/** As the files have it, with its whole number. */
export async function payerOf(db: Kysely<Database>, dataKey: DataKey, id: string): Promise<PaymentPayer> {
  const found = await findPayerAccount(db, id);
  if (!found) throw new Refusal('not_found');
  return { holder: found.holder, bic: found.bic, iban: decryptBound(dataKey, found.iban_encrypted, ibanPlace(id)) };
}
