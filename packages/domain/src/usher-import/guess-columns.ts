import { normalizeSearch } from '../text/search-text.ts';
import { IMPORT_FIELDS, type ImportField, type Mapping } from './import-field.ts';

/** Headers as people write them, in one spelling: small letters, no signs, Arabic letters folded. */
const HEADERS: Readonly<Record<Exclude<ImportField, 'name_en' | 'name_ar'>, readonly string[]>> = {
  phone: words(
    'phone | mobile | cell | tel | telephone | whatsapp | phone number | mobile number | phone no | mobile no | contact number | contact no | gsm',
    'الهاتف | الجوال | الموبايل | هاتف | جوال | موبايل | رقم الهاتف | رقم الجوال | رقم الموبايل | رقم التواصل | واتساب | الواتساب | المحمول | رقم المحمول',
  ),
  email: words(
    'email | e mail | mail | email address | e mail address',
    'البريد | البريد الإلكتروني | الإيميل | ايميل | بريد إلكتروني',
  ),
  birth_date: words(
    'birth date | date of birth | dob | birthday | birthdate | born | d o b',
    'تاريخ الميلاد | الميلاد | تاريخ الولادة | المواليد | يوم الميلاد',
  ),
  gender: words('gender | sex | m f | male female', 'الجنس | النوع | جنس'),
  nationality: words('nationality | citizenship | nat | country of citizenship', 'الجنسية | جنسية'),
  id_number: words(
    'id | id number | id no | national id | national no | national number | iqama | iqama number | iqama no | emirates id | eid | qid | civil id | cpr | passport | passport no | passport number | identity number | resident id',
    'الهوية | رقم الهوية | الرقم القومي | رقم قومي | الإقامة | رقم الإقامة | رقم البطاقة | البطاقة | الرقم المدني | الرقم الشخصي | جواز السفر | رقم الجواز | رقم جواز السفر | الهوية الوطنية | رقم الهوية الوطنية',
  ),
  city: words(
    'city | town | city of residence | location | residence',
    'المدينة | مدينة | مدينة الإقامة | مكان السكن | السكن',
  ),
  latitude: words('latitude | lat | gps latitude | pin latitude', 'خط العرض | العرض | دائرة العرض'),
  longitude: words('longitude | lng | lon | long | gps longitude | pin longitude', 'خط الطول | دائرة الطول'),
  roles: words(
    'role | roles | position | positions | job | job role | job roles | job title | works as | type | types',
    'الدور | الأدوار | دور | أدوار | الوظيفة | وظيفة | المسمى الوظيفي | نوع العمل',
  ),
  languages: words(
    'languages | language | languages spoken | spoken languages | spoken language',
    'اللغات | اللغة | لغات | اللغات المتقنة',
  ),
  height_cm: words('height | height cm | height in cm | tall', 'الطول | طول | الطول بالسنتيمتر | الطول سم'),
  clothing_size: words(
    'clothing size | clothes size | size | shirt size | t shirt size | tshirt size | uniform size | dress size',
    'مقاس الملابس | المقاس | مقاس القميص | مقاس الزي | مقاس التيشيرت | قياس الملابس',
  ),
  shoe_size: words('shoe size | shoes size | shoes | shoe', 'مقاس الحذاء | مقاس الأحذية | الحذاء | قياس الحذاء'),
  tags: words('tag | tags | label | labels | keywords', 'الوسم | الوسوم | وسم | وسوم | التصنيف'),
  iban: words(
    'iban | iban no | iban number | bank iban | bank account | bank account no | bank account number | account | account no | account number',
    'الآيبان | آيبان | رقم الآيبان | الحساب البنكي | رقم الحساب | رقم الحساب البنكي | الحساب',
  ),
  bank_name: words(
    'bank | bank name | name of bank | name of the bank',
    'البنك | بنك | اسم البنك | المصرف | اسم المصرف',
  ),
  account_holder: words(
    'account holder | account holder name | name of account holder | account name | holder | beneficiary | beneficiary name',
    'صاحب الحساب | اسم صاحب الحساب | المستفيد | اسم المستفيد',
  ),
};

/** The language of a name is in the header, or else in the names themselves. */
const NAME = words(
  'name | full name | fullname | usher name | employee name | staff name | candidate name | person',
  'الاسم | الاسم الكامل | اسم | الاسم الثلاثي | الاسم الرباعي | اسم المنظم | اسم الموظف',
);
const ENGLISH_MARK = /(?:^| )(?:en|eng|english|latin|الانجليزيه|بالانجليزيه|انجليزي|بالانجليزي)(?= |$)/g;
const ARABIC_MARK = /(?:^| )(?:ar|arabic|العربيه|بالعربيه|عربي|بالعربي)(?= |$)/g;

function words(...languages: readonly string[]): readonly string[] {
  return languages.flatMap((list) => list.split('|').map(folded));
}

function folded(header: string): string {
  return normalizeSearch(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Most of the values that have letters are written in Arabic. */
const areArabic = (values: readonly string[]): boolean => {
  const written = values.filter((value) => /\p{L}/u.test(value));
  return written.filter(isArabic).length * 2 > written.length;
};

function fieldOf(header: string, values: readonly string[]): ImportField | null {
  const text = folded(header);
  const english = text.replace(ENGLISH_MARK, '').trim();
  const arabic = text.replace(ARABIC_MARK, '').trim();
  if (NAME.includes(english) && english !== text) return 'name_en';
  if (NAME.includes(arabic) && arabic !== text) return 'name_ar';
  if (NAME.includes(text)) {
    const hasValues = values.some((value) => /\p{L}/u.test(value));
    return (hasValues ? areArabic(values) : isArabic(text)) ? 'name_ar' : 'name_en';
  }
  return (
    IMPORT_FIELDS.find((field) => field !== 'name_en' && field !== 'name_ar' && HEADERS[field].includes(text)) ?? null
  );
}

/** Which column is which field, by its header alone but for the language of names. Of two that say the same the first is used. */
export function guessColumns(header: readonly string[], rows: readonly (readonly string[])[]): Mapping {
  const used = new Set<ImportField>();
  return header.map((title, index) => {
    const field = fieldOf(
      title,
      rows.map((cells) => cells[index] ?? ''),
    );
    if (field === null || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

/** Two files with the same headers get the same mapping, however the headers are written. */
export const headerKey = (header: readonly string[]): string => header.map(folded).join('\u001F');
