import { HIRING_MODE_WORDS } from '@proline/contract/event-plan/event-plan.words';

/** Texts of step three: headcount by role and shift. */
export const eventPlanHeadcount = {
  headcount: 'Headcount',
  headcount_note: 'people per role and shift',
  headcount_caption: 'People per role and shift. Use the arrow keys to move between cells.',
  shifts_first: 'Add shifts first, then set how many people each one needs.',
  to_shifts: 'Go to shifts',
  no_roles: 'Who do you need?',
  no_roles_text: 'Add the first role, or paste the whole table from a spreadsheet.',
  role: 'Role',
  add_role: 'Add role',
  all_roles: 'All roles',
  actions_of: 'Actions for {{name}}',
  fill_row: 'Set all shifts to {{number}}',
  fill_row_empty: 'Enter a number first',
  remove_role: 'Remove role',
  role_removed: '{{name}} removed',
  hiring_mode: 'Hiring mode',
  mode_apply: HIRING_MODE_WORDS.apply.en,
  mode_apply_hint: 'You choose who works',
  mode_first_come: HIRING_MODE_WORDS.first_come.en,
  mode_first_come_hint: 'Fills automatically',
  mode_invite: HIRING_MODE_WORDS.invite.en,
  mode_invite_hint: 'Hidden from everyone else',
  reserve: 'Reserve',
  reserve_unknown: 'Extra people to cover no-shows.',
  reserve_suggested: '{{percent}}% suggested,',
  reserve_take: '{{percent}}% suggested,',
  reserve_past_one: '{{count}} past shift',
  reserve_past_other: '{{count}} past shifts',
  paste_headcount: 'Paste headcount',
  paste_headcount_hint: 'One role per row, one shift per column. Headings and totals are ignored.',
  paste_found_numbers_one: '{{count}} number, {{people}} people',
  paste_found_numbers_other: '{{count}} numbers, {{people}} people',
  paste_unknown_roles: 'Unknown roles: {{names}}.',
  paste_surplus_one: '{{count}} column has no matching shift and was skipped.',
  paste_surplus_other: '{{count}} columns have no matching shift and were skipped.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'event-plan-headcount': typeof eventPlanHeadcount;
  }
}
