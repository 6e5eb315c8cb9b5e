import { createRoute } from '@tanstack/react-router';
import { split, toDashboardWhenSignedIn } from '../../lib/screen/frames.ts';
import { screen } from '../../lib/screen/screen.tsx';

const login = createRoute({
  getParentRoute: () => split,
  path: '/login',
  beforeLoad: toDashboardWhenSignedIn,
  ...screen({ page: () => import('./login-page.tsx').then((file) => file.LoginPage), texts: ['auth', 'form'] }),
});

const signUp = createRoute({
  getParentRoute: () => split,
  path: '/signUp',
  beforeLoad: toDashboardWhenSignedIn,
  ...screen({ page: () => import('./sign-up-page.tsx').then((file) => file.SignUpPage), texts: ['auth'] }),
});

const firstPassword = createRoute({
  getParentRoute: () => split,
  path: '/update-password-for-first-time/$token',
  ...screen({
    page: () => import('./first-password-page.tsx').then((file) => file.FirstPasswordPage),
    texts: ['auth', 'form'],
  }),
});

export const authScreens = [login, signUp, firstPassword] as const;
