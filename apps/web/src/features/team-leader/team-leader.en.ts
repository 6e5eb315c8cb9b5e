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
  usher: 'Usher',
  joined: teamLeaderWords.joined.en,
  new_leader: 'New team leader',
  new_leader_text: 'Starts as pending. A name and a phone number are enough to save.',
  leader_added: 'Team leader added',
  not_for_you: 'Adding team leaders isn’t part of your role',
  not_for_you_text: 'Ask an owner or a recruiter.',
  edit: 'Edit',
  tabs: 'Team leader sections',
  tab_overview: 'Overview',
  tab_bank: 'Bank',
  tab_documents: 'Documents',
  tab_messages: 'Messages',
  tab_history: 'History',
  tab_not_for_you: 'Documents are for owners, recruiters, and finance.',
  missing: 'Team leader not found',
  page_failed: 'Could not load the team leader',
  to_leaders: 'All team leaders',
  leader_since: 'Team leader since {{date}}',
  usher_profile: 'Usher profile {{code}}',
  turned_down: 'Turned down',
  turned_down_on: 'Turned down on {{date}}.',
  before_approval: 'Before approval',
  book: 'Book interview',
  empty: 'No team leaders yet',
  empty_text: 'Add people by hand, promote an usher, or wait for those who ask to join.',
  failed: 'Could not load details.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'team-leader': typeof teamLeader;
  }
}
