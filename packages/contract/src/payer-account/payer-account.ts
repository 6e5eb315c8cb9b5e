import { z } from 'zod';
import { CURRENCIES } from '@proline/domain/place/region';
import { BANK_NAME_MAX_LENGTH, HOLDER_MAX_LENGTH, IBAN_TYPED_MAX_LENGTH } from '../bank-account/bank-account.ts';
import { endpoint } from '../frame/endpoint.ts';
import type { Slice } from '../frame/slice.ts';
import { line, naming } from '../frame/text.ts';

export const PAYER_LABEL_MAX_LENGTH = 60;
export const BIC_PATTERN = /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
export const BIC_MAX_LENGTH = 11;

export const payerAccount = z.object({
  id: z.uuid(),
  /** what the agency calls it */
  label: z.string(),
  holder: z.string(),
  bank_name: z.string(),
  bic: z.string(),
  currency: z.string(),
  country: z.string(),
  /** the end of its number; null without the right to see it */
  iban_last4: z.string().nullable(),
  archived: z.boolean(),
});
export type PayerAccount = z.output<typeof payerAccount>;

export const listPayerAccounts = endpoint({
  name: 'listPayerAccounts',
  summary: 'The accounts that payments leave from, archived ones last',
  method: 'GET',
  path: '/admin/payer-accounts',
  access: 'transfers.read',
  response: z.object({ data: z.array(payerAccount) }),
});

/** Files are derived from it, so that it is never changed: it is archived and entered again. */
export const addPayerAccount = endpoint({
  name: 'addPayerAccount',
  summary: 'Add an account that payments leave from',
  method: 'POST',
  path: '/admin/payer-accounts',
  access: 'settings.write',
  body: z.strictObject({
    label: line(1, PAYER_LABEL_MAX_LENGTH).meta({ examples: ['Main account'] }),
    holder: naming(1, HOLDER_MAX_LENGTH).meta({ examples: ['Proline Events Co.'] }),
    bank_name: naming(1, BANK_NAME_MAX_LENGTH).meta({ examples: ['Al Rajhi Bank'] }),
    bic: z
      .string()
      .regex(BIC_PATTERN)
      .meta({ examples: ['RJHISARI'] }),
    currency: z.enum(CURRENCIES),
    iban: line(1, IBAN_TYPED_MAX_LENGTH).meta({ examples: ['SA0380000000608010167519'] }),
  }),
  response: z.object({ data: payerAccount }),
  refusals: ['iban_not_valid', 'payer_holder_unwritable'],
});

export const archivePayerAccount = endpoint({
  name: 'archivePayerAccount',
  summary: 'Take an account out of use, or back into use; batches that were made with it keep it',
  method: 'POST',
  path: '/admin/payer-accounts/:id/archive',
  access: 'settings.write',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ archived: z.boolean() }),
  response: z.object({ data: payerAccount }),
});

export const payerAccountSlice: Slice = [listPayerAccounts, addPayerAccount, archivePayerAccount];
