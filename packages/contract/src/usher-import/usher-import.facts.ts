import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  usher_import: { access: 'ushers.write', en: 'Import', ar: 'استيراد' },
} as const satisfies TopicRows;

export const actions = {
  import_check: { en: 'Checked a file', ar: 'فحص ملف' },
  import_fix: { en: 'Corrected an import', ar: 'تصحيح استيراد' },
  import_start: { en: 'Imported', ar: 'استيراد' },
  import_undo: { en: 'Undid an import', ar: 'تراجع عن استيراد' },
} as const satisfies ActionRows;

export const jobs = {
  'ushers.import': {
    en: { one: 'Import {{count}} usher', other: 'Import {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين للاستيراد',
      one: 'استيراد منظّم واحد',
      two: 'استيراد منظّمَين',
      few: 'استيراد {{count}} منظّمين',
      many: 'استيراد {{count}} منظّمًا',
      other: 'استيراد {{count}} منظّم',
    },
  },
  'ushers.undo_import': {
    en: { one: 'Remove {{count}} imported usher', other: 'Remove {{count}} imported ushers' },
    ar: {
      zero: 'لا منظّمين للإزالة',
      one: 'إزالة منظّم مستورد واحد',
      two: 'إزالة منظّمَين مستوردَين',
      few: 'إزالة {{count}} منظّمين مستوردين',
      many: 'إزالة {{count}} منظّمًا مستوردًا',
      other: 'إزالة {{count}} منظّم مستورد',
    },
  },
} as const satisfies JobRows;

export const errors = {
  import_columns_incomplete: {
    status: 422,
    en: 'Choose which columns hold the name and the phone, each only once.',
    ar: 'حدّد عمود الاسم وعمود الهاتف، كلًّا منهما مرة واحدة.',
  },
  import_started: {
    status: 409,
    en: 'This import has already been started.',
    ar: 'بدأ هذا الاستيراد بالفعل.',
  },
  import_without_good_rows: {
    status: 409,
    en: 'No row of this file can be imported yet.',
    ar: 'لا صف في هذا الملف يمكن استيراده بعد.',
  },
  import_not_finished: {
    status: 409,
    en: 'This import is still running. Wait until it has ended.',
    ar: 'لا يزال هذا الاستيراد جاريًا. انتظر حتى ينتهي.',
  },
  import_nothing_to_undo: {
    status: 409,
    en: 'Nobody from this import is left to remove.',
    ar: 'لم يبقَ من هذا الاستيراد من يُزال.',
  },
  import_column_not_used: {
    status: 409,
    en: 'No column of this file is used for this field.',
    ar: 'لا عمود في هذا الملف مستخدم لهذا الحقل.',
  },
  import_value_needed: {
    status: 409,
    en: 'A row can’t go in without this value.',
    ar: 'لا يُستورد صف بلا هذه القيمة.',
  },
  import_row_no_longer_good: {
    status: 409,
    en: 'This row is no longer as it was checked.',
    ar: 'لم يعد هذا الصف كما كان عند فحصه.',
  },
  imported_person_changed: {
    status: 409,
    en: 'This person has been changed since the import.',
    ar: 'تغيّرت بيانات هذا الشخص منذ الاستيراد.',
  },
  imported_person_in_use: {
    status: 409,
    en: 'Something refers to this person by now, such as an interview or an event.',
    ar: 'ثمة ما يشير إلى هذا الشخص الآن، مثل مقابلة أو فعالية.',
  },
} as const satisfies ErrorRows;
