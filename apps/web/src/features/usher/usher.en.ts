export const usher = {
  title: 'Ushers',
  counted_one: '{{count}} usher',
  counted_other: '{{count}} ushers',
  search_hint: 'Name, phone, city or code',
  name: 'Name',
  code: 'Code',
  status: 'Status',
  phone: 'Phone',
  email: 'Email',
  age: 'Age',
  aged_one: '{{count}} year',
  aged_other: '{{count}} years',
  birth_date: 'Birth date',
  gender: 'Gender',
  gender_female: 'Female',
  gender_male: 'Male',
  nationality: 'Nationality',
  city: 'City',
  language: 'Language',
  languages: 'Languages',
  id_number: 'ID number',
  joined: 'Joined',
  joined_on: 'joined {{date}}',
  person: 'Person',
  since_blocked: 'Blocked since {{date}}, for good.',
  since_status: 'Since {{date}}.',
  blocked_until: 'Blocked until {{date}}.',
  copy_phones: 'Copy phone numbers',
  empty: 'No ushers yet',
  empty_text: 'Whoever joins with the mobile app appears here, and in Join requests until somebody decides.',
  failed: 'The details did not load.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    usher: typeof usher;
  }
}
