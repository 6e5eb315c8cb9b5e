import { openAccessibly } from './accessible.ts';
import { PUBLIC_ROUTES, SHELL_ROUTES } from './routes.ts';
import { signedInTest, test } from './story.ts';

for (const address of PUBLIC_ROUTES.filter((route) => route !== '/privacy/policy')) {
  test(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    openAccessibly(page, address, language));
}

for (const address of SHELL_ROUTES.filter((route) => !route.endsWith('/anything'))) {
  signedInTest(`${address} without an accessibility fault, light and dark`, ({ page, language }) =>
    openAccessibly(page, address, language),
  );
}
