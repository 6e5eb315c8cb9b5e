import { withLatinDigits } from '../text/latin-digits.ts';
import type { ImportField } from './import-field.ts';

/** What keeps a row out, or goes in with a warning. In the order in which people are shown them. */
export const IMPORT_PROBLEMS = [
  'missing',
  'formula',
  'no_letters',
  'forbidden_characters',
  'too_long',
  'phone_not_valid',
  'email_not_valid',
  'no_such_day',
  'not_a_date',
  'year_too_short',
  'born_too_early',
  'born_in_future',
  'under_age',
  'id_number_not_valid',
  'role_unknown',
  'too_many',
  'iban_not_valid',
  'bank_name_missing',
  'twice_in_file',
  'known_already',
  'phone_country_assumed',
  'city_unknown',
  'gender_unknown',
  'nationality_unknown',
  'language_unknown',
  'level_unknown',
  'size_not_valid',
  'degrees_not_valid',
  'without_iban',
  'iban_shared',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** The row goes in: what could not be read is left empty, and what was read is shown. */
const WARNINGS: readonly ImportProblem[] = [
  'phone_country_assumed',
  'city_unknown',
  'gender_unknown',
  'nationality_unknown',
  'language_unknown',
  'level_unknown',
  'size_not_valid',
  'degrees_not_valid',
  'without_iban',
  'iban_shared',
];
export const isWarning = (problem: ImportProblem): boolean => WARNINGS.includes(problem);

/** Nobody is stored without a name and a phone; who is under 18 is not stored at all. */
const NEEDED: readonly ImportField[] = ['name_en', 'name_ar', 'phone'];
const FINAL: readonly ImportProblem[] = ['missing', 'under_age', 'twice_in_file', 'known_already'];

/** Whether the row could go in without this value. */
export const canLeaveOut = (field: ImportField, problem: ImportProblem): boolean =>
  !isWarning(problem) && !NEEDED.includes(field) && !FINAL.includes(problem);

export const canTypeAnew = (problem: ImportProblem): boolean => problem !== 'under_age' && !isWarning(problem);

/** From where to where a value is wrong; the rest of it stays unmarked. */
export function badPart(problem: ImportProblem, value: string): readonly [number, number] {
  const whole = [0, value.length] as const;
  if (problem === 'no_such_day') {
    // every year exists: only day and month can be wrong
    const plain = withLatinDigits(value);
    const year = /\d{4}/.exec(plain);
    if (!year) return whole;
    return year.index === 0 ? [5, value.length] : [0, Math.max(1, year.index - 1)];
  }
  if (problem === 'year_too_short') return [Math.max(0, value.length - 2), value.length];
  if (problem === 'phone_country_assumed') return [0, /^[0٠]+/.exec(value)?.[0].length ?? value.length];
  return whole;
}
