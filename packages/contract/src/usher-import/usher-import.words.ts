import type { ImportField } from '@proline/domain/usher-import/import-field';
import type { ImportProblem } from '@proline/domain/usher-import/import-problem';
import { columnWords } from '../frame/column.words.ts';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';
import { personWords } from '../person/person.words.ts';

export const IMPORT_FIELD_WORDS: ValueWords<ImportField> = {
  name_en: columnWords.name_en,
  name_ar: columnWords.name_ar,
  phone: columnWords.phone,
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  birth_date: personWords.birth_date,
  gender: personWords.gender,
  nationality: personWords.nationality,
  id_number: personWords.id_number,
  city: columnWords.city,
  roles: personWords.roles,
  languages: personWords.languages,
  height_cm: personWords.height_cm,
  clothing_size: personWords.clothing_size,
  latitude: { en: 'Latitude', ar: 'خط العرض' },
  longitude: { en: 'Longitude', ar: 'خط الطول' },
  shoe_size: personWords.shoe_size,
  tags: personWords.tags,
  iban: { en: 'IBAN', ar: 'الآيبان' },
  bank_name: { en: 'Bank', ar: 'البنك' },
  account_holder: { en: 'Account holder', ar: 'صاحب الحساب' },
};

/** What is wrong, short enough for a cell of the file that is handed back. */
export const IMPORT_PROBLEM_WORDS: ValueWords<ImportProblem> = {
  missing: { en: 'It is missing', ar: 'القيمة ناقصة' },
  formula: { en: 'A formula without a saved value', ar: 'معادلة بلا قيمة محفوظة' },
  no_letters: { en: 'There are no letters in it', ar: 'لا حروف فيه' },
  forbidden_characters: { en: 'It contains characters that can’t be kept', ar: 'فيه رموز لا يمكن حفظها' },
  too_long: { en: 'It is too long', ar: 'أطول من المسموح' },
  phone_not_valid: { en: 'No country has such a number', ar: 'لا رقم كهذا في أي بلد' },
  email_not_valid: { en: 'This isn’t an email address', ar: 'هذا ليس بريدًا إلكترونيًا' },
  no_such_day: { en: 'There is no such day', ar: 'لا يوجد يوم كهذا' },
  not_a_date: { en: 'This isn’t a date', ar: 'هذا ليس تاريخًا' },
  year_too_short: { en: 'The year has two digits only', ar: 'السنة من رقمين فقط' },
  born_too_early: { en: 'More than 100 years ago', ar: 'قبل أكثر من 100 سنة' },
  born_in_future: { en: 'It is in the future', ar: 'في المستقبل' },
  under_age: { en: 'Under 18', ar: 'دون 18 سنة' },
  id_number_not_valid: { en: 'An ID number has 4 to 20 letters and digits', ar: 'رقم الهوية من 4 إلى 20 حرفًا ورقمًا' },
  role_unknown: { en: 'Not all of it names a role in use', ar: 'ليس كل ما فيه اسم دور مستخدم' },
  too_many: { en: 'More than 20', ar: 'أكثر من 20' },
  iban_not_valid: {
    en: 'No country has such an IBAN, or a digit is wrong',
    ar: 'لا آيبان كهذا في أي بلد، أو في رقم منه خطأ',
  },
  bank_name_missing: { en: 'The bank isn’t named', ar: 'اسم البنك ناقص' },
  twice_in_file: { en: 'Another row has it, too', ar: 'في صف آخر أيضًا' },
  known_already: { en: 'Somebody in Proline has it already', ar: 'مسجّل في Proline لشخص آخر' },
  phone_country_assumed: { en: 'No country code', ar: 'بلا رمز دولة' },
  city_unknown: { en: 'A city that we don’t know', ar: 'مدينة غير معروفة لدينا' },
  gender_unknown: { en: 'Neither female nor male', ar: 'لا أنثى ولا ذكر' },
  nationality_unknown: { en: 'No country has this name', ar: 'لا بلد بهذا الاسم' },
  language_unknown: { en: 'Not all of it names a language', ar: 'ليس كل ما فيه اسم لغة' },
  level_unknown: { en: 'Not a language level that we know', ar: 'مستوى لغة غير معروف لدينا' },
  degrees_not_valid: {
    en: 'No degrees, or only one half of a place',
    ar: 'ليس درجات، أو نصف موقع فقط',
  },
  size_not_valid: { en: 'This isn’t a size', ar: 'هذا ليس مقاسًا' },
  without_iban: { en: 'Not kept without an IBAN', ar: 'لا يُحفظ بلا آيبان' },
  iban_shared: { en: 'Somebody else has this account, too', ar: 'الحساب نفسه لشخص آخر أيضًا' },
};

/** The title of the column that is added to the rows that are handed back. */
export const WHAT_IS_WRONG = { en: 'What is wrong', ar: 'ما الخطأ' } as const;
export const ROW_IN_FILE = { en: 'row {{row}}', ar: 'الصف {{row}}' } as const;

export const usherImportRecorded: Recorded = {
  fields: {
    rows: { en: 'Rows', ar: 'الصفوف' },
    row: { en: 'Row', ar: 'الصف' },
    file_name: { en: 'File', ar: 'الملف' },
    import_field: { en: 'Field', ar: 'الحقل' },
  },
  values: { import_field: IMPORT_FIELD_WORDS },
};
