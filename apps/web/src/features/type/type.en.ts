export const type = {
  purpose: 'Kinds of staff role, each with the pay per hour that a new event starts from.',
  new_entry: 'New type',
  empty_title: 'No types yet',
  empty_text: 'A type is a kind of staff role: usher, hostess, parking marshal. Add the first one.',
  used_one: '{{count}} event',
  used_other: '{{count}} events',
  default_rate: 'Default pay per hour',
  rate_of: 'Default pay per hour of {{name}}',
  currency: 'Currency',
  currency_of: 'Currency of {{name}}',
  not_an_amount: 'Write an amount, such as {{example}}.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    type: typeof type;
  }
}
