export const eventPlanRequirements = {
  requirements: 'Requirements',
  requirements_note: 'Required: only matching ushers can apply. Preferred: others are marked.',
  asked_off: 'Any',
  asked_flag: 'Preferred',
  asked_block: 'Required',
  need_gender: 'Gender',
  need_languages: 'Languages',
  need_experience: 'Experience',
  need_rating: 'Minimum rating',
  need_documents: 'Documents',
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
  document_id_number: 'ID number',
  document_photo: 'Photo',
  document_bank_account: 'Bank account',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'event-plan-requirements': typeof eventPlanRequirements;
  }
}
