export const erasure = {
  who: 'Whose data is it?',
  nobody:
    'Nobody has this email address. Find the person by name or phone, or close the request if you hold no data about them.',
  several: 'Several people have this email address. Choose whose data to delete.',
  failed: 'Could not load the people.',
  retry: 'Retry',
  usher: 'Usher',
  leader: 'Team leader',
  choose: 'Delete the data of {{name}}',
  money_owed: 'Still owed {{amount}}. Pay or void it first.',
  work_not_settled: 'Works at an event that isn’t completed yet.',
  owed_to: '{{name}} is still owed {{amount}}. Pay or void it first. Nothing was deleted.',
  unsettled_of: '{{name}} works at an event that isn’t completed yet. Nothing was deleted.',
  delete_one: 'Delete the data of {{count}} person',
  delete_other: 'Delete the data of {{count}} people',
  close_empty: 'Close: no data held',
  refuse: 'Refuse',
  delete_title: 'Delete the data of {{names}}?',
  close_title: 'Close this request?',
  gone: 'Names, phone, email, ID number, photo, documents, bank account, interviews, and messages are deleted everywhere, including the audit log. This cannot be undone.',
  places_one: '{{count}} place in a future shift is released.',
  places_other: '{{count}} places in future shifts are released.',
  applications_one: '{{count}} open application is closed.',
  applications_other: '{{count}} open applications are closed.',
  documents_one: '{{count}} document is destroyed.',
  documents_other: '{{count}} documents are destroyed.',
  payments_one: '{{count}} payment stays, without a name.',
  payments_other: '{{count}} payments stay, without a name.',
  request_cleared: 'The request keeps neither the email address nor the message.',
  delete_confirm: 'Delete data',
  close_confirm: 'Close request',
  refuse_title: 'Refuse this request?',
  refuse_text: 'Their data stays. Tell them why yourself: nothing is sent from here.',
  refuse_hint: 'Only admins see it.',
  done: 'The data is deleted.',
  closed: 'The request is closed.',
  refused: 'The request is refused.',
  under_age: 'Under 18',
  under_age_title: 'Delete everything about {{name}}?',
  under_age_text: 'Use this when somebody turns out to be younger than 18. We may not keep their data.',
  under_age_done: 'Everything about {{name}} is deleted.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    erasure: typeof erasure;
  }
}
