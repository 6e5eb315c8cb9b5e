import { mayDo, type Permission, type PermissionSet } from '@proline/domain/account/permission';
import {
  IconBell,
  IconCalendarEvent,
  IconClipboardList,
  IconLayoutDashboard,
  IconSearch,
  IconTransfer,
  IconUserPlus,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { IconShape } from '../../ui/picture/icon.tsx';

type StepName = 'dashboard' | 'events' | 'requests' | 'money' | 'look' | 'lists' | 'find' | 'help';
export type TourStep = {
  readonly name: StepName;
  readonly icon: IconShape;
  /** the screen behind the words; left out: whichever is open */
  readonly link?: LinkProps;
};

type Work = TourStep & { readonly needs: Permission };

/** What somebody's own work begins with: the first one that the account may do. */
const WORK: readonly Work[] = [
  { name: 'events', icon: IconCalendarEvent, link: { to: '/events' }, needs: 'events.write' },
  { name: 'requests', icon: IconUserPlus, link: { to: '/join-requests' }, needs: 'join_requests.write' },
  { name: 'money', icon: IconTransfer, link: { to: '/transactions' }, needs: 'transfers.write' },
  { name: 'look', icon: IconCalendarEvent, link: { to: '/events' }, needs: 'events.read' },
];

const FIRST: TourStep = { name: 'dashboard', icon: IconLayoutDashboard, link: { to: '/' } };
const FOR_ALL: readonly TourStep[] = [
  { name: 'lists', icon: IconClipboardList, link: { to: '/ushers' } },
  { name: 'find', icon: IconSearch },
  { name: 'help', icon: IconBell },
];

/** Five steps, only to what the account may see; the same objects each time. */
export const tourSteps = (set: PermissionSet): readonly TourStep[] => [
  FIRST,
  ...WORK.filter(({ needs }) => mayDo(set, needs)).slice(0, 1),
  ...FOR_ALL,
];
