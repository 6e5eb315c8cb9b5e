import type { ApprovalNeed } from '@proline/domain/people/approval';
import type { Gender, LanguageLevel } from '@proline/domain/people/person-fields';
import { columnWords } from '../frame/column.words.ts';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const GENDER_WORDS: ValueWords<Gender> = {
  female: { en: 'Female', ar: 'أنثى' },
  male: { en: 'Male', ar: 'ذكر' },
};

export const LANGUAGE_LEVEL_WORDS: ValueWords<LanguageLevel> = {
  basic: { en: 'Basic', ar: 'مبتدئ' },
  good: { en: 'Good', ar: 'جيد' },
  fluent: { en: 'Fluent', ar: 'طلاقة' },
  native: { en: 'Native', ar: 'اللغة الأم' },
};

/** What approval asks for. */
export const APPROVAL_NEED_WORDS: ValueWords<ApprovalNeed> = {
  name: { en: 'Name', ar: 'الاسم' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  photo: { en: 'Photo', ar: 'الصورة' },
  birth_date: { en: 'Birth date', ar: 'تاريخ الميلاد' },
  age: { en: '18 years of age', ar: 'بلوغ 18 سنة' },
};

export const personWords = {
  birth_date: { en: 'Birth date', ar: 'تاريخ الميلاد' },
  gender: { en: 'Gender', ar: 'الجنس' },
  nationality: { en: 'Nationality', ar: 'الجنسية' },
  role: { en: 'Role', ar: 'الدور' },
  roles: { en: 'Roles', ar: 'الأدوار' },
  languages: { en: 'Languages', ar: 'اللغات' },
  language_levels: { en: 'Language levels', ar: 'مستويات اللغات' },
  height_cm: { en: 'Height, cm', ar: 'الطول بالسنتيمتر' },
  clothing_size: { en: 'Clothing size', ar: 'مقاس الملابس' },
  pin: { en: 'Map location', ar: 'الموقع على الخريطة' },
  shoe_size: { en: 'Shoe size', ar: 'مقاس الحذاء' },
  id_number: { en: 'ID number', ar: 'رقم الهوية' },
  tag: { en: 'Tag', ar: 'الوسم' },
  tags: { en: 'Tags', ar: 'الوسوم' },
} as const;

export const personRecorded: Recorded = {
  fields: {
    birth_date: personWords.birth_date,
    gender: personWords.gender,
    nationality: personWords.nationality,
    city: columnWords.city,
    pin: personWords.pin,
    role_ids: personWords.roles,
    language_levels: personWords.language_levels,
    height_cm: personWords.height_cm,
    clothing_size: personWords.clothing_size,
    shoe_size: personWords.shoe_size,
    id_number: personWords.id_number,
    tags: personWords.tags,
  },
  values: { gender: GENDER_WORDS },
};
