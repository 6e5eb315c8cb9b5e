/** Both halves of the page come from this file and its Arabic twin, independent of the reader's language. */
export const privacy = {
  page_title: 'Privacy & Policy',
  back: 'Back',
  read_half: 'Read in English',

  half_title: 'Privacy policy',
  half_lead: 'This page says what Proline collects about the people who use it, and why.',
  last_changed: 'Last changed on {{date}}',
  free_title: 'A free service',
  free_text: 'Proline is free. Ushers and team leaders pay nothing to join, to apply for events or to be paid.',
  data_title: 'What we collect',
  data_text: 'To offer you work and to pay you for it, we collect:',
  data_name: 'Name',
  data_phone: 'Phone number',
  data_photo: 'Photo',
  data_bank: 'Bank account details',
  age_title: 'Not for anyone under {{age}}',
  age_text:
    'Proline is not for anyone under {{age}}, and we do not knowingly collect data from children under {{age}}. When we find such data, we delete it immediately.',
  changes_title: 'Changes to this policy',
  changes_text: 'When this policy changes, we post the new version on this page. Please look here from time to time.',
  contact_title: 'Contact',
  contact_text: 'Questions about this policy or about your data? Write to us:',
  contact_retry: 'Load the address again',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    privacy: typeof privacy;
  }
}
