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
    field: 'file',
    en: 'This file is empty.',
    ar: 'هذا الملف فارغ.',
  },
  file_name_has_path: {
    status: 422,
    field: 'name',
    en: 'The file name contains a path. Rename the file and try again.',
    ar: 'يحتوي اسم الملف على مسار. غيّر اسمه وحاول مرة أخرى.',
  },
  file_type_not_allowed: {
    status: 422,
    field: 'file',
    en: 'This file type isn’t supported.',
    ar: 'هذا النوع من الملفات غير مدعوم.',
  },
  file_damaged: {
    status: 422,
    field: 'file',
    en: 'This file is damaged and can’t be read.',
    ar: 'هذا الملف تالف ولا يمكن قراءته.',
  },
  image_too_many_pixels: {
    status: 422,
    field: 'file',
    en: 'This image has too many pixels. Resize it and try again.',
    ar: 'عدد بكسلات هذه الصورة أكبر من المسموح. صغّرها وحاول مرة أخرى.',
  },
  file_not_usable: {
    status: 409,
    en: 'This file is no longer available. Choose it again.',
    ar: 'لم يعد هذا الملف متاحًا. اختره من جديد.',
  },
  sheet_empty: {
    status: 422,
    field: 'file',
    en: 'There is nothing in this file.',
    ar: 'لا شيء في هذا الملف.',
  },
  sheet_without_rows: {
    status: 422,
    field: 'file',
    en: 'This file has a header, but no rows below it.',
    ar: 'في هذا الملف صف عناوين، ولا صفوف تحته.',
  },
  sheet_not_a_sheet: {
    status: 422,
    field: 'file',
    en: 'This isn’t a spreadsheet. Choose a CSV or XLSX file.',
    ar: 'هذا ليس جدولًا. اختر ملف CSV أو XLSX.',
  },
  sheet_old_format: {
    status: 422,
    field: 'file',
    en: 'This is an old Excel file. Save it as XLSX and try again.',
    ar: 'هذا ملف Excel بصيغة قديمة. احفظه بصيغة XLSX وحاول مرة أخرى.',
  },
  sheet_encrypted: {
    status: 422,
    field: 'file',
    en: 'This workbook is protected with a password. Remove the password and try again.',
    ar: 'هذا المصنف محمي بكلمة مرور. أزل كلمة المرور وحاول مرة أخرى.',
  },
  sheet_damaged: {
    status: 422,
    field: 'file',
    en: 'This workbook is damaged. Open it, save it again as XLSX, and try again.',
    ar: 'هذا المصنف تالف. افتحه واحفظه من جديد بصيغة XLSX وحاول مرة أخرى.',
  },
  sheet_too_large_unpacked: {
    status: 422,
    field: 'file',
    en: 'Unpacked, this workbook is too large. Copy the rows to a new workbook and try again.',
    ar: 'حجم هذا المصنف بعد فك ضغطه أكبر من المسموح. انسخ الصفوف إلى مصنف جديد وحاول مرة أخرى.',
  },
  sheet_too_many_columns: {
    status: 422,
    field: 'file',
    en: 'This file has more than 100 columns. Delete those you don’t need and try again.',
    ar: 'في هذا الملف أكثر من 100 عمود. احذف ما لا حاجة إليه وحاول مرة أخرى.',
  },
  sheet_too_many_rows: {
    status: 422,
    field: 'file',
    en: 'This file has more than 10,000 rows. Split it and import the parts one by one.',
    ar: 'في هذا الملف أكثر من 10,000 صف. قسّمه واستورد أجزاءه واحدًا تلو الآخر.',
  },
  sheet_quotes_broken: {
    status: 422,
    field: 'file',
    en: 'A quotation mark in this file is never closed. Save it again as CSV or XLSX and try again.',
    ar: 'في هذا الملف علامة اقتباس لم تُغلق. احفظه من جديد بصيغة CSV أو XLSX وحاول مرة أخرى.',
  },
} as const satisfies ErrorRows;
