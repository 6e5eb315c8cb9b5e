import { describe, expect, test } from 'vitest';
import { IMPORT_FIELDS } from '@proline/domain/usher-import/import-field';
import { judgeRow, type Reading } from './judge-row.service.ts';

const ROLE = '019a0000-0000-7000-8000-000000000001';
const reading: Reading = {
  mapping: IMPORT_FIELDS,
  day_order: 'day_first',
  today: '2026-11-17',
  time_zone: 'Asia/Riyadh',
  roles: [{ id: ROLE, name_en: 'Usher', name_ar: 'منظّم' }],
};

type Row = Partial<Record<(typeof IMPORT_FIELDS)[number], string>>;
const GOOD: Row = { name_en: 'Maha Al-Subaie', phone: '+966501234567' };

const judge = (row: Row, formulas: readonly number[] = []) =>
  judgeRow({ cells: IMPORT_FIELDS.map((field) => row[field] ?? ''), formulas }, reading);
const problemsOf = (row: Row) =>
  judge({ ...GOOD, ...row }).problems.map(({ field, code, read }) => [field, code, ...(read ? [read] : [])].join(' '));

test('a row with everything is what the form would send', () => {
  const { input, problems } = judge({
    name_en: 'Maha Al-Subaie',
    name_ar: 'مها السبيعي',
    phone: '+966 50 123 4567',
    email: 'Maha@Example.com',
    birth_date: '14/03/1998',
    gender: 'أنثى',
    nationality: 'Saudi',
    id_number: '784-1990-1234567-1',
    city: 'الرياض',
    latitude: '24.7136',
    longitude: '٤٦٫٦٧٥٣°',
    roles: 'منظم',
    languages: 'Arabic (native), English',
    height_cm: '1.72 m',
    clothing_size: 'm',
    shoe_size: '39',
    tags: 'VIP, own car',
  });
  expect(problems).toEqual([]);
  expect(input).toEqual({
    name_en: 'Maha Al-Subaie',
    name_ar: 'مها السبيعي',
    phone: '+966501234567',
    email: 'maha@example.com',
    birth_date: '1998-03-14',
    gender: 'female',
    nationality: 'SA',
    id_number: '784199012345671',
    city: 'الرياض',
    pin: { latitude: 24.7136, longitude: 46.6753 },
    role_ids: [ROLE],
    languages: [
      { code: 'ar', level: 'native' },
      { code: 'en', level: null },
    ],
    height_cm: 172,
    clothing_size: 'M',
    shoe_size: 39,
    tags: ['VIP', 'own car'],
  });
});

test('a name and a phone are enough', () => {
  expect(judge(GOOD).input).toMatchObject({ phone: '+966501234567', birth_date: null, gender: null, languages: [] });
});

describe('what keeps a row out', () => {
  test.each<[Row, string]>([
    [{ name_en: '' }, 'name_en missing'],
    [{ name_en: '???' }, 'name_en no_letters'],
    [{ name_en: 'Maha\u202Eahs' }, 'name_en forbidden_characters'],
    [{ name_en: 'M'.repeat(121) }, 'name_en too_long'],
    [{ phone: '' }, 'phone missing'],
    [{ phone: '+9665012' }, 'phone phone_not_valid'],
    [{ phone: 'ask Huda' }, 'phone phone_not_valid'],
    [{ email: 'maha@' }, 'email email_not_valid'],
    [{ birth_date: '31/02/1999' }, 'birth_date no_such_day'],
    [{ birth_date: '14/03/98' }, 'birth_date year_too_short'],
    [{ birth_date: '26 years' }, 'birth_date not_a_date'],
    [{ birth_date: '1899-12-31' }, 'birth_date born_too_early'],
    [{ birth_date: '18/11/2026' }, 'birth_date born_in_future'],
    [{ birth_date: '18/11/2008' }, 'birth_date under_age'],
    [{ id_number: '12' }, 'id_number id_number_not_valid'],
    [{ roles: 'Usher, Juggler' }, 'roles role_unknown Juggler'],
    [{ tags: 'x'.repeat(41) }, 'tags too_long'],
    [{ tags: 'VIP, \u202Etac' }, 'tags forbidden_characters'],
    [{ tags: Array.from({ length: 21 }, (_, n) => `tag ${n}`).join(';') }, 'tags too_many'],
  ])('%o', (row, problem) => {
    expect(problemsOf(row)).toEqual([problem]);
    expect(judge({ ...GOOD, ...row }).input).toBeNull();
  });

  test('18 years count to the day', () => {
    expect(problemsOf({ birth_date: '17/11/2008' })).toEqual([]);
  });

  test('the text of a formula', () => {
    expect(problemsOf({ name_en: '=HYPERLINK("http://example.com")' })).toEqual(['name_en formula']);
  });

  test('a formula without a saved value, and nothing else about it', () => {
    const judged = judge({ ...GOOD, email: '' }, [IMPORT_FIELDS.indexOf('email')]);
    expect(judged).toMatchObject({ input: null, problems: [{ field: 'email', code: 'formula' }] });
  });
});

describe('what goes in with a warning', () => {
  test.each<[Row, string]>([
    [{ phone: '0501234567' }, 'phone phone_country_assumed +966501234567'],
    [{ phone: '501234567' }, 'phone phone_country_assumed +966501234567'],
    [{ phone: '966501234567' }, 'phone phone_country_assumed +966501234567'],
    [{ phone: '201012345678' }, 'phone phone_country_assumed +201012345678'],
    [{ city: 'Atlantis' }, 'city city_unknown Atlantis'],
    [{ latitude: '24.7' }, 'latitude degrees_not_valid'],
    [{ longitude: '46.7' }, 'longitude degrees_not_valid'],
    [{ gender: 'x' }, 'gender gender_unknown'],
    [{ nationality: 'Martian' }, 'nationality nationality_unknown'],
    [{ languages: 'English, Klingon' }, 'languages language_unknown Klingon'],
    [{ languages: 'English (90%)' }, 'languages level_unknown 90%'],
    [{ height_cm: '17' }, 'height_cm size_not_valid'],
    [{ clothing_size: 'huge' }, 'clothing_size size_not_valid'],
    [{ shoe_size: '12' }, 'shoe_size size_not_valid'],
  ])('%o', (row, problem) => {
    expect(problemsOf(row)).toEqual([problem]);
    expect(judge({ ...GOOD, ...row }).input).not.toBeNull();
  });
});

describe('a bank account', () => {
  const IBAN = 'SA03 8000 0000 6080 1016 7519';
  const ACCOUNT: Row = { iban: IBAN, bank_name: 'Al Rajhi Bank' };

  test('is the person’s, unless the file names another holder', () => {
    const { account, problems } = judge({ ...GOOD, ...ACCOUNT });
    expect(problems).toEqual([]);
    expect(account).toEqual({
      iban: 'SA0380000000608010167519',
      bank_name: 'Al Rajhi Bank',
      holder: 'Maha Al-Subaie',
    });
    expect(judge({ ...GOOD, ...ACCOUNT, account_holder: 'MAHA SUBAIE' }).account?.holder).toBe('MAHA SUBAIE');
    expect(judge({ ...GOOD, ...ACCOUNT, name_en: '', name_ar: 'مها' }).account?.holder).toBe('مها');
  });

  test.each<[Row, readonly string[]]>([
    [{}, []],
    [{ ...ACCOUNT, iban: 'SA03 8000 0000 6080 1016 7518' }, ['iban iban_not_valid']],
    [{ ...ACCOUNT, iban: 'AE07 0331 2345 6789 0123 45' }, ['iban iban_not_valid']],
    [{ iban: IBAN }, ['bank_name missing']],
    [{ ...ACCOUNT, bank_name: 'x'.repeat(81) }, ['bank_name too_long']],
    [{ ...ACCOUNT, bank_name: 'Bank \u202E' }, ['bank_name forbidden_characters']],
    [{ ...ACCOUNT, account_holder: 'x'.repeat(141) }, ['account_holder too_long']],
    [{ bank_name: 'Al Rajhi Bank', account_holder: 'Maha' }, ['bank_name without_iban', 'account_holder without_iban']],
  ])('%j: %j', (row, problems) => {
    expect(problemsOf(row)).toEqual(problems);
  });

  test('needs its bank, which is told at the IBAN where no column has it', () => {
    const mapping = ['name_en', 'phone', 'iban'] as const;
    const { input, problems } = judgeRow(
      { cells: ['Maha', '+966501234567', IBAN], formulas: [] },
      { ...reading, mapping },
    );
    expect([input, problems]).toEqual([null, [{ field: 'iban', code: 'bank_name_missing' }]]);
  });
});
