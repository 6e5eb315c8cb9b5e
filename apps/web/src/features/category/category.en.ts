export const category = {
  purpose: 'Kinds of event. Every event has one; the order here is the order in every menu.',
  new_entry: 'New category',
  empty_title: 'No categories yet',
  empty_text: 'A category is a kind of event: conference, wedding, concert. Add the first one.',
  used_one: '{{count}} event',
  used_other: '{{count}} events',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    category: typeof category;
  }
}
