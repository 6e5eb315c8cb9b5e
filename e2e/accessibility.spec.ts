import { openAccessibly } from './accessible.ts';
import { findShownEvents } from './own-event.ts';
import { PUBLIC_ROUTES, SHELL_ROUTES } from './routes.ts';
import { signedInTest, test } from './story.ts';

for (const address of PUBLIC_ROUTES.filter((route) => route !== '/privacy/policy')) {
  test(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    openAccessibly(page, address, language));
}

for (const address of [...SHELL_ROUTES.filter((route) => !route.endsWith('/anything')), '/events/new']) {
  signedInTest(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    openAccessibly(page, address, language),
  );
}

/** Each with an event that has something to show there: one that is coming, or one that is over. */
const EVENT_TABS = {
  '': 'coming',
  '/shifts': 'coming',
  '/team': 'coming',
  '/applications': 'coming',
  '/attendance': 'past',
  '/pay': 'past',
  '/history': 'past',
} as const;

for (const [tab, which] of Object.entries(EVENT_TABS)) {
  signedInTest(
    `/events/:id${tab} without an accessibility fault, light and dark`,
    async ({ page, request, token, language }) => {
      const shown = await findShownEvents({ request, token });
      await openAccessibly(page, `/events/${shown[which]}${tab}`, language);
    },
  );
}
