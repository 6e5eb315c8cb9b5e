import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { catalogueSearch } from '../catalogue/catalogue-search.parts.ts';

const types = createRoute({
  getParentRoute: () => shell,
  path: '/types',
  validateSearch: catalogueSearch,
  ...screen({
    page: () => import('./type-page.tsx').then((file) => file.TypePage),
    texts: ['catalogue', 'type'],
  }),
});
const typesIndex = createRoute({ getParentRoute: () => types, path: '/' });
const typesBelow = createRoute({ getParentRoute: () => types, path: '$' });

export const typeScreens = [types.addChildren([typesIndex, typesBelow])] as const;
