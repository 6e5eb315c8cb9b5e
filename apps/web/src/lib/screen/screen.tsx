import { mayDo, type Permission } from '@proline/domain/account/permission';
import type { ComponentType } from 'react';
import { useUser } from '../session/session-store.ts';
import type { Namespace } from '../texts/texts.ts';
import { lazyScreen } from './lazy-screen.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The menu and the palette do not offer the screen to admins without this permission. */
    readonly access?: Permission;
  }
}

type Load = () => Promise<ComponentType>;
type ScreenOptions = {
  /** Loads the page when it is first needed, or when somebody points at a link to it. */
  readonly page: Load;
  /** The namespaces of its texts. */
  readonly texts: readonly Namespace[];
  /** The permission that it needs; without one, everybody in its frame may see it. */
  readonly access?: Permission;
  /** What admins without the permission see instead. Without it the page itself tells them, as every list does. */
  readonly notForYou?: Load;
};

/** Returns a route's options: `createRoute({ getParentRoute: () => shell, path: '/ushers', ...screen({ … }) })`. */
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
