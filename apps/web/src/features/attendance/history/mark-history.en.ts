export const markHistory = {
  title: 'History',
  failed: 'Could not load the history.',
  none: 'Nothing was recorded yet.',
  check_in: 'Checked in',
  check_out: 'Checked out',
  no_show: 'No-show',
  excuse: 'Excused',
  correct: 'Corrected',
  undo: 'Taken back',
  received: 'received {{time}}',
  distance: '{{meters}} m from the venue',
  system: 'Proline',
  refused: 'No effect: {{why}}',
  then: 'then',
  paid_one: '{{count}} min paid',
  paid_other: '{{count}} min paid',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'mark-history': typeof markHistory;
  }
}
