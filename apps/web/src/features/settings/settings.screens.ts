import { createRoute } from '@tanstack/react-router';
import { shell } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

/** Everybody may open the screen, because its links to lists and people are for everybody. */
const settings = createRoute({
  getParentRoute: () => shell,
  path: '/settings',
  ...screen({
    page: () => import('./settings-page.tsx').then((file) => file.SettingsPage),
    texts: [
      'settings',
      'settings-preview',
      'time-zones',
      'message',
      'privacy',
      'privacy-editor',
      'payer-account',
      'bank-list',
    ],
  }),
});
const settingsIndex = createRoute({ getParentRoute: () => settings, path: '/' });
const settingsBelow = createRoute({ getParentRoute: () => settings, path: '$' });

export const settingsScreens = [settings.addChildren([settingsIndex, settingsBelow])] as const;
