import { CSV_PROFILE_LIMITS, USUAL_CSV_PROFILE, type CsvProfile } from '../bank-file/csv-profile.ts';
import type { Currency } from '../place/region.ts';

/** An amount in one currency; a currency without one has no limit. */
export type CurrencyLimit = { readonly currency: Currency; readonly amount_minor: number };

/** How money leaves the house. */
export type PaymentSettings = {
  /** a transfer of more needs two different approvers */
  readonly second_approver_above: readonly CurrencyLimit[];
  /** a payment of more stays out of a batch */
  readonly line_most: readonly CurrencyLimit[];
  /** what the accountant calls the accounts of the ledger */
  readonly code_cost: string;
  readonly code_owed: string;
  readonly code_payable: string;
  readonly code_bank: string;
  readonly code_recoverable: string;
  readonly csv_profiles: readonly CsvProfile[];
};

/** 999,999,999.99 is more than any agency pays at once, and every sum of them is still exact. */
export const AMOUNT_LIMIT = { least: 1, most: 99_999_999_999 } as const;
export const ACCOUNT_CODE_MAX_LENGTH = 20;
export const MOST_CSV_PROFILES = CSV_PROFILE_LIMITS.profiles;

export const DEFAULT_PAYMENTS = {
  second_approver_above: [],
  line_most: [],
  code_cost: '5100',
  code_owed: '2100',
  code_payable: '2110',
  code_bank: '1010',
  code_recoverable: '1210',
  csv_profiles: [USUAL_CSV_PROFILE],
} as const satisfies PaymentSettings;

/** null: there is none. */
export const limitOf = (limits: readonly CurrencyLimit[], currency: string): number | null =>
  limits.find((limit) => limit.currency === currency)?.amount_minor ?? null;

export const needsSecondApprover = (
  { second_approver_above }: Pick<PaymentSettings, 'second_approver_above'>,
  { currency, net_minor }: { readonly currency: string; readonly net_minor: number },
): boolean => {
  const limit = limitOf(second_approver_above, currency);
  return limit !== null && net_minor > limit;
};

/** No currency has two limits, and no two profiles share a name: it is what a person chooses by. */
export const namedOnce = (names: readonly string[]): boolean => new Set(names).size === names.length;
