/** Words of the roster on paper, which carries both languages at once. */
export const roster = {
  title: 'Roster',
  name_english: 'English name',
  name_arabic: 'Arabic name',
  code: 'Code',
  phone: 'Phone',
  role: 'Role',
  zone: 'Zone',
  checked_in: 'Check-in',
  checked_out: 'Check-out',
  unzoned: 'Unzoned',
  reserve: 'Reserve',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    readonly roster: typeof roster;
  }
}
