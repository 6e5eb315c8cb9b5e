import { accountFields } from '@proline/contract/bank-account/bank-account';
import { personBodies } from '@proline/contract/person/person-fields';
import { birthDateProblem, type BirthDateProblem } from '@proline/domain/people/birth-date';
import { HEIGHT_CM, SHOE_SIZE } from '@proline/domain/people/person-fields';
import { knownCity } from '@proline/domain/place/cities';
import { readDegrees } from '@proline/domain/place/coordinates';
import type { TimeZone } from '@proline/domain/place/region';
import { withLatinDigits, wholeNumber } from '@proline/domain/text/latin-digits';
import {
  IMPORT_FIELDS,
  type DayOrder,
  type ImportField,
  type Mapping,
} from '@proline/domain/usher-import/import-field';
import { isWarning, type ImportProblem } from '@proline/domain/usher-import/import-problem';
import { countryCode } from '@proline/domain/usher-import/name-codes';
import {
  readClothingSize,
  readDay,
  readGender,
  readHeight,
  readLanguages,
} from '@proline/domain/usher-import/read-cell';
import { readRoles, readTags, type NamedRole } from '@proline/domain/usher-import/read-list';
import { z } from 'zod';
import type { SheetRow } from '../../platform/sheet/sheet.ts';
import type { NewAccount } from '../bank-account/bank-account.service.ts';
import { readIban } from '../bank-account/iban.service.ts';
import type { PersonInput } from '../person/person.service.ts';
import { readPhone } from '../person/phone.service.ts';

/** The bodies of the forms. */
const formBody = personBodies.create;
const accountBody = z.strictObject(accountFields);

/** How the rows of a file are to be read. */
export type Reading = {
  readonly mapping: Mapping;
  readonly day_order: DayOrder;
  /** where the organization is */
  readonly today: string;
  readonly time_zone: TimeZone;
  /** by whose names the file may call what people do */
  readonly roles: readonly NamedRole[];
};

export type FoundProblem = {
  readonly field: ImportField;
  readonly code: ImportProblem;
  /** as it would be stored, where that differs */
  readonly read?: string;
};

export type Judged = {
  /** what the form would send for this row; null: it stays out */
  readonly input: PersonInput | null;
  /** the person's bank account, if the row is good and names one */
  readonly account: NewAccount | null;
  readonly problems: readonly FoundProblem[];
  /** whether or not the rest of the row is good */
  readonly phone: string | null;
};

type Row = Pick<SheetRow, 'cells' | 'formulas'>;

/** What a row says about a person, by the rules of the form; nothing is stored, and nothing about age is guessed. */
export function judgeRow(row: Row, reading: Reading): Judged {
  const problems: FoundProblem[] = reading.mapping.flatMap((field, column) =>
    field && isFormula(row, column) ? [{ field, code: 'formula' as const }] : [],
  );
  const has = (field: ImportField) => problems.some((problem) => problem.field === field);
  /** The value of a field, if there is one that can be read. */
  const read = <Value>(field: ImportField, take: (typed: string) => Value | ReadWith<Value>): Value | null => {
    const typed = textIn(row, reading.mapping, field);
    if (typed === '' || has(field)) return null;
    const taken = take(typed);
    if (!isReadWith(taken)) return taken;
    problems.push({ field, code: taken.problem, ...(taken.read !== undefined && { read: taken.read }) });
    return taken.value;
  };
  const text = (field: ImportField) => textIn(row, reading.mapping, field);

  const phone = read('phone', (typed) => phoneIn(typed, reading.time_zone));
  const input = {
    name_en: text('name_en'),
    name_ar: text('name_ar'),
    phone: phone ?? '',
    email: text('email') || null,
    birth_date: read('birth_date', (typed) => birthDateIn(typed, reading)),
    gender: read('gender', (typed) => orProblem(readGender(typed), 'gender_unknown')),
    nationality: read('nationality', (typed) => orProblem(countryCode(typed), 'nationality_unknown')),
    id_number: text('id_number') || null,
    city: read('city', cityIn) ?? '',
    pin: pinIn(read),
    role_ids: read('roles', (typed) => rolesIn(typed, reading)) ?? [],
    languages: read('languages', languagesIn) ?? [],
    height_cm: read('height_cm', (typed) => orProblem(within(readHeight(typed), HEIGHT_CM), 'size_not_valid')),
    clothing_size: read('clothing_size', (typed) => orProblem(readClothingSize(typed), 'size_not_valid')),
    shoe_size: read('shoe_size', (typed) => orProblem(within(wholeNumber(typed), SHOE_SIZE), 'size_not_valid')),
    tags: read('tags', readTags) ?? [],
  };
  const parsed = formBody.safeParse(input);
  for (const { path, code, message } of parsed.error?.issues ?? []) {
    const field = path[0] === 'role_ids' ? 'roles' : IMPORT_FIELDS.find((one) => one === path[0]);
    // what is read with a warning may still break a rule of the form
    if (field && !problems.some((one) => one.field === field && !isWarning(one.code)))
      problems.push({
        field: fieldOfName(field, reading.mapping),
        code: isList(field) && path.length === 1 ? 'too_many' : codeOf(field, code, message),
      });
  }
  const iban = read('iban', (typed) => orProblem(readIban(typed), 'iban_not_valid'));
  const account = accountIn(text, iban, reading.mapping);
  problems.push(...account.problems.filter(({ field }) => !has(field)));
  const isGood = parsed.success && problems.every(({ code }) => isWarning(code));
  return {
    input: isGood ? parsed.data : null,
    account: isGood ? account.account : null,
    problems,
    phone,
  };
}

const BESIDE_IBAN = ['bank_name', 'account_holder'] as const;

/** The account that a row names, by the rules of its form; its holder is the person, unless the file says otherwise. */
function accountIn(
  text: (field: ImportField) => string,
  iban: string | null,
  mapping: Mapping,
): { account: NewAccount | null; problems: FoundProblem[] } {
  const [bank_name, holder] = [text('bank_name'), text('account_holder')];
  if (text('iban') === '') {
    const left = BESIDE_IBAN.filter((field) => text(field) !== '');
    return { account: null, problems: left.map((field) => ({ field, code: 'without_iban' })) };
  }
  if (bank_name === '' && !mapping.includes('bank_name'))
    return { account: null, problems: [{ field: 'iban', code: 'bank_name_missing' }] };
  // what is wrong with the IBAN, or with a name that is to stand for the holder, is said at its own column
  const parsed = accountBody.safeParse({
    iban: iban ?? text('iban'),
    bank_name,
    holder: holder || text('name_en') || text('name_ar'),
  });
  const problems = (parsed.error?.issues ?? []).flatMap(({ path, code, message }): FoundProblem[] => {
    const field = path[0] === 'bank_name' ? 'bank_name' : 'account_holder';
    return path[0] === 'iban' || (field === 'account_holder' && holder === '')
      ? []
      : [{ field, code: codeOf(field, code, message) }];
  });
  return { account: parsed.success && iban !== null ? { ...parsed.data, iban } : null, problems };
}

/** One whose value the file does not have: a CSV file holds nothing but its text, and nobody is called that. */
const isFormula = ({ cells, formulas }: Row, column: number): boolean =>
  formulas.includes(column) || /^\s*=/.test(cells[column] ?? '');

/** What was read, though something is wrong with it. */
type ReadWith<Value> = { readonly value: Value | null; readonly problem: ImportProblem; readonly read?: string };

const isReadWith = <Value>(taken: Value | ReadWith<Value>): taken is ReadWith<Value> =>
  typeof taken === 'object' && taken !== null && 'problem' in taken;

const textIn = ({ cells }: Row, mapping: Mapping, field: ImportField): string => {
  const column = mapping.indexOf(field);
  return column === -1 ? '' : (cells[column] ?? '').trim();
};

/** What was read, or that it could not be. */
const orProblem = <Value>(value: Value | null, problem: ImportProblem): Value | ReadWith<Value> =>
  value ?? { value: null, problem };

const within = (value: number | null, { least, most }: { readonly least: number; readonly most: number }) =>
  value !== null && value >= least && value <= most ? value : null;

/** A number as it is; one that has lost its plus to a spreadsheet; one of the organization's country. The last two are shown. */
function phoneIn(typed: string, zone: TimeZone): string | ReadWith<string> {
  const plain = withLatinDigits(typed).trim();
  const isWhole = /^(\+|00)/.test(plain.replace(/^[\s(\u200e\u202a]+/, ''));
  const number = readPhone(typed, zone) ?? (/^\d{10,15}$/.test(plain) ? readPhone(`+${plain}`, zone) : null);
  if (number === null) return { value: null, problem: 'phone_not_valid' };
  return isWhole ? number : { value: number, problem: 'phone_country_assumed', read: number };
}

const BORN_WRONG = {
  too_early: 'born_too_early',
  in_future: 'born_in_future',
  under_age: 'under_age',
} as const satisfies Record<BirthDateProblem, ImportProblem>;

function birthDateIn(typed: string, { day_order, today }: Reading): string | ReadWith<string> {
  const found = readDay(typed, day_order);
  if ('problem' in found) return { value: null, problem: found.problem };
  const problem = birthDateProblem(found.day, today);
  return problem === null ? found.day : { value: null, problem: BORN_WRONG[problem] };
}

/** Both halves, each by itself readable; one alone is no place. */
function pinIn(
  read: (field: 'latitude' | 'longitude', take: (typed: string) => number | ReadWith<number>) => number | null,
): PersonInput['pin'] {
  const half = (field: 'latitude' | 'longitude', most: number) =>
    read(field, (typed) => orProblem(readDegrees(typed, most), 'degrees_not_valid'));
  const [latitude, longitude] = [half('latitude', 90), half('longitude', 180)];
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  for (const field of ['latitude', 'longitude'] as const)
    read(field, () => ({ value: null, problem: 'degrees_not_valid' }));
  return null;
}

const cityIn = (typed: string): string | ReadWith<string> =>
  knownCity(typed) ? typed : { value: typed, problem: 'city_unknown', read: typed };

function languagesIn(typed: string): PersonInput['languages'] | ReadWith<PersonInput['languages']> {
  const { languages, unknown, unknown_levels } = readLanguages(typed);
  const value = languages.map((one) => ({ ...one }));
  if (unknown.length > 0) return { value, problem: 'language_unknown', read: unknown.join(', ') };
  return unknown_levels.length === 0 ? value : { value, problem: 'level_unknown', read: unknown_levels.join(', ') };
}

function rolesIn(typed: string, { roles }: Reading): string[] | ReadWith<string[]> {
  const { role_ids, unknown } = readRoles(typed, roles);
  const value = [...role_ids];
  return unknown.length === 0 ? value : { value, problem: 'role_unknown', read: unknown.join(', ') };
}

const isList = (field: ImportField): boolean => field === 'roles' || field === 'tags' || field === 'languages';

/** Whose name is missing is told at the column that the file has. */
const fieldOfName = (field: ImportField, mapping: Mapping): ImportField =>
  field === 'name_en' && !mapping.includes('name_en') ? 'name_ar' : field;

const PLAIN_CODES: readonly ImportProblem[] = ['forbidden_characters', 'no_letters'];

function codeOf(field: ImportField, code: string, message: string): ImportProblem {
  const plain = PLAIN_CODES.find((one) => one === message);
  if (plain) return plain;
  if (field === 'email') return 'email_not_valid';
  if (field === 'id_number') return 'id_number_not_valid';
  return message === 'required' || code === 'too_small' ? 'missing' : 'too_long';
}
