import { lazyScreen } from '../../../lib/screen/lazy-screen.tsx';

const WORDS = ['attendance', 'form'] as const;
/** Once the board stands. */
const AFTER_MS = 2_000;

/** What opens on top of a board: the people come first, and these are loaded once they are there. */
export const RollCallDialog = lazyScreen(
  () => import('../roll-call/roll-call-dialog.tsx').then((file) => file.RollCallDialog),
  WORDS,
);
export const ScanDialog = lazyScreen(() => import('../scan/scan-dialog.tsx').then((file) => file.ScanDialog), WORDS);
export const OpenPeopleDialog = lazyScreen(
  () => import('../open/open-people-dialog.tsx').then((file) => file.OpenPeopleDialog),
  [...WORDS, 'open-people'],
);
export const PrintedRoster = lazyScreen(
  () => import('../roster/printed-roster.tsx').then((file) => file.PrintedRoster),
  WORDS,
);
export const AskedDialog = lazyScreen(
  () => import('./asked-dialog.tsx').then((file) => file.AskedDialog),
  [...WORDS, 'replacement'],
);
export const OpenPlaceDialog = lazyScreen(
  () => import('./asked-dialog.tsx').then((file) => file.OpenPlaceDialog),
  [...WORDS, 'replacement'],
);

const ALL = [RollCallDialog, ScanDialog, OpenPeopleDialog, PrintedRoster, AskedDialog, OpenPlaceDialog];

/** Before anybody asks for them, so that they open at once, and without a network; returns what stops waiting. */
export const loadDialogsSoon = (): (() => void) => {
  const timer = setTimeout(() => {
    // Whoever opens one is told.
    for (const dialog of ALL) void dialog.preload().catch(() => undefined);
  }, AFTER_MS);
  return () => clearTimeout(timer);
};
