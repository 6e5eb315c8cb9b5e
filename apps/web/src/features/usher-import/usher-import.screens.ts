import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { importSearch } from './import-search.ts';

const SCREEN = {
  notForYou: () => import('./import-not-for-you.tsx').then((file) => file.ImportNotForYou),
  texts: ['usher-import', 'list'],
  access: 'ushers.write',
} as const;

const newImport = createRoute({
  getParentRoute: () => shell,
  path: '/ushers/import',
  ...screen({ page: () => import('./new-import-page.tsx').then((file) => file.NewImportPage), ...SCREEN }),
});

/** Columns, check and result share one screen. */
const importPage = createRoute({
  getParentRoute: () => shell,
  path: '/ushers/import/$id',
  validateSearch: importSearch,
  ...screen({ page: () => import('./import-page.tsx').then((file) => file.ImportPage), ...SCREEN }),
});

export const usherImportScreens = [newImport, importPage] as const;
