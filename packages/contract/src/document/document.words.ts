import type { DocumentKind } from '@proline/domain/people/document';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const DOCUMENT_KIND_WORDS: ValueWords<DocumentKind> = {
  national_id: { en: 'National ID', ar: 'بطاقة الهوية الوطنية' },
  residence_permit: { en: 'Residence permit', ar: 'رخصة إقامة' },
  passport: { en: 'Passport', ar: 'جواز سفر' },
  health_card: { en: 'Health card', ar: 'بطاقة صحية' },
  certificate: { en: 'Certificate', ar: 'شهادة' },
  contract: { en: 'Contract', ar: 'عقد' },
  other_paper: { en: 'Other', ar: 'أخرى' },
};

export const documentRecorded: Recorded = {
  fields: {
    document: { en: 'Document', ar: 'الوثيقة' },
    expires_on: { en: 'Expires on', ar: 'تاريخ الانتهاء' },
  },
  values: { document: DOCUMENT_KIND_WORDS },
};
