import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { catalogueSearch } from '../catalogue/catalogue-search.parts.ts';

const categories = createRoute({
  getParentRoute: () => shell,
  path: '/categories',
  validateSearch: catalogueSearch,
  ...screen({
    page: () => import('./category-page.tsx').then((file) => file.CategoryPage),
    texts: ['catalogue', 'category'],
  }),
});
const categoriesIndex = createRoute({ getParentRoute: () => categories, path: '/' });
const categoriesBelow = createRoute({ getParentRoute: () => categories, path: '$' });

export const categoryScreens = [categories.addChildren([categoriesIndex, categoriesBelow])] as const;
