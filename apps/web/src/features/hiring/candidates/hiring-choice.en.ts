import { GENDER_WORDS } from '@proline/contract/person/person.words';

/** What the chosen place is, and which candidates are shown for it. */
export const hiringChoice = {
  work_hours: '{{hours}} h',
  pay_hour: '{{amount}} an hour',
  pay_shift: '{{amount}} a shift',
  pay_day: '{{amount}} a day',
  pay_fixed: '{{amount}} for the event',
  lock: 'Lock',
  lock_title: 'Lock the place of {{name}}?',
  lock_text: 'Who is locked is neither moved nor released, by hand or by auto-fill, until the place is unlocked.',
  lock_note: 'Why (optional)',
  lock_note_hint: 'Stands beside the lock for everybody at the desk.',
  filter: 'Filter',
  filter_on_one: 'Filter: {{count}} on',
  filter_on_other: 'Filter: {{count}} on',
  filter_gender: 'Gender',
  filter_any: 'All',
  filter_female: GENDER_WORDS.female.en,
  filter_male: GENDER_WORDS.male.en,
  filter_new: 'New: no reliability yet',
  filter_unflagged: 'Without flags',
  filter_uninvited: 'Free of other invitations',
  filter_clear: 'Clear',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'hiring-choice': typeof hiringChoice;
  }
}
