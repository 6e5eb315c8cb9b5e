import { columnWords } from '@proline/contract/frame/column.words';
import { GENDER_WORDS } from '@proline/contract/person/person.words';
import { usherWords } from '@proline/contract/usher/usher.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

export const usher = {
  title: 'Ushers',
  counted_one: '{{count}} usher',
  counted_other: '{{count}} ushers',
  search_hint: 'Name, phone, city, or code',
  code: columnWords.code.en,
  status: columnWords.status.en,
  phone: columnWords.phone.en,
  email: 'Email',
  age: columnWords.age.en,
  aged_one: '{{count}} year',
  aged_other: '{{count}} years',
  birth_date: 'Birth date',
  gender: usherWords.gender.en,
  ...valueTexts('gender', GENDER_WORDS, 'en'),
  nationality: usherWords.nationality.en,
  city: columnWords.city.en,
  language: usherWords.language.en,
  languages: usherWords.languages.en,
  id_number: usherWords.id_number.en,
  joined: usherWords.joined.en,
  joined_on: 'Joined {{date}}',
  person: 'Person',
  since_blocked: 'Blocked permanently since {{date}}.',
  since_status: 'Since {{date}}.',
  blocked_until: 'Blocked until {{date}}.',
  copy_phones: 'Copy phone numbers',
  new_usher: 'New usher',
  import: 'Import',
  new_usher_text: 'Starts as pending. A name and a phone number are enough to save.',
  not_for_you: 'Adding ushers isn’t part of your role',
  not_for_you_text: 'Ask an owner or a recruiter.',
  usher_added: 'Usher added',
  edit: 'Edit',
  tabs: 'Usher sections',
  tab_overview: 'Overview',
  tab_bank: 'Bank',
  tab_documents: 'Documents',
  tab_history: 'History',
  tab_availability: 'Availability',
  tab_not_for_you: 'Documents are for owners, recruiters, and finance.',
  missing: 'Usher not found',
  to_ushers: 'All ushers',
  page_failed: 'Could not load the usher',
  open_leader: 'Team leader profile',
  empty: 'No ushers yet',
  empty_text: 'Add people by hand, import a file, or wait for those who join with the mobile app.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    usher: typeof usher;
  }
}
