export const type = {
  purpose: 'Staff roles, each with the default hourly pay for new events.',
  new_entry: 'New type',
  empty_title: 'No types yet',
  empty_text: 'A type is a staff role: usher, hostess, parking marshal. Add your first.',
  used_one: '{{count}} event',
  used_other: '{{count}} events',
  default_rate: 'Default hourly pay',
  rate_of: 'Default hourly pay for {{name}}',
  currency: 'Currency',
  rates_of: 'Default hourly pay for {{name}} by currency',
  rates_text: 'New events use the amount in their currency. Leave a field empty if there is none.',
  save_rates: 'Save',
  other_currencies: 'Add currency',
  more_currencies_one: '+{{count}} more',
  more_currencies_other: '+{{count}} more',
  not_an_amount: 'Enter an amount, such as {{example}}.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    type: typeof type;
  }
}
