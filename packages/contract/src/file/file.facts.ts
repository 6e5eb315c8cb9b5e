import type { ErrorRows, JobRows, TopicRows, ActionRows } from '../frame/fact.ts';

export const topics = {
  file: { access: 'signed_in', en: 'File', ar: 'ملف' },
} as const satisfies TopicRows;

export const actions = {
  upload: { en: 'Uploaded', ar: 'رفع ملف' },
} as const satisfies ActionRows;

export const jobs = {
  'files.sweep': {
    en: { one: 'Tidy up {{count}} file', other: 'Tidy up {{count}} files' },
    ar: {
      zero: 'لا ملفات لترتيبها',
      one: 'ترتيب ملف واحد',
      two: 'ترتيب ملفين',
      few: 'ترتيب {{count}} ملفات',
      many: 'ترتيب {{count}} ملفًا',
      other: 'ترتيب {{count}} ملف',
    },
  },
} as const satisfies JobRows;

export const errors = {
  file_empty: {
    status: 422,
    en: 'This file is empty.',
    ar: 'هذا الملف فارغ.',
  },
  file_name_has_path: {
    status: 422,
    en: 'The file name contains a path. Rename the file and try again.',
    ar: 'يحتوي اسم الملف على مسار. غيّر اسمه وحاول مرة أخرى.',
  },
  file_type_not_allowed: {
    status: 422,
    en: 'This file type isn’t supported.',
    ar: 'هذا النوع من الملفات غير مدعوم.',
  },
  file_damaged: {
    status: 422,
    en: 'This file is damaged and can’t be read.',
    ar: 'هذا الملف تالف ولا يمكن قراءته.',
  },
  image_too_many_pixels: {
    status: 422,
    en: 'This image has too many pixels. Resize it and try again.',
    ar: 'عدد بكسلات هذه الصورة أكبر من المسموح. صغّرها وحاول مرة أخرى.',
  },
  file_not_usable: {
    status: 409,
    en: 'This file is no longer available. Choose it again.',
    ar: 'لم يعد هذا الملف متاحًا. اختره من جديد.',
  },
} as const satisfies ErrorRows;
