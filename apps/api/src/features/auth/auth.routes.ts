import { login, logout, me, setFirstPassword } from '@proline/contract/auth/auth';
import { route } from '../../platform/http/handler.ts';
import { chooseFirstPassword, showMe, signIn, signOut } from './auth.service.ts';

export const authRoutes = [
  route(login, signIn),
  route(logout, signOut, { endsSession: true }),
  route(me, showMe),
  route(setFirstPassword, chooseFirstPassword, { badParams: 'link_not_valid' }),
];
