export const teamLeader = {
  title: 'Team Leaders',
  counted_one: '{{count}} team leader',
  counted_other: '{{count}} team leaders',
  search_hint: 'Name, phone, city or code',
  name: 'Name',
  code: 'Code',
  status: 'Status',
  phone: 'Phone',
  email: 'Email',
  age: 'Age',
  birth_date: 'Birth date',
  city: 'City',
  events_led: 'Events led',
  events_count_one: '{{count}} event led',
  events_count_other: '{{count}} events led',
  next_event: 'Next event',
  was_usher: 'Was an usher',
  open_usher: 'Open the usher',
  joined: 'Joined',
  empty: 'No team leaders yet',
  empty_text: 'Whoever asks to join as a team leader appears here.',
  failed: 'The details did not load.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'team-leader': typeof teamLeader;
  }
}
