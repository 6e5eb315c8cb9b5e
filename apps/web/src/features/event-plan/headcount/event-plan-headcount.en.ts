/** Texts of step three: headcount by role and shift. */
export const eventPlanHeadcount = {
  headcount: 'Headcount',
  headcount_note: 'people per role and shift',
  headcount_caption: 'People per role and shift. Arrow keys move between the cells.',
  shifts_first: 'People are counted per shift, so the shifts come first.',
  to_shifts: 'Go to the shifts',
  no_roles: 'Whom do you need?',
  no_roles_text: 'Add the first role, or paste the whole table from a spreadsheet.',
  role: 'Role',
  add_role: 'Add a role',
  all_roles: 'All roles',
  actions_of: 'Actions for {{name}}',
  fill_row: '{{number}} in every shift',
  fill_row_empty: 'Write a number first',
  remove_role: 'Remove the role',
  role_removed: '{{name}} was removed',
  hiring_mode: 'Hiring mode',
  mode_apply: 'Apply and choose',
  mode_apply_hint: 'you accept people',
  mode_first_come: 'First come',
  mode_first_come_hint: 'fills by itself',
  mode_invite: 'Invite only',
  mode_invite_hint: 'hidden from the rest',
  reserve: 'Reserve',
  reserve_unknown: 'More people are asked, because some do not come.',
  reserve_suggested: '{{percent}}% suggested,',
  reserve_take: '{{percent}}% suggested,',
  reserve_past_one: '{{count}} past shift',
  reserve_past_other: '{{count}} past shifts',
  paste_headcount: 'Paste the headcount',
  paste_headcount_hint: 'One role in each line, one shift in each column. Headings and totals are left out.',
  paste_found_numbers_one: '{{count}} number, {{people}} people',
  paste_found_numbers_other: '{{count}} numbers, {{people}} people',
  paste_unknown_roles: 'No role of that name: {{names}}.',
  paste_surplus_one: '{{count}} column has no shift and is left out.',
  paste_surplus_other: '{{count}} columns have no shift and are left out.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    'event-plan-headcount': typeof eventPlanHeadcount;
  }
}
