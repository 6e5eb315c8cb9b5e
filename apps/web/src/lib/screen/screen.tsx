import { mayDo, type Permission } from '@proline/domain/account/permission';
import type { ComponentType } from 'react';
import { useUser } from '../session/session-store.ts';
import type { Namespace } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whoever lacks it is not offered the screen in the menu and the palette. */
    readonly access?: Permission;
  }
}

type Load = () => Promise<ComponentType>;
type ScreenOptions = {
  /** loaded when it is first wanted, or when somebody points at a link to it */
  readonly page: Load;
  /** the namespaces of the words on it */
  readonly texts: readonly Namespace[];
  /** the permission that it needs; left out: everybody in its frame may see it */
  readonly access?: Permission;
  /** what whoever lacks it sees instead; left out: the page says so itself, as every list does */
  readonly notForYou?: Load;
};

/** What a route of a slice shows: `createRoute({ getParentRoute: () => shell, path: '/ushers', ...screen({ … }) })`. */
export const screen = ({ page, texts, access, notForYou }: ScreenOptions) => ({
  component: lazyScreen(access && notForYou ? guarded(access, page, notForYou) : page, texts),
  ...(access && { staticData: { access } }),
});

const guarded =
  (access: Permission, page: Load, notForYou: Load): Load =>
  async () => {
    const [Page, NotForYou] = await Promise.all([page(), notForYou()]);
    const Guarded = () => {
      const user = useUser();
      if (user === null) return null;
      return mayDo(user.permission_set, access) ? <Page /> : <NotForYou />;
    };
    return Guarded;
  };
