import { columnWords } from '@proline/contract/frame/column.words';
import { teamLeaderWords } from '@proline/contract/team-leader/team-leader.words';

export const teamLeader = {
  title: 'Team Leaders',
  counted_one: '{{count}} team leader',
  counted_other: '{{count}} team leaders',
  search_hint: 'Name, phone, city, or code',
  code: columnWords.code.en,
  status: columnWords.status.en,
  phone: columnWords.phone.en,
  email: 'Email',
  age: columnWords.age.en,
  birth_date: 'Birth date',
  city: columnWords.city.en,
  events_led: teamLeaderWords.events_led.en,
  events_count_one: '{{count}} event led',
  events_count_other: '{{count}} events led',
  next_event: 'Next event',
  was_usher: 'Former usher',
  open_usher: 'Open usher',
  joined: teamLeaderWords.joined.en,
  empty: 'No team leaders yet',
  empty_text: 'People who ask to join as a team leader appear here.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'team-leader': typeof teamLeader;
  }
}
