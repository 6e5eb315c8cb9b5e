/** Why a bank refuses or returns a payment: the codes of ISO 20022 that banks here use. */
export const BANK_REASONS = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'AG01',
  'AG02',
  'AM02',
  'AM03',
  'AM04',
  'AM05',
  'AM09',
  'AM10',
  'BE01',
  'BE04',
  'BE05',
  'BE06',
  'BE07',
  'CNOR',
  'CURR',
  'CUST',
  'DNOR',
  'DT01',
  'DUPL',
  'ED05',
  'FF01',
  'FOCR',
  'FR01',
  'LEGL',
  'MD07',
  'MS02',
  'MS03',
  'NARR',
  'NOAS',
  'RC01',
  'RR01',
  'RR02',
  'RR03',
  'RR04',
  'TECH',
  'TM01',
] as const;
export type BankReason = (typeof BANK_REASONS)[number];

/** What a bank says in its own words, without a code. */
export const NO_CODE: BankReason = 'NARR';

/** Codes that mean the account itself: paying it again without a change fails again. */
const OF_THE_ACCOUNT: readonly string[] = [
  'AC01',
  'AC03',
  'AC04',
  'AC06',
  'BE01',
  'BE06',
  'BE07',
  'CNOR',
  'MD07',
  'RC01',
];
export const concernsAccount = (code: string): boolean => OF_THE_ACCOUNT.includes(code);

const CODE = /^[A-Z0-9]{2,35}$/;
/** A code as it is kept; a bank's own ones, too. */
export const readReason = (text: string | null): string =>
  text !== null && CODE.test(text.trim().toUpperCase()) ? text.trim().toUpperCase() : NO_CODE;
