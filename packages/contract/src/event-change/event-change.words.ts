import { RELEASE_REASON_WORDS } from '../assignment/assignment.words.ts';
import type { Recorded } from '../frame/recorded.ts';

export const eventChangeRecorded: Recorded = {
  fields: {
    asked_to_reconfirm: { en: 'Asked to reconfirm', ar: 'طُلب منهم إعادة التأكيد' },
    release_reason: { en: 'Why', ar: 'السبب' },
  },
  values: { release_reason: RELEASE_REASON_WORDS },
};
