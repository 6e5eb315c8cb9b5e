export const keys = {
  title: 'Keyboard shortcuts',
  done: 'Close',
  everywhere: 'Everywhere',
  search: 'Search',
  save: 'Save',
  undo: 'Undo the last change',
  close: 'Close or cancel',
  show_keys: 'Show these shortcuts',
  lists: 'Lists and records',
  next: 'Next record',
  previous: 'Previous record',
  open: 'Open record',
  hiring_desk: 'Hiring desk',
  place: 'Move between places',
  also_place: 'Add or drop a shift',
  assign: 'Assign',
  invite: 'Invite',
  waitlist: 'Put on the waitlist',
  calendar: 'Calendar',
  days: 'Move by a day or a week',
  months: 'Previous or next month',
  wizard: 'Event planning',
  onward: 'Continue or publish',
  cells: 'Move between cells',
  count: 'Increase or decrease by one',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    keys: typeof keys;
  }
}
