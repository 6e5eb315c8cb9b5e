import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { anyText, oneOf, recordId, searchOf } from '../../lib/screen/search-readers.ts';
import { CALLED_GROUPS } from './roll-call/called-groups.ts';

const rollCall = createRoute({
  getParentRoute: () => shell,
  path: '/events/$id/roll-call',
  /** `zone`: an id, or the word for no zone; `team`: a lead. */
  validateSearch: searchOf({
    shift: recordId,
    zone: anyText,
    team: recordId,
    state: oneOf(CALLED_GROUPS),
    q: anyText,
  }),
  ...screen({
    page: () => import('./roll-call/roll-call-page.tsx').then((file) => file.RollCallPage),
    texts: ['attendance', 'mark-history', 'replacement', 'list', 'form'],
    access: 'events.read',
  }),
});

const wall = createRoute({
  getParentRoute: () => shell,
  path: '/events/$id/wall',
  ...screen({
    page: () => import('./wall/wall-page.tsx').then((file) => file.WallPage),
    texts: ['attendance', 'mark-history'],
    access: 'events.read',
  }),
});

export const attendanceScreens = [rollCall, wall] as const;
