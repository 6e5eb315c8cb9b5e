export const waitlist = {
  shortlist: 'Shortlist',
  title_one: 'Shortlist {{count}} usher for an event',
  title_other: 'Shortlist {{count}} ushers for an event',
  text: 'They stand on its waitlist for all shifts of a role. Nobody is told until a place is offered. Whoever can’t work there, or has applied, is left out, and the results say why.',
  event: 'Event',
  find_event: 'Find an event with open places',
  no_event: 'No event with open places found',
  failed: 'Could not load events.',
  retry: 'Retry',
  open_one: '{{count}} open place',
  open_other: '{{count}} open places',
  other_event: 'Choose another event',
  role: 'Role',
  choose_role: 'Choose a role',
  confirm: 'Put on the waitlist',
  cancel: 'Cancel',
  started: 'Shortlisting has started. Its results are in Jobs.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    waitlist: typeof waitlist;
  }
}
