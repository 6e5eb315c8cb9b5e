/** Texts of the panel that settles whoever is open. */
export const openPeople = {
  still_open_text_one: '{{count}} person to settle before completing',
  still_open_text_other: '{{count}} people to settle before completing',
  still_open_none: 'Nobody is open. The event can be completed.',
  why_still_in: 'not checked out',
  why_no_record: 'no record',
  why_not_over: 'shift still on',
  answer_out: 'Left at {{time}}',
  answer_came: 'Came {{times}}',
  answer_planned_reason: 'Came and left as planned',
  answer_other_times: 'Other times',
  reason_unknown: 'Reason not known',
  other_reason: 'Another reason',
  other_reason_document: 'Another reason or a document',
  choose_all: 'Choose all',
  chosen_one: '{{count}} chosen',
  chosen_other: '{{count}} chosen',
  bulk_planned: 'As planned ({{people}})',
  bulk_no_show: 'No-show ({{people}})',
  bulk_excuse: 'Excused ({{people}})',
  bulk_no_show_title_one: 'Mark {{count}} person as a no-show?',
  bulk_no_show_title_other: 'Mark {{count}} people as no-shows?',
  bulk_excuse_title_one: 'Excuse {{count}} person?',
  bulk_excuse_title_other: 'Excuse {{count}} people?',
  settled_one: '{{count}} person settled',
  settled_other: '{{count}} people settled',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'open-people': typeof openPeople;
  }
}
