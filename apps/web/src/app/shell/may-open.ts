import { mayDo, type Permission } from '@proline/domain/account/permission';
import { useRouter, type StaticDataRouteOption } from '@tanstack/react-router';
import type { MenuEntry } from '../../lib/screen/menu-entry.ts';
import { useUser } from '../../lib/session/session-store.ts';

type Placed = {
  readonly options: { readonly staticData?: StaticDataRouteOption };
  readonly parentRoute?: Placed;
};

/** Returns the permission that a screen or the closest route around it needs. */
const accessOf = ({ options, parentRoute }: Placed): Permission | undefined =>
  options.staticData?.access ?? (parentRoute && accessOf(parentRoute));

/** Tells which screens to offer. Screens without permission are left out; until the user is known, all are offered. */
export const useMayOpen = (): ((entry: Pick<MenuEntry, 'to'>) => boolean) => {
  const { routesByPath } = useRouter();
  const set = useUser()?.permission_set;
  return ({ to }) => {
    const access = accessOf(routesByPath[to]);
    return access === undefined || set === undefined || mayDo(set, access);
  };
};
