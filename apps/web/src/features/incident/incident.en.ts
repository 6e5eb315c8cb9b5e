export const incident = {
  incidents: 'Incidents',
  open_count_one: '{{count}} open',
  open_count_other: '{{count}} open',
  all_handled: 'All handled',
  failed: 'The incidents couldn’t be loaded.',
  retry: 'Try again',
  loading: 'Loading incidents',
  empty: 'No incidents',
  empty_text: 'Whatever team leaders report from the event appears here at once.',
  open: 'Open',
  handled: 'Handled',
  about: 'About',
  reported_by: 'Reported by',
  text_gone: 'Deleted with the person it was about.',
  photo: 'Photo of the incident',
  open_photo: 'Open photo',
  photo_loading: 'Loading the photo',
  handle: 'Mark as handled',
  handle_title: 'Mark as handled',
  handle_text: 'Write down what was done, so that nobody has to ask.',
  note: 'What was done',
  marked_handled: 'Marked as handled',
  reopen: 'Reopen',
  reopened: 'Reopened',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    incident: typeof incident;
  }
}
