export const replacement = {
  title: 'Find a replacement',
  text_one: 'For {{name}}. Whoever is asked has {{count}} minute to answer.',
  text_other: 'For {{name}}. Whoever is asked has {{count}} minutes to answer.',
  open_title: 'Fill an open place',
  open_text_one: '{{place}}. Whoever is asked has {{count}} minute to answer.',
  open_text_other: '{{place}}. Whoever is asked has {{count}} minutes to answer.',
  failed: 'The people couldn’t be loaded.',
  retry: 'Try again',
  loading: 'Loading people',
  close: 'Close',
  taken: 'Somebody has this place already.',
  asked: '{{name}} is being asked, until {{time}}.',
  reserves: 'Reserves',
  waitlist: 'Waitlist',
  recommended: 'Free, near and rested',
  nobody: 'Nobody is free, near and rested. Look on the hiring desk for people who need to be asked first.',
  desk: 'Open the hiring desk',
  match: 'Match {{points}}',
  km: '{{km}} km away',
  in_city: 'in the city',
  arrives: 'there by {{time}}',
  call_in: 'Call in',
  offer: 'Offer',
  assign: 'Assign',
  by_itself: 'Offer to reserves and waitlist, one by one',
  done_offer: 'Offered to {{name}}',
  done_assign: '{{name}} has the place',
  done_by_itself: 'The place is being offered. You’re told if nobody takes it.',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    replacement: typeof replacement;
  }
}
