export const tour = {
  step_of: 'Step {{step}} of {{of}}',
  skip: 'Skip the tour',
  back: 'Back',
  next: 'Next',
  done: 'Done',
  dashboard: 'Start here',
  dashboard_text: 'Every number opens the list it counts. “Needs you today” says what to do first.',
  events: 'Plan and fill events',
  events_text: 'A new event is planned in four steps and saved as you type. The hiring desk fills its places.',
  requests: 'Choose people',
  requests_text: 'Whoever wants to join waits here. Invite to an interview, score it, approve or reject.',
  money: 'Pay people',
  money_text: 'Each transfer explains its amount. Approve them, put them in a batch, record what the bank says.',
  look: 'See what is planned',
  look_text: 'Events as a table, a calendar, a board or a map. Open one for its team, attendance and history.',
  lists: 'Lists work alike',
  lists_text: 'Narrow, sort, choose columns and save it as a view. The address keeps it all, so a link shows the same.',
  find: 'Find anything',
  find_text: 'Press / or Ctrl K: events, people, transfers and commands, in both languages, by code or phone, too.',
  help: 'Stay in the picture',
  help_text:
    'The bell tells what happens to your work. Press ? for the keys of a screen; the guide explains each screen.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    tour: typeof tour;
  }
}
