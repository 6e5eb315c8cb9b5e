import { COST_PART_WORDS, statementWords } from '@proline/contract/statement/statement.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';

/** Texts of statements: what a person was paid, what an event cost. */
export const statement = {
  title: statementWords.title.en,
  from: 'From',
  to: 'To',
  csv: 'CSV',
  pdf: 'PDF',
  sums: 'Paid in this period',
  counted_one: '{{count}} transfer',
  counted_other: '{{count}} transfers',
  hours: '{{hours}} h',
  nothing: statementWords.nothing.en,
  failed: 'Could not load the statement.',
  retry: 'Retry',
  cost: 'Planned and actual cost',
  part: 'Part',
  planned: 'Planned',
  actual: 'Actual',
  difference: 'Difference',
  total: 'Total',
  ...valueTexts('part', COST_PART_WORDS, 'en'),
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    statement: typeof statement;
  }
}
