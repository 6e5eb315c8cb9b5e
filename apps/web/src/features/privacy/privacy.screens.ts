import { createRoute } from '@tanstack/react-router';
import { reading } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const privacy = createRoute({
  getParentRoute: () => reading,
  path: '/privacy',
  ...screen({ page: () => import('./privacy-page.tsx').then((file) => file.PrivacyPage), texts: ['privacy'] }),
});
const privacyIndex = createRoute({ getParentRoute: () => privacy, path: '/' });
const privacyBelow = createRoute({ getParentRoute: () => privacy, path: '$' });

export const privacyScreens = [privacy.addChildren([privacyIndex, privacyBelow])] as const;
