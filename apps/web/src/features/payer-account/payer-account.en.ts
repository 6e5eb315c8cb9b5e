export const payerAccount = {
  title: 'Payer accounts',
  text: 'Your own accounts that payment batches are paid from. An account is never changed: archive it and add it again.',
  add: 'Add payer account',
  add_text: 'Check it against a letter of your bank. It can’t be changed afterwards.',
  added: '{{label}} added',
  label: 'Label',
  label_hint: 'What you call it.',
  holder: 'Account holder',
  holder_hint: 'In Latin letters, as the bank knows the name. It stands in every file.',
  bank_name: 'Bank',
  bic: 'BIC',
  bic_hint: '8 or 11 letters and digits, also called SWIFT code.',
  bic_wrong: 'A BIC has 8 or 11 letters and digits, such as RJHISARI.',
  currency: 'Currency',
  iban: 'IBAN',
  iban_hint: 'Spaces don’t matter.',
  iban_wrong: 'This IBAN isn’t valid. Check it digit by digit.',
  account: 'Account',
  status: 'Status',
  in_use: 'In use',
  archived: 'Archived',
  actions: 'Actions',
  archive: 'Archive',
  archive_title: 'Archive {{label}}?',
  archive_text: 'No new batch can be paid from it. Batches that were made with it keep it.',
  archive_last:
    'It is the last account in {{currency}}: no batch can be made in this currency until you add another one.',
  restore: 'Restore',
  said_archived: '{{label}} archived',
  said_restored: '{{label}} restored',
  none: 'No payer account yet',
  none_text: 'Payment batches can be made once there is one.',
  none_ask: 'Payment batches can be made once an owner has added one.',
  failed: 'Could not load the payer accounts.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'payer-account': typeof payerAccount;
  }
}
