/** Commands, parts of screens, and other words that people type for them: those are only searched, never shown. */
export const palette = {
  nearest: 'No exact match. These are the closest.',
  new_event: 'New event',
  new_usher: 'New usher',
  new_leader: 'New team leader',
  import_ushers: 'Import ushers',
  invite_admin: 'Invite admin',
  new_adjustment: 'New adjustment',
  new_category: 'New category',
  new_type: 'New type',
  edit_privacy_page: 'Edit the privacy page',
  read_notifications: 'Mark all notifications as read',
  take_the_tour: 'Take the tour',
  keyboard_shortcuts: 'Keyboard shortcuts',
  light_theme: 'Light theme',
  dark_theme: 'Dark theme',
  system_theme: 'System theme',
  in_english: 'English',
  in_arabic: 'العربية',
  calendar: 'Calendar',
  board: 'Board',
  map: 'Map',
  interviews: 'Interviews',
  deletion_requests: 'Deletion requests',
  begin_words: 'add create make plan user account role',
  import_words: 'add upload csv excel xlsx people file',
  adjustment_words: 'add create bonus compensation transfer',
  privacy_words: 'policy change publish write',
  logout_words: 'sign out log off',
  events_words: 'schedule jobs',
  leaders_words: 'supervisors',
  reports_words: 'statistics charts analytics',
  categories_words: 'kinds of event',
  types_words: 'roles rates of pay',
  profile_words: 'password two-factor 2fa sessions language theme digits photo account email notification choices',
  transactions_words: 'transfers payments payroll approve',
  batches_words: 'bank file export pain.001 payout',
  guide_words: 'help manual documentation how to',
  admin_words: 'users permissions roles',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    palette: typeof palette;
  }
}
