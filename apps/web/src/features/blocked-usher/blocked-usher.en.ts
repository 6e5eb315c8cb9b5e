export const blockedUsher = {
  title: 'Blocked ushers',
  counted_one: '{{count}} blocked usher',
  counted_other: '{{count}} blocked ushers',
  search_hint: 'Name, phone, city, code, or reason',
  for_good: 'For good',
  still_on_one: 'Still on {{count}} event',
  still_on_other: 'Still on {{count}} events',
  since: 'Since {{date}}',
  until: 'Until {{date}}',
  by: 'By {{name}}',
  empty: 'Nobody is blocked',
  empty_text: 'Ushers are blocked on their page. Those blocked until a day return by themselves.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    'blocked-usher': typeof blockedUsher;
  }
}
