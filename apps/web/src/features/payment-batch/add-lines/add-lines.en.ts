export const addLines = {
  title: 'Add to batch {{code}}',
  text: 'Approved transfers of the same currency that are in no batch and not held.',
  search: 'Payee or code',
  filters: 'Filters',
  found: 'Transfers',
  choose: 'Choose {{code}} to {{name}}',
  all_shown_one: 'The {{count}} shown',
  all_shown_other: 'All {{count}} shown',
  more_one: '{{count}} in all',
  more_other: '{{count}} in all',
  show_more: 'Show more',
  nothing: 'Nothing else is approved and waits for a batch.',
  nothing_found: 'Nothing found.',
  none_chosen: 'Nothing chosen yet',
  add: 'Add',
  add_count_one: 'Add {{count}} transfer',
  add_count_other: 'Add {{count}} transfers',
  added_one: '{{count}} transfer added to {{code}}',
  added_other: '{{count}} transfers added to {{code}}',
  close: 'Close',
  failed: 'Could not load transfers.',
  retry: 'Retry',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'add-lines': typeof addLines;
  }
}
