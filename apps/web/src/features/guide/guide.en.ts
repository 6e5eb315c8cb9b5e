/** The frame around the pages of the guide; what they say stands in `pages/`. */
export const guide = {
  take_the_tour: 'Take the tour',
  title: 'Guide',
  purpose: 'How to get things done, screen by screen.',
  search: 'Search the guide',
  nothing: 'No matches. Try another word.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  clear: 'Clear search',
  contents: 'Contents',
  breadcrumb: 'Breadcrumb',
  on_this_page: 'On this page',
  link_to: 'Link to “{{title}}”',
  statuses: 'What the statuses mean',
  keys: 'Keyboard shortcuts',
  rights: 'Who may do what',
  everybody: 'Everyone',
  picture_of: '{{title}}, as it looks on screen',
  previous: 'Previous',
  next: 'Next',
  pages: 'Previous and next page',
  section_start: 'Getting started',
  section_events: 'Events and hiring',
  section_people: 'People',
  section_money: 'Money',
  section_house: 'Administration',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    guide: typeof guide;
  }
}
