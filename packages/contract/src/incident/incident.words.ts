import type { IncidentKind } from '@proline/domain/incident/incident';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const INCIDENT_KIND_WORDS: ValueWords<IncidentKind> = {
  injury: { en: 'Injury or illness', ar: 'إصابة أو وعكة' },
  security: { en: 'Security', ar: 'أمن' },
  guest: { en: 'Guest complaint', ar: 'شكوى ضيف' },
  staff: { en: 'Conduct of the team', ar: 'سلوك الفريق' },
  damage: { en: 'Damage or loss', ar: 'تلف أو فقدان' },
  other: { en: 'Other', ar: 'غير ذلك' },
};

export const incidentRecorded: Recorded = {
  fields: {
    with_photo: { en: 'With a photo', ar: 'مع صورة' },
    handled: { en: 'Handled', ar: 'عولجت' },
    handling_note: { en: 'What was done', ar: 'ما جرى اتخاذه' },
  },
  values: { 'incident.kind': INCIDENT_KIND_WORDS },
};
