import { auditWords } from '@proline/contract/audit/audit.words';

export const audit = {
  title: 'Audit log',
  counted_one: '{{count}} entry',
  counted_other: '{{count}} entries',
  search_hint: 'Search by person',
  at: auditWords.at.en,
  person: auditWords.person.en,
  record: auditWords.record.en,
  address: auditWords.address.en,
  empty: 'No entries yet',
  empty_text: 'Every change anyone makes is recorded here.',
  failed: 'Could not load details.',
  retry: 'Retry',
  accounts: 'Admin accounts',
  changes: 'Changes',
  no_changes: 'No values recorded.',
  field: 'Field',
  before: 'Before',
  after: 'After',
  hidden: 'Hidden: never stored in the log',
  erased: 'Erased',
  nothing: 'Empty',
  yes: 'Yes',
  no: 'No',
  context: 'Source',
  device: 'Browser',
  this_record: 'This record',
  no_name: 'Unnamed record',
  a_picture: 'Picture',
  all_of_record: 'All entries for this record',
  all_of_person: 'All entries by this person',
  open_record: 'Open record',
  not_for_you: 'Owners only',
  not_for_you_text: 'Your permission set doesn’t include the audit log. Ask an owner if you need something from it.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    audit: typeof audit;
  }
}
