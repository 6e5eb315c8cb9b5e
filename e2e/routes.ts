/** The spec's routes (section 2). */
export const PUBLIC_ROUTES = [
  '/login',
  '/signUp',
  '/update-password-for-first-time/not-a-token',
  '/privacy',
  '/privacy/policy',
  '/delete-usher-account',
] as const;

export const SHELL_ROUTES = [
  '/',
  '/events',
  '/ushers',
  '/leaders',
  '/event-applications',
  '/join-requests',
  '/transactions',
  '/reports',
  '/ushers-kpis',
  '/settings',
  '/blockedUshers',
  '/blockedUshers/anything',
  '/hiringUshers',
  '/hiringUshers/anything',
  '/profile',
  '/profile/anything',
  '/categories',
  '/categories/anything',
  '/types',
  '/types/anything',
  '/admin',
  '/admin/anything',
] as const;
