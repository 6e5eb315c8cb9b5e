import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  add_document: { en: 'Added a document', ar: 'إضافة وثيقة' },
  open_document: { en: 'Opened a document', ar: 'فتح وثيقة' },
  remove_document: { en: 'Removed a document', ar: 'إزالة وثيقة' },
} as const satisfies ActionRows;

export const errors = {
  expiry_out_of_range: {
    status: 422,
    field: 'expires_on',
    en: 'No document ends on that day. Check the year.',
    ar: 'لا تنتهي وثيقة في هذا اليوم. تحقق من السنة.',
  },
  too_many_documents: {
    status: 409,
    en: 'This person has as many documents as can be kept. Remove one first.',
    ar: 'بلغ عدد وثائق هذا الشخص الحد الأقصى. أزل وثيقة أولًا.',
  },
} as const satisfies ErrorRows;

export const jobs = {
  'documents.remind': {
    en: { one: 'Remind of {{count}} document', other: 'Remind of {{count}} documents' },
    ar: {
      zero: 'لا وثائق للتذكير بها',
      one: 'التذكير بوثيقة واحدة',
      two: 'التذكير بوثيقتين',
      few: 'التذكير بـ {{count}} وثائق',
      many: 'التذكير بـ {{count}} وثيقة',
      other: 'التذكير بـ {{count}} وثيقة',
    },
  },
} as const satisfies JobRows;
