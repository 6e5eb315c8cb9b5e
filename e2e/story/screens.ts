import path from 'node:path';
import { runnerImport } from 'vite';
import type { Mixture } from './mixtures.ts';
import type { Language } from './words.ts';

/**
 * What is looked at on the screens that the slices declare. A screen that needs nothing but its address is looked at anyway;
 * here it has its title, written down once more on purpose, and the name of its picture in the guide.
 * `:coming`, `:past` and `:draft` stand for an event of the demo that has something to show there, `:usher` for somebody, `:transfer` for one that waits, `:import` for a file that was checked, `:batch` for a draft, `:planned` for an event with a plan of auto-fill.
 */
export type Screen = {
  readonly address: string;
  /** left out: what the shown record is called */
  readonly title?: Readonly<Record<Language, string>>;
  /** what its picture in the guide is called */
  readonly picture?: string;
  /** looked at in this mixture alone, as others of its kind are looked at in every one; left out: in all four */
  readonly only?: Mixture;
};

const screen = (address: string, en: string, ar: string, picture?: string): Screen => ({
  address,
  title: { en, ar },
  ...(picture !== undefined && { picture }),
});

const PUBLIC: readonly Screen[] = [
  screen('/login', 'Sign in', 'تسجيل الدخول', 'login'),
  screen('/signUp', 'Accounts are by invitation', 'الحسابات بالدعوة فقط'),
  screen('/update-password-for-first-time/not-a-token', 'Set your password', 'تعيين كلمة المرور'),
  screen('/privacy', 'Privacy & Policy', 'الخصوصية والسياسة'),
  screen('/delete-usher-account', 'Delete an usher account', 'حذف حساب منظّم'),
  screen('/unsubscribe/not-a-token', 'Stop messages', 'إيقاف الرسائل'),
];

const SHELL: readonly Screen[] = [
  screen('/', 'Event Summary', 'ملخص الفعاليات', 'dashboard'),
  screen('/events', 'Events', 'الفعاليات', 'events'),
  screen('/events/new', 'New event', 'فعالية جديدة', 'new-event'),
  screen('/ushers', 'Ushers', 'المنظّمون', 'ushers'),
  screen('/ushers/new', 'New usher', 'منظّم جديد'),
  screen('/ushers/import', 'Import people', 'استيراد أشخاص', 'usher-import'),
  screen('/leaders', 'Team Leaders', 'قادة الفرق', 'leaders'),
  screen('/leaders/new', 'New team leader', 'قائد فريق جديد'),
  screen('/event-applications', 'Event applications', 'طلبات الفعاليات', 'event-applications'),
  screen('/join-requests', 'Join requests', 'طلبات الانضمام', 'join-requests'),
  screen('/transactions', 'Transactions', 'المعاملات', 'transactions'),
  screen('/transactions/batches', 'Payment batches', 'الدفعات البنكية', 'payment-batches'),
  screen('/reports', 'Reports', 'التقارير'),
  screen('/reports/attendance', 'Attendance and no-shows', 'الحضور والتغيّب', 'report'),
  screen('/reports/places', 'Counted places', 'الأماكن المحتسبة'),
  screen('/reports/applications', 'Counted applications', 'الطلبات المحتسبة'),
  screen('/reports/hours', 'Counted hours', 'الساعات المحتسبة'),
  screen('/reports/leaders', 'Counted leaders', 'القادة المحتسبون'),
  screen('/reports/transfers', 'Counted transfers', 'التحويلات المحتسبة'),
  screen('/reports/events', 'Counted events', 'الفعاليات المحتسبة'),
  screen('/ushers-kpis', 'Ushers KPIs', 'مؤشرات المنظّمين', 'ushers-kpis'),
  screen('/ushers-kpis/shifts', 'Counted shifts', 'الورديات المحتسبة'),
  screen('/settings', 'Settings', 'الإعدادات', 'settings'),
  screen('/blockedUshers', 'Blocked ushers', 'المنظّمون المحظورون', 'blocked-ushers'),
  screen('/hiringUshers', 'Hiring ushers', 'توظيف المنظّمين', 'hiring'),
  screen('/profile', 'Profile', 'الملف الشخصي', 'profile'),
  screen('/categories', 'Categories', 'الفئات', 'categories'),
  screen('/types', 'Types', 'الأنواع', 'types'),
  screen('/admin', 'Admin accounts', 'حسابات المسؤولين', 'admins'),
  screen('/admin/audit', 'Audit log', 'سجل التدقيق', 'audit'),
  screen('/transactions/ledger', 'Ledger', 'دفتر الأستاذ', 'ledger'),
  screen('/transactions/recoveries', 'Recoveries', 'الاستردادات', 'recoveries'),
  screen('/guide', 'Guide', 'الدليل'),
];

/** Parts of those, and the screens of one event. */
export const FURTHER_SCREENS: readonly Screen[] = [
  screen('/events?as=calendar', 'Events', 'الفعاليات', 'events-calendar'),
  screen('/events?as=calendar&week=2026-12-08', 'Events', 'الفعاليات'),
  screen('/events?as=board', 'Events', 'الفعاليات', 'events-board'),
  screen('/events?as=map', 'Events', 'الفعاليات', 'events-map'),
  screen('/join-requests?as=board', 'Join requests', 'طلبات الانضمام', 'join-board'),
  screen('/join-requests?tab=interviews', 'Join requests', 'طلبات الانضمام', 'interviews'),
  screen('/join-requests?tab=deletion', 'Join requests', 'طلبات الانضمام', 'deletion-requests'),
  screen('/settings/region', 'Settings', 'الإعدادات'),
  screen('/settings/security', 'Settings', 'الإعدادات'),
  screen('/settings/privacy', 'Settings', 'الإعدادات', 'settings-privacy'),
  screen('/settings/recruiting', 'Settings', 'الإعدادات'),
  screen('/settings/hiring', 'Settings', 'الإعدادات', 'settings-hiring'),
  { address: '/events/:draft/plan/stepOne' },
  { address: '/events/:draft/plan/stepTwo', picture: 'wizard-two' },
  { address: '/events/:draft/plan/stepThree', picture: 'wizard-three' },
  { address: '/events/:draft/plan/stepThreeTeam' },
  { address: '/events/:draft/plan/stepFour', picture: 'wizard-four' },
  { address: '/events/:coming', picture: 'event' },
  { address: '/events/:coming/shifts', picture: 'event-shifts' },
  { address: '/events/:coming/team' },
  { address: '/events/:coming/applications' },
  screen('/hiringUshers/:coming', 'Hiring desk', 'مكتب التوظيف', 'hiring-desk'),
  screen('/hiringUshers/:coming/auto-fill', 'Auto-fill', 'التعبئة التلقائية'),
  screen(
    '/hiringUshers/:planned/auto-fill',
    'Auto-fill: proposed plan',
    'التعبئة التلقائية: الخطة المقترحة',
    'auto-fill',
  ),
  { address: '/events/:past/attendance' },
  { address: '/events/:running/attendance', picture: 'live-board' },
  screen('/events/:running/roll-call', 'Roll-call', 'نداء الحضور', 'roll-call'),
  { address: '/events/:running/wall', picture: 'wall' },
  { address: '/events/:running/attendance?show=open', picture: 'still-open' },
  { address: '/events/:running/attendance?view=list', only: 'ar-390' },
  { address: '/events/:running/attendance?view=incidents', only: 'en-390' },
  { address: '/events/:past/pay' },
  { address: '/events/:past/history' },
  screen('/ushers/import/:import', 'Import people', 'استيراد أشخاص'),
  { address: '/transactions/batches/:batch', picture: 'payment-batch' },
  { address: '/ushers/:usher', picture: 'usher' },
  { address: '/ushers/:usher/edit' },
  { address: '/ushers/:usher/bank' },
  { address: '/ushers/:usher/documents' },
  { address: '/ushers/:usher/messages' },
  { address: '/ushers/:usher/activity', only: 'ar-1440' },
  { address: '/ushers/:usher/availability' },
  { address: '/ushers/:usher/kpis' },
  { address: '/ushers/:usher/ratings', only: 'en-390' },
  { address: '/ushers/:usher/events', only: 'en-1440' },
  { address: '/ushers/:usher/transfers', only: 'ar-390' },
  { address: '/ushers/:usher/history', only: 'ar-1440' },
  { ...screen('/settings/message_templates', 'Settings', 'الإعدادات'), only: 'en-390' },
  { ...screen('/settings/attendance', 'Settings', 'الإعدادات'), only: 'ar-390' },
  { ...screen('/settings/pay', 'Settings', 'الإعدادات'), only: 'en-390' },
  { ...screen('/settings/strikes', 'Settings', 'الإعدادات'), only: 'ar-1440' },
  { ...screen('/settings/retention', 'Settings', 'الإعدادات'), only: 'en-390' },
  { ...screen('/settings/notifications', 'Settings', 'الإعدادات'), only: 'ar-1440' },
  { ...screen('/settings/payments', 'Settings', 'الإعدادات'), only: 'ar-1440' },
  { address: '/transactions/:transfer' },
  screen('/guide/event-day', 'Event day', 'يوم الفعالية'),
  screen('/transactions/:transfer/payslip', 'Payslip', 'قسيمة الدفع'),
  { address: '/leaders/:leader', picture: 'leader' },
  { address: '/leaders/:leader/events', only: 'ar-390' },
  { address: '/leaders/:leader/teams', only: 'en-390' },
  { address: '/leaders/:leader/ratings', only: 'ar-1440' },
  { address: '/leaders/:leader/edit', only: 'en-390' },
  { address: '/leaders/:leader/bank', only: 'ar-390' },
  { address: '/leaders/:leader/documents', only: 'ar-1440' },
  { address: '/leaders/:leader/history', only: 'en-1440' },
  { address: '/events/:coming/plan/stepTwo', picture: 'change-event' },
];

/** What this file needs to know of a route. */
type Declared = { readonly options: { readonly path?: string }; readonly children?: readonly Declared[] };
type Declarations = { readonly SCREENS: Readonly<Record<'split' | 'reading' | 'shell', readonly Declared[]>> };

/** The app reads its preferences from the page when it is loaded, and there is none here. */
const loadDeclared = async (): Promise<Declarations['SCREENS']> => {
  const file = path.resolve(import.meta.dirname, '../../apps/web/src/app/screens.ts');
  Object.assign(globalThis, { document: { cookie: '' } });
  const { module } = await runnerImport<Declarations>(file, { configFile: false, logLevel: 'warn' });
  Reflect.deleteProperty(globalThis, 'document');
  return module.SCREENS;
};

/** A screen and those inside it, as `/events/$id/plan`; what answers to everything below an address is no screen more. */
const patternsIn = ({ options, children = [] }: Declared, above = ''): string[] => {
  const own = options.path ?? '/';
  const pattern = `${above}/${own}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');
  const isScreen = !own.endsWith('$') && (children.length === 0 || own !== '/');
  return [...(isScreen ? [pattern] : []), ...children.flatMap((child) => patternsIn(child, pattern))];
};
const patternsOf = (routes: readonly Declared[]): string[] => [
  ...new Set(routes.flatMap((route) => patternsIn(route))),
];

const declared = await loadDeclared();
/** Every address that the slices declare. */
export const PATTERNS = patternsOf(Object.values(declared).flat());

const withDeclared = (known: readonly Screen[], routes: readonly Declared[]): readonly Screen[] => {
  const addresses = new Set(known.map(({ address }) => address));
  const others = patternsOf(routes).filter((pattern) => !pattern.includes('$') && !addresses.has(pattern));
  return [...known, ...others.map((address) => ({ address }))];
};

/** For everybody, signed in or not. */
export const PUBLIC_SCREENS = withDeclared(PUBLIC, [...declared.split, ...declared.reading]);

/** Inside the shell, each with a title of its own. */
export const SHELL_SCREENS = withDeclared(SHELL, declared.shell);
