import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line, naming } from '../frame/text.ts';

/** The longest IBAN has 34 characters; the rest are the spaces between them. */
export const IBAN_TYPED_MAX_LENGTH = 60;
export const BANK_NAME_MAX_LENGTH = 80;
export const HOLDER_MAX_LENGTH = 140;

const params = z.strictObject({ id: z.uuid() });

const bankAccount = z.object({
  id: z.uuid(),
  /** the two letters that an IBAN begins with */
  country: z.string(),
  iban_last4: z.string(),
  bank_name: z.string(),
  holder: z.string(),
  created_at: z.iso.datetime(),
  /** null: nobody in finance has confirmed it yet, and nothing is paid to it */
  checked_at: z.iso.datetime().nullable(),
  /** others who are paid to the same account */
  shared_with: z.array(
    z.object({ id: z.uuid(), kind: z.enum(['usher', 'team_leader']), name_en: z.string(), name_ar: z.string() }),
  ),
});
export type BankAccount = z.output<typeof bankAccount>;

const reply = z.object({ data: bankAccount.nullable() });

export const getBankAccount = endpoint({
  name: 'getBankAccount',
  summary: 'The bank account of a person, masked; null: there is none',
  method: 'GET',
  path: '/admin/persons/:id/bank-account',
  access: 'ushers.read',
  params,
  response: reply,
});

/** What is asked about an account, wherever it comes from. */
export const accountFields = {
  iban: line(1, IBAN_TYPED_MAX_LENGTH).meta({ examples: ['SA0380000000608010167519'] }),
  bank_name: naming(1, BANK_NAME_MAX_LENGTH).meta({ examples: ['Al Rajhi Bank'] }),
  holder: naming(1, HOLDER_MAX_LENGTH).meta({ examples: ['Sara Al-Fahad'] }),
};

/** The account before it stays for what was paid to it; transfers that wait for approval go to the new one. */
export const setBankAccount = endpoint({
  name: 'setBankAccount',
  summary: 'Give a person another bank account, which finance has to confirm',
  method: 'PUT',
  path: '/admin/persons/:id/bank-account',
  access: 'ushers.write',
  params,
  body: z.strictObject({
    /** the account that was there when it was read; null: there was none */
    replaces: z.uuid().nullable(),
    ...accountFields,
  }),
  response: reply,
  refusals: ['iban_not_valid'],
});

export const confirmBankAccount = endpoint({
  name: 'confirmBankAccount',
  summary: 'Confirm that a bank account belongs to the person; from then on it can be paid to',
  method: 'POST',
  path: '/admin/persons/:id/bank-account/confirm',
  access: 'transfers.write',
  params,
  body: z.strictObject({ account_id: z.uuid() }),
  response: reply,
  refusals: ['bank_account_confirmed'],
});

/** The whole number leaves the database only here, one person at a time, and each time is in the audit log. */
export const revealIban = endpoint({
  name: 'revealIban',
  summary: 'The whole IBAN of a person; audited',
  method: 'POST',
  path: '/admin/persons/:id/bank-account/reveal',
  access: 'bank.reveal',
  params,
  response: z.object({ data: z.object({ iban: z.string() }) }),
});

export const bankAccountSlice: Slice = [getBankAccount, setBankAccount, confirmBankAccount, revealIban];
