export const bankAccount = {
  bank_account: 'Bank account',
  iban: 'IBAN',
  iban_hint: 'As the bank writes it; spaces don’t matter.',
  iban_wrong: 'This IBAN isn’t valid. Check it digit by digit.',
  bank_name: 'Bank',
  holder: 'Account holder',
  holder_hint: 'As the bank knows the name.',
  since: 'Since',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  confirmed_on: 'Confirmed on',
  confirm: 'Confirm account',
  account_confirmed: 'Bank account confirmed',
  held: 'Payouts are held until finance confirms this account.',
  held_until_confirmed: 'Payouts are held until finance confirms the new account.',
  first_account_text: 'Optional; if given, all three fields. Payouts are held until finance confirms it.',
  add_account: 'Add bank account',
  change_account: 'Change account',
  account_saved: 'Bank account saved',
  no_account: 'No bank account',
  no_account_text: 'Nothing can be paid until there is one.',
  reveal: 'Reveal IBAN',
  reveal_logged: 'Each reveal is logged.',
  shared: 'The same account belongs to:',
  failed: 'Could not load the bank account.',
  retry: 'Retry',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'bank-account': typeof bankAccount;
  }
}
