import type { Icon } from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PlainKey } from '../texts/i18n.ts';

/** How a screen is offered in the menu and the palette. It stands beside its route, not in it: icons are loaded with the shell. */
export type MenuEntry<Count extends string = never> = {
  readonly to: Exclude<keyof RegisteredRouter['routesByPath'], `/${string}/`>;
  readonly label: PlainKey<'shell'>;
  readonly icon: Icon;
  /** the name of how much waits there */
  readonly count?: Count;
};
