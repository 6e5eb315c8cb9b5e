import { columnWords } from '@proline/contract/frame/column.words';
import { GENDER_WORDS, usherWords } from '@proline/contract/usher/usher.words';
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
  empty: 'No ushers yet',
  empty_text: 'People who join with the mobile app appear here, and under Join requests until they are reviewed.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    usher: typeof usher;
  }
}
