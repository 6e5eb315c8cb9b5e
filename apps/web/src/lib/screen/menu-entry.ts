import type { Icon } from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PlainKey } from '../texts/i18n.ts';

/**
 * How the menu and the palette offer a screen. It is separate from the route, because icons are loaded with the shell.
 */
export type MenuEntry<Count extends string = never> = {
  readonly to: Exclude<keyof RegisteredRouter['routesByPath'], `/${string}/`>;
  readonly label: PlainKey<'shell'>;
  readonly icon: Icon;
  /** The name of the count of records that wait there. */
  readonly count?: Count;
};
