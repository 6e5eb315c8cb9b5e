export const category = {
  purpose: 'Kinds of event. Menus list them in this order.',
  new_entry: 'New category',
  empty_title: 'No categories yet',
  empty_text: 'A category is a kind of event: conference, wedding, concert. Add your first.',
  used_one: '{{count}} event',
  used_other: '{{count}} events',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    category: typeof category;
  }
}
