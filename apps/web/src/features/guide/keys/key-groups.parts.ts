import type { PlainKey } from '../../../lib/texts/i18n.ts';

type Shortcut = {
  readonly does: PlainKey<'keys'>;
  /** Each way is pressed together; several ways do the same. */
  readonly ways: readonly (readonly string[])[];
};

const CTRL = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
const ARROWS = [['←'], ['→'], ['↑'], ['↓']];

/** The keys of each kind of screen. The dialog and the guide show the same. */
export const KEY_GROUPS = {
  everywhere: [
    { does: 'search', ways: [['/'], [CTRL, 'K']] },
    { does: 'save', ways: [[CTRL, 'S']] },
    { does: 'undo', ways: [[CTRL, 'Z']] },
    { does: 'close', ways: [['Esc']] },
    { does: 'show_keys', ways: [['?']] },
  ],
  lists: [
    { does: 'next', ways: [['J']] },
    { does: 'previous', ways: [['K']] },
    { does: 'open', ways: [['↵']] },
  ],
  applications: [
    { does: 'next_applicant', ways: [['J']] },
    { does: 'previous_applicant', ways: [['K']] },
    { does: 'accept', ways: [['A']] },
    { does: 'accept_reserve', ways: [['S']] },
    { does: 'reject', ways: [['R']] },
    { does: 'waitlist', ways: [['W']] },
    { does: 'compare', ways: [['C']] },
  ],
  join_requests: [
    { does: 'approve', ways: [['A']] },
    { does: 'reject', ways: [['R']] },
    { does: 'book_interview', ways: [['I']] },
    { does: 'under_age', ways: [['U']] },
  ],
  transfers: [
    { does: 'approve', ways: [['A']] },
    { does: 'return', ways: [['R']] },
    { does: 'hold', ways: [['H']] },
    { does: 'edit_lines', ways: [['E']] },
  ],
  hiring_desk: [
    { does: 'place', ways: ARROWS },
    { does: 'also_place', ways: [['X']] },
    { does: 'next_candidate', ways: [['J']] },
    { does: 'previous_candidate', ways: [['K']] },
    { does: 'assign', ways: [['A']] },
    { does: 'invite', ways: [['I']] },
    { does: 'waitlist', ways: [['W']] },
  ],
  board: [
    { does: 'pick_up', ways: [['Space']] },
    { does: 'column', ways: [['←'], ['→']] },
  ],
  calendar: [
    { does: 'days', ways: ARROWS },
    { does: 'months', ways: [['PgUp'], ['PgDn']] },
  ],
  map: [
    { does: 'move_map', ways: ARROWS },
    { does: 'zoom', ways: [['+'], ['-']] },
    { does: 'show_all', ways: [['0']] },
  ],
  wizard: [
    { does: 'onward', ways: [[CTRL, '↵']] },
    { does: 'cells', ways: ARROWS },
    { does: 'count', ways: [['+'], ['-']] },
  ],
  live_board: [
    { does: 'people', ways: ARROWS },
    { does: 'open_person', ways: [['↵']] },
    { does: 'check_in', ways: [['I']] },
    { does: 'check_out', ways: [['O']] },
    { does: 'no_show', ways: [['N']] },
  ],
  roll_call: [{ does: 'tick', ways: [['Space']] }],
} as const satisfies Readonly<Record<string, readonly Shortcut[]>>;

export type KeyGroupName = keyof typeof KEY_GROUPS;
