import {
  REQUIRED_DOCUMENT_WORDS,
  REQUIREMENT_KIND_WORDS,
  REQUIREMENT_MODE_WORDS,
} from '@proline/contract/event-plan/event-plan.words';

export const eventPlanRequirements = {
  requirements: 'Requirements',
  requirements_note: 'Required: only matching ushers can apply. Preferred: others are marked.',
  asked_off: 'Any',
  asked_flag: REQUIREMENT_MODE_WORDS.flag.en,
  asked_block: REQUIREMENT_MODE_WORDS.block.en,
  need_gender: REQUIREMENT_KIND_WORDS.gender.en,
  need_languages: REQUIREMENT_KIND_WORDS.languages.en,
  need_experience: REQUIREMENT_KIND_WORDS.experience.en,
  need_rating: REQUIREMENT_KIND_WORDS.rating.en,
  need_documents: REQUIREMENT_KIND_WORDS.documents.en,
  gender_who: 'Who can work',
  gender_women: 'Women only',
  gender_men: 'Men only',
  gender_mix: 'Mix',
  female_percent: 'Share of women, percent',
  female_percent_words: '% women',
  mix_hint: 'A mix doesn’t stop anyone from applying. It applies when you choose people.',
  at_least: 'At least',
  experience_shifts: 'Shifts worked',
  shifts_worked_one: 'shift worked',
  shifts_worked_other: 'shifts worked',
  of_five_stars: 'of 5 stars',
  document_id_number: REQUIRED_DOCUMENT_WORDS.id_number.en,
  document_photo: REQUIRED_DOCUMENT_WORDS.photo.en,
  document_bank_account: REQUIRED_DOCUMENT_WORDS.bank_account.en,
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'event-plan-requirements': typeof eventPlanRequirements;
  }
}
