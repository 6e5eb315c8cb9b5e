import { isoDay, type Day } from '../event/days.ts';
import type { Country } from '../event/places.ts';

const PHONES: Readonly<Record<Country, string>> = {
  SA: '+96650',
  AE: '+97150',
  QA: '+9745',
  KW: '+9656',
  BH: '+9733',
  OM: '+9689',
  EG: '+20101',
};

const SEVEN_DIGITS = 10_000_000;

/** Numbers that look random, yet no two positions below ten million share one: both factors are odd and not multiples of five. */
const scattered = (position: number, factor: number): string =>
  String((position * factor + 1_234_567) % SEVEN_DIGITS).padStart(7, '0');

export const phoneOf = (country: Country, position: number): string => PHONES[country] + scattered(position, 4_868_203);

/** An identity number in the form of its country; two people never share one. */
export function idNumberOf(country: Country, position: number, birthDay: Day, isCitizen: boolean): string {
  const serial = scattered(position, 7_295_171);
  const birth = isoDay(birthDay).replaceAll('-', '');
  switch (country) {
    case 'SA':
      return withLuhnDigit(`${isCitizen ? '1' : '2'}0${serial}`);
    case 'AE':
      return withLuhnDigit(`784${birth.slice(0, 4)}${serial}`);
    case 'QA':
      return `${birth.startsWith('19') ? '2' : '3'}${birth.slice(2, 4)}${isCitizen ? '1' : '8'}${serial}`;
    case 'BH':
      return `${birth.slice(2, 4)}${serial}`;
    case 'OM':
      return `6${serial}`;
    case 'KW':
    case 'EG':
      return `${birth.startsWith('19') ? '2' : '3'}${birth.slice(2)}${serial}`;
  }
}

function withLuhnDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const doubled = Number(digit) * (position % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
