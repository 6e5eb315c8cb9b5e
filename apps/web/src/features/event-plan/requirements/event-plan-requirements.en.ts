export const eventPlanRequirements = {
  requirements: 'Requirements',
  requirements_note: 'Block keeps others from applying, Flag marks them',
  asked_off: 'Off',
  asked_flag: 'Flag',
  asked_block: 'Block',
  need_gender: 'Gender',
  need_languages: 'Languages',
  need_experience: 'Experience',
  need_rating: 'Lowest rating',
  need_documents: 'Documents',
  gender_who: 'Who may come',
  gender_women: 'Women only',
  gender_men: 'Men only',
  gender_mix: 'A mix',
  female_percent: 'Share of women in percent',
  female_percent_words: '% women',
  mix_hint: 'A mix keeps nobody from applying. It counts when people are chosen.',
  at_least: 'At least',
  experience_shifts: 'Shifts worked so far',
  shifts_worked_one: 'shift worked so far',
  shifts_worked_other: 'shifts worked so far',
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
