import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lazyScreen, type LazyScreen } from '../lib/screen/lazy-screen.tsx';
import { parseSearch, stringifySearch } from '../lib/list/search-params.ts';
import { isSignedIn, onSessionEnd } from '../lib/session/session-store.ts';
import { browserHistory } from './browser-history.ts';
import { ErrorPage, ErrorScreen } from './error-screen.tsx';
import { paths } from './paths.ts';
import { RootLayout } from './root-layout.tsx';
import { SECTION_PATHS } from './section-paths.ts';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

const Shell = lazyScreen(() => import('./shell/shell.tsx').then((file) => file.Shell), ['shell', 'form']);
const Dashboard = lazyScreen(
  () => import('../features/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  ['dashboard', 'status'],
);
const Section = lazyScreen(
  () => import('../features/section/section-page.tsx').then((file) => file.SectionPage),
  ['section', 'status'],
);
const Ushers = lazyScreen(
  () => import('../features/usher/usher-list-page.tsx').then((file) => file.UsherListPage),
  ['list', 'usher', 'status'],
);
const Events = lazyScreen(
  () => import('../features/event/event-list-page.tsx').then((file) => file.EventListPage),
  ['list', 'event', 'event-view', 'event-move', 'status'],
);
const EventPlan = lazyScreen(
  () => import('../features/event-plan/frame/plan-page.tsx').then((file) => file.PlanPage),
  [
    'event',
    'event-plan',
    'event-plan-problems',
    'event-plan-place',
    'event-plan-shifts',
    'event-plan-headcount',
    'event-plan-team',
    'event-plan-zones',
    'event-plan-money',
    'event-plan-requirements',
    'event-view',
    'event-move',
    'status',
    'time-zones',
  ],
);
const EventPage = lazyScreen(
  () => import('../features/event-page/event-page.tsx').then((file) => file.EventPage),
  [
    'event',
    'event-page',
    'event-history',
    'event-move',
    'status',
    'list',
    'time-zones',
    'event-plan',
    'event-plan-problems',
    'event-plan-place',
    'event-plan-team',
    'event-plan-money',
    'transfer',
  ],
);
const Leaders = lazyScreen(
  () => import('../features/team-leader/team-leader-list-page.tsx').then((file) => file.TeamLeaderListPage),
  ['list', 'team-leader', 'status'],
);
const Transfers = lazyScreen(
  () => import('../features/transfer/transfer-list-page.tsx').then((file) => file.TransferListPage),
  ['list', 'transfer', 'status'],
);
const AdminAccounts = lazyScreen(
  () => import('../features/admin-account/admin-account-list-page.tsx').then((file) => file.AdminAccountListPage),
  ['list', 'admin-account', 'section', 'status'],
);
const Audit = lazyScreen(
  () => import('../features/audit/audit-list-page.tsx').then((file) => file.AuditListPage),
  ['list', 'audit'],
);
const Profile = lazyScreen(
  () => import('./profile-screen.tsx').then((file) => file.ProfileScreen),
  ['profile', 'two-factor', 'section', 'auth', 'notification'],
);
const SplitFrame = lazyScreen(() => import('./public-frame.tsx').then((file) => file.SplitFrame), ['auth']);
const ReadingFrame = lazyScreen(() => import('./public-frame.tsx').then((file) => file.ReadingFrame), ['auth']);
const Login = lazyScreen(() => import('../features/auth/login-page.tsx').then((file) => file.LoginPage), ['auth']);
const SignUp = lazyScreen(() => import('../features/auth/sign-up-page.tsx').then((file) => file.SignUpPage), ['auth']);
const FirstPassword = lazyScreen(
  () => import('../features/auth/first-password-page.tsx').then((file) => file.FirstPasswordPage),
  ['auth'],
);
const Privacy = lazyScreen(
  () => import('../features/privacy/privacy-page.tsx').then((file) => file.PrivacyPage),
  ['privacy'],
);
const DeleteAccount = lazyScreen(
  () => import('../features/deletion-request/delete-account-page.tsx').then((file) => file.DeleteAccountPage),
  ['deletion-request'],
);

const toDashboardWhenSignedIn = () => {
  if (isSignedIn()) throw redirect({ to: paths.dashboard, replace: true });
};
const toLoginWhenSignedOut = () => {
  if (!isSignedIn()) throw redirect({ to: paths.login, replace: true });
};

const root = createRootRoute({ component: RootLayout, errorComponent: ErrorPage });

/** Short forms stand beside the field of stars, long texts in one column. */
const split = createRoute({ getParentRoute: () => root, id: 'split', component: SplitFrame });
const reading = createRoute({ getParentRoute: () => root, id: 'reading', component: ReadingFrame });

const publicRoutes = [
  split.addChildren([
    createRoute({
      getParentRoute: () => split,
      path: paths.login,
      component: Login,
      beforeLoad: toDashboardWhenSignedIn,
    }),
    createRoute({
      getParentRoute: () => split,
      path: paths.signUp,
      component: SignUp,
      beforeLoad: toDashboardWhenSignedIn,
    }),
    createRoute({ getParentRoute: () => split, path: paths.firstPassword, component: FirstPassword }),
    createRoute({ getParentRoute: () => split, path: paths.deleteAccount, component: DeleteAccount }),
  ]),
  reading.addChildren([createRoute({ getParentRoute: () => reading, path: `${paths.privacy}/$`, component: Privacy })]),
];

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  errorComponent: ErrorPage,
  beforeLoad: toLoginWhenSignedOut,
  pendingComponent: ShellSkeleton,
  pendingMs: 0,
  pendingMinMs: 0,
});

const Categories = lazyScreen(
  () => import('../features/category/category-page.tsx').then((file) => file.CategoryPage),
  ['catalogue', 'category'],
);
const Types = lazyScreen(
  () => import('../features/type/type-page.tsx').then((file) => file.TypePage),
  ['catalogue', 'type'],
);
const Settings = lazyScreen(
  () => import('../features/settings/settings-page.tsx').then((file) => file.SettingsPage),
  ['settings', 'time-zones'],
);
/** Sections that have grown into screens of their own. */
const SCREENS: Partial<Record<(typeof SECTION_PATHS)[number], LazyScreen>> = {
  [paths.profile]: Profile,
  [paths.categories]: Categories,
  [paths.types]: Types,
  [paths.settings]: Settings,
  [paths.events]: Events,
  [paths.ushers]: Ushers,
  [paths.leaders]: Leaders,
  [paths.transactions]: Transfers,
  [paths.admin]: AdminAccounts,
};

/** A section answers at its own address and at every address below it: `$` matches nothing, too. */
const sectionRoutes = SECTION_PATHS.map((path) =>
  createRoute({
    getParentRoute: () => shell,
    path: `${path}/$`,
    component: SCREENS[path] ?? Section,
  }),
);

/** One screen for all addresses of the wizard: what is being typed stays when its draft gets an address of its own. */
const eventPlan = createRoute({ getParentRoute: () => shell, id: 'event-plan', component: EventPlan });

const signedInRoutes = [
  createRoute({ getParentRoute: () => shell, path: paths.dashboard, component: Dashboard }),
  ...sectionRoutes,
  eventPlan.addChildren(
    [paths.newEvent, paths.newEventStep, paths.eventPlanStart, paths.eventPlan].map((path) =>
      createRoute({ getParentRoute: () => eventPlan, path }),
    ),
  ),
  createRoute({ getParentRoute: () => shell, path: paths.event, component: EventPage }),
  createRoute({ getParentRoute: () => shell, path: paths.eventTab, component: EventPage }),
  createRoute({ getParentRoute: () => shell, path: paths.audit, component: Audit }),
  createRoute({
    getParentRoute: () => shell,
    path: '$',
    beforeLoad: () => {
      throw redirect({ to: paths.dashboard, replace: true });
    },
  }),
];

export const router = createRouter({
  history: browserHistory,
  routeTree: root.addChildren([...publicRoutes, shell.addChildren(signedInRoutes)]),
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
  defaultErrorComponent: ErrorScreen,
  defaultPendingComponent: PageSkeleton,
});

onSessionEnd(() => void router.navigate({ to: paths.login, replace: true }));
