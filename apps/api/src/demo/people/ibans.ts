import type { Country } from '../event/places.ts';
import type { Random } from '../engine/random.ts';

export interface Bank {
  readonly name: string;
  /** the bank's code inside the IBAN */
  readonly code: string;
}

/** Length of the account part after the bank's code, in digits. */
const ACCOUNTS: Readonly<Record<Country, { readonly digits: number; readonly banks: readonly Bank[] }>> = {
  SA: {
    digits: 18,
    banks: [
      { name: 'Al Rajhi Bank', code: '80' },
      { name: 'Saudi National Bank', code: '10' },
      { name: 'Riyad Bank', code: '20' },
      { name: 'Alinma Bank', code: '05' },
      { name: 'Saudi Awwal Bank', code: '45' },
    ],
  },
  AE: {
    digits: 16,
    banks: [
      { name: 'Emirates NBD', code: '026' },
      { name: 'First Abu Dhabi Bank', code: '035' },
      { name: 'Abu Dhabi Commercial Bank', code: '003' },
      { name: 'Mashreq', code: '033' },
    ],
  },
  QA: {
    digits: 21,
    banks: [
      { name: 'Qatar National Bank', code: 'QNBA' },
      { name: 'Doha Bank', code: 'DOHB' },
      { name: 'Commercial Bank of Qatar', code: 'CBQA' },
    ],
  },
  KW: {
    digits: 22,
    banks: [
      { name: 'National Bank of Kuwait', code: 'NBOK' },
      { name: 'Kuwait Finance House', code: 'KFHO' },
      { name: 'Gulf Bank', code: 'GULB' },
    ],
  },
  BH: {
    digits: 14,
    banks: [
      { name: 'National Bank of Bahrain', code: 'NBOB' },
      { name: 'BBK', code: 'BBKU' },
      { name: 'Ahli United Bank', code: 'AUBB' },
    ],
  },
  OM: {
    digits: 16,
    banks: [
      { name: 'Bank Muscat', code: '027' },
      { name: 'National Bank of Oman', code: '018' },
      { name: 'Sohar International', code: '031' },
    ],
  },
  EG: {
    digits: 21,
    banks: [
      { name: 'National Bank of Egypt', code: '0003' },
      { name: 'Banque Misr', code: '0002' },
      { name: 'Commercial International Bank', code: '0010' },
      { name: 'QNB Alahli', code: '0037' },
    ],
  },
};

export function makeIban(random: Random, country: Country): { iban: string; bank_name: string } {
  const { digits, banks } = ACCOUNTS[country];
  const bank = random.pick(banks);
  const account = bank.code + digitsOf(random, digits);
  const check = 98 - ibanRemainder(`${country}00${account}`);
  return { iban: `${country}${String(check).padStart(2, '0')}${account}`, bank_name: bank.name };
}

/** ISO 13616: country and check digits to the end, letters as 10–35, remainder by 97. A right one leaves 1. */
export function ibanRemainder(iban: string): number {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}

function digitsOf(random: Random, count: number): string {
  let digits = '';
  while (digits.length < count) digits += String(random.bits()).padStart(10, '0').slice(2);
  return digits.slice(0, count);
}
