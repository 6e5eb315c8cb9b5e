import { paymentsSection } from '@proline/contract/settings/payment-settings';
import { USUAL_CSV_PROFILE, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { DEFAULT_PAYMENTS } from '@proline/domain/pay/payment-settings';
import { expect, test } from 'vitest';
import { bankListProblems } from './bank-list-problems.ts';

const own = (more: Partial<CsvProfile>): CsvProfile => ({ ...USUAL_CSV_PROFILE, ...more });
const amount = (title: string) => ({ field: 'amount' as const, title });

test.each([
  ['the usual one', [USUAL_CSV_PROFILE], {}],
  ['two with different names', [USUAL_CSV_PROFILE, own({ name: 'Bank B' })], {}],
  ['one name twice, with a space', [USUAL_CSV_PROFILE, own({ name: ' Standard ' })], { '1.name': 'named_twice' }],
  ['no name', [own({ name: ' ' })], { '0.name': 'required' }],
  ['a name of 61 characters', [own({ name: 'x'.repeat(61) })], { '0.name': 'too_long' }],
  ['a name of two lines', [own({ name: 'a\u2028b' })], { '0.name': 'characters' }],
  ['no column', [own({ columns: [] })], { '0.columns': 'no_columns' }],
  ['a column without a title', [own({ columns: [amount('A'), amount('')] })], { '0.1': 'required' }],
  ['one title for two columns', [own({ columns: [amount('A'), amount('A')] })], {}],
])('%s: form and schema agree', (_, profiles, problems) => {
  expect(bankListProblems(profiles)).toEqual(problems);
  const { success } = paymentsSection.safeParse({ ...DEFAULT_PAYMENTS, csv_profiles: profiles });
  expect(success).toBe(Object.keys(problems).length === 0);
});
