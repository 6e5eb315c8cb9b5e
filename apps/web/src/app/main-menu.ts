import type { MenuCounts } from '@proline/contract/dashboard/dashboard';
import { adminAccountMenu } from '../features/admin-account/admin-account.menu.ts';
import { auditMenu } from '../features/audit/audit.menu.ts';
import { blockedUsherMenu } from '../features/blocked-usher/blocked-usher.menu.ts';
import { categoryMenu } from '../features/category/category.menu.ts';
import { dashboardMenu } from '../features/dashboard/dashboard.menu.ts';
import { eventApplicationMenu } from '../features/event-application/event-application.menu.ts';
import { eventMenu } from '../features/event/event.menu.ts';
import { guideMenu } from '../features/guide/guide.menu.ts';
import { hiringMenu } from '../features/hiring/hiring.menu.ts';
import { joinRequestMenu } from '../features/join-request/join-request.menu.ts';
import { ledgerMenu } from '../features/ledger/ledger.menu.ts';
import { paymentBatchMenu } from '../features/payment-batch/payment-batch.menu.ts';
import { privacyMenu } from '../features/privacy/privacy.menu.ts';
import { profileMenu } from '../features/profile/profile.menu.ts';
import { recoveryMenu } from '../features/recovery/recovery.menu.ts';
import {
  countedApplicationMenu,
  countedEventMenu,
  countedHoursMenu,
  countedLeaderMenu,
  countedPlaceMenu,
  countedTransferMenu,
  reportMenu,
} from '../features/report/report.menu.ts';
import { countedShiftMenu, usherKpiMenu } from '../features/usher-kpi/usher-kpi.menu.ts';
import { settingsMenu } from '../features/settings/settings.menu.ts';
import { teamLeaderMenu } from '../features/team-leader/team-leader.menu.ts';
import { transferMenu } from '../features/transfer/transfer.menu.ts';
import { typeMenu } from '../features/type/type.menu.ts';
import { usherMenu } from '../features/usher/usher.menu.ts';
import type { MenuEntry } from '../lib/screen/menu-entry.ts';

type MenuGroup = {
  readonly title?: 'requests' | 'financial' | 'reports_and_kpis';
  readonly entries: readonly MenuEntry<keyof MenuCounts>[];
};

/** The specification's entries in the specification's order; Logout comes after the last one. */
export const MENU: readonly MenuGroup[] = [
  { entries: [dashboardMenu, eventMenu, usherMenu, teamLeaderMenu] },
  { title: 'requests', entries: [eventApplicationMenu, joinRequestMenu] },
  { title: 'financial', entries: [transferMenu] },
  { title: 'reports_and_kpis', entries: [reportMenu, usherKpiMenu] },
];

export const MENU_FOOT: readonly MenuEntry[] = [settingsMenu, privacyMenu];

/** Screens that the palette offers and the menu does not. */
export const BESIDE_MENU: readonly MenuEntry[] = [
  blockedUsherMenu,
  hiringMenu,
  paymentBatchMenu,
  recoveryMenu,
  ledgerMenu,
  countedShiftMenu,
  countedPlaceMenu,
  countedApplicationMenu,
  countedHoursMenu,
  countedLeaderMenu,
  countedTransferMenu,
  countedEventMenu,
  categoryMenu,
  typeMenu,
  adminAccountMenu,
  auditMenu,
  profileMenu,
  guideMenu,
];
