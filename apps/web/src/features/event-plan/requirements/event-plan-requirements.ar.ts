import {
  REQUIRED_DOCUMENT_WORDS,
  REQUIREMENT_KIND_WORDS,
  REQUIREMENT_MODE_WORDS,
} from '@proline/contract/event-plan/event-plan.words';
import type { Translated } from '../../../lib/texts/i18n.ts';
import type { eventPlanRequirements as en } from './event-plan-requirements.en.ts';

export const eventPlanRequirements: Translated<typeof en> = {
  requirements: 'الشروط',
  requirements_note: 'إلزامي: لا يتقدّم إلا من يستوفي الشرط. مفضّل: تظهر علامة على غيرهم.',
  asked_off: 'غير محدد',
  asked_flag: REQUIREMENT_MODE_WORDS.flag.ar,
  asked_block: REQUIREMENT_MODE_WORDS.block.ar,
  need_gender: REQUIREMENT_KIND_WORDS.gender.ar,
  need_languages: REQUIREMENT_KIND_WORDS.languages.ar,
  need_experience: REQUIREMENT_KIND_WORDS.experience.ar,
  need_rating: REQUIREMENT_KIND_WORDS.rating.ar,
  need_documents: REQUIREMENT_KIND_WORDS.documents.ar,
  gender_who: 'من يمكنه العمل',
  gender_women: 'نساء فقط',
  gender_men: 'رجال فقط',
  gender_mix: 'مختلط',
  female_percent: 'نسبة النساء، %',
  female_percent_words: '% نساء',
  mix_hint: 'لا يمنع الاختلاط أحدًا من التقديم. يُراعى عند اختيار الأشخاص.',
  at_least: 'على الأقل',
  experience_shifts: 'الورديات المنجزة',
  shifts_worked_zero: 'وردية منجزة',
  shifts_worked_one: 'وردية منجزة',
  shifts_worked_two: 'وردية منجزة',
  shifts_worked_few: 'ورديات منجزة',
  shifts_worked_many: 'وردية منجزة',
  shifts_worked_other: 'وردية منجزة',
  of_five_stars: 'من 5 نجوم',
  document_id_number: REQUIRED_DOCUMENT_WORDS.id_number.ar,
  document_photo: REQUIRED_DOCUMENT_WORDS.photo.ar,
  document_bank_account: REQUIRED_DOCUMENT_WORDS.bank_account.ar,
};
