import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';
import { anyText, searchOf } from '../../lib/screen/search-readers.ts';

const guide = createRoute({
  getParentRoute: () => shell,
  path: '/guide',
  /** `q`: what is searched for; `from`: the address whose page is wanted. */
  validateSearch: searchOf({ q: anyText, from: anyText }),
  ...screen({
    page: () => import('./guide-home-page.tsx').then((file) => file.GuideHomePage),
    texts: ['guide', 'keys'],
  }),
});
const guidePage = createRoute({
  getParentRoute: () => shell,
  path: '/guide/$page',
  validateSearch: searchOf({ q: anyText }),
  ...screen({
    page: () => import('./guide-area-page.tsx').then((file) => file.GuideAreaPage),
    texts: ['guide', 'keys'],
  }),
});

export const guideScreens = [guide, guidePage] as const;
