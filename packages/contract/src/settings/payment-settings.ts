import { z } from 'zod';
import {
  CSV_DATE_FORMATS,
  CSV_DELIMITERS,
  CSV_ENCODINGS,
  CSV_FIELDS,
  CSV_PROFILE_LIMITS,
} from '@proline/domain/bank-file/csv-profile';
import {
  ACCOUNT_CODE_MAX_LENGTH,
  AMOUNT_LIMIT,
  DEFAULT_PAYMENTS,
  MOST_CSV_PROFILES,
  namedOnce,
} from '@proline/domain/pay/payment-settings';
import { CURRENCIES } from '@proline/domain/place/region';
import { line } from '../frame/text.ts';

/** At most one for each currency. */
const currencyLimits = z
  .array(
    z.strictObject({
      currency: z.enum(CURRENCIES),
      amount_minor: z.int().min(AMOUNT_LIMIT.least).max(AMOUNT_LIMIT.most),
    }),
  )
  .max(CURRENCIES.length)
  .meta({ 'x-unique-by': 'currency' });
const accountCode = line(1, ACCOUNT_CODE_MAX_LENGTH).meta({ examples: ['2100'] });

export const csvProfile = z.strictObject({
  name: line(1, CSV_PROFILE_LIMITS.name).meta({ examples: ['Standard'] }),
  delimiter: z.enum(CSV_DELIMITERS),
  header: z.boolean(),
  columns: z
    .array(
      z.strictObject({
        field: z.enum(CSV_FIELDS),
        title: line(1, CSV_PROFILE_LIMITS.title).meta({ examples: ['Amount'] }),
      }),
    )
    .min(1)
    .max(CSV_PROFILE_LIMITS.columns),
  date_format: z.enum(CSV_DATE_FORMATS),
  encoding: z.enum(CSV_ENCODINGS),
});

export const paymentsSection = z
  .strictObject({
    second_approver_above: currencyLimits,
    line_most: currencyLimits,
    code_cost: accountCode,
    code_owed: accountCode,
    code_payable: accountCode,
    code_bank: accountCode,
    code_recoverable: accountCode,
    csv_profiles: z.array(csvProfile).min(1).max(MOST_CSV_PROFILES).meta({ 'x-unique-by': 'name' }),
  })
  .refine(({ second_approver_above }) => namedOnce(second_approver_above.map(({ currency }) => currency)), {
    path: ['second_approver_above'],
    error: 'named_twice',
  })
  .refine(({ line_most }) => namedOnce(line_most.map(({ currency }) => currency)), {
    path: ['line_most'],
    error: 'named_twice',
  })
  .refine(({ csv_profiles }) => namedOnce(csv_profiles.map(({ name }) => name)), {
    path: ['csv_profiles'],
    error: 'named_twice',
  })
  .meta({ examples: [DEFAULT_PAYMENTS] });
