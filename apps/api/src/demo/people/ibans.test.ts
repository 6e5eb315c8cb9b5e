import { expect, test } from 'vitest';
import { idNumberOf, phoneOf } from './identities.ts';
import { ibanRemainder, makeIban } from './ibans.ts';
import { COUNTRIES } from '../event/places.ts';
import { Random } from '../engine/random.ts';

const LENGTHS = { SA: 24, AE: 23, QA: 29, KW: 30, BH: 22, OM: 23, EG: 29 };

test.each([
  ['SA0380000000608010167519', 1],
  ['AE070331234567890123456', 1],
  ['KW81CBKU0000000000001234560101', 1],
  ['SA0380000000608010167518', 2],
])('the remainder of %s', (iban, remainder) => {
  expect(ibanRemainder(iban) === 1).toBe(remainder === 1);
});

test.each(COUNTRIES)('account numbers of %s have the right length and check digits', (country) => {
  const random = new Random(3);
  for (let n = 0; n < 300; n++) {
    const { iban } = makeIban(random, country);
    expect(iban).toMatch(new RegExp(`^${country}\\d\\d[A-Z0-9]{${LENGTHS[country] - 4}}$`));
    expect(ibanRemainder(iban)).toBe(1);
  }
});

test.each(COUNTRIES)('no two people of %s share a phone or an identity number', (country) => {
  const people = Array.from({ length: 20_000 }, (_, position) => position * 7);
  expect(new Set(people.map((position) => phoneOf(country, position))).size).toBe(people.length);
  expect(new Set(people.map((position) => idNumberOf(country, position, 10_000, true))).size).toBe(people.length);
  expect(phoneOf(country, 5)).toMatch(/^\+[1-9]\d{10,11}$/);
});
