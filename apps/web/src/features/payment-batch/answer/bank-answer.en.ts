export const bankAnswer = {
  answer: 'Bank answer',
  kinds: 'pain.002, camt.053, CSV',
  import: 'Import bank answer',
  choose: 'Choose a file',
  drop: 'or drop it here',
  drop_text: 'Lines are matched by their own reference',
  file: 'Answer file',
  reading: 'Reading…',
  parts: '{{paid}} paid, {{failed}} failed',
  title: 'What this answer says',
  text: 'Nothing is recorded yet.',
  paid: 'Paid',
  failed: 'Failed',
  known: 'Known already',
  waiting: 'Still on its way',
  unknown: 'Not of this batch',
  conflicts: 'Conflicts',
  what: 'Result',
  lines_one: '{{count}} line',
  lines_other: '{{count}} lines',
  conflict_amount: 'another amount',
  conflict_currency: 'another currency',
  conflict_day: 'a day before the export or yet to come',
  conflict_twice: 'answered twice',
  conflict_paid_before: 'recorded as paid before',
  conflict_failed_before: 'recorded as failed before',
  line_number: 'Line {{number}}',
  seen: 'This very file was imported before.',
  stops:
    'An amount or currency is not the one that was sent, or a day can’t be right, so nothing can be recorded. Ask the bank for a correct file.',
  strangers: 'Payments in this answer are not of this batch, so nothing can be recorded.',
  nothing: 'This answer has nothing new.',
  rest_kept: 'What conflicts stays as it is.',
  record_one: 'Record {{count}} result',
  record_other: 'Record {{count}} results',
  recorded_one: '{{count}} result recorded',
  recorded_other: '{{count}} results recorded',
  close: 'Close',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'bank-answer': typeof bankAnswer;
  }
}
