import {
  bulkDeactivateAdmins,
  bulkReactivateAdmins,
  bulkResendInvites,
  changePermissionSet,
  deactivateAdmin,
  getAdminAccount,
  getInviteWay,
  inviteAdmin,
  reactivateAdmin,
  resendInvite,
  sendPasswordLink,
  withdrawInvite,
} from '@proline/contract/admin-account/admin-account';
import { route } from '../../platform/http/handler.ts';
import { listRoutes } from '../../platform/list/list-routes.ts';
import { deactivateMany, reactivateMany, resendMany } from './account-bulk.service.ts';
import { accountSource } from './account-list.queries.ts';
import {
  changeAccountPermissions,
  deactivateAccount,
  invite,
  inviteAgain,
  reactivateAccount,
  sendNewPasswordLink,
  showAccount,
  showInviteWay,
  withdrawInvitation,
} from './admin-account.service.ts';

export const adminAccountRoutes = [
  ...listRoutes(accountSource),
  route(getAdminAccount, showAccount),
  route(getInviteWay, showInviteWay),
  route(inviteAdmin, invite),
  route(resendInvite, inviteAgain),
  route(withdrawInvite, withdrawInvitation),
  route(sendPasswordLink, sendNewPasswordLink),
  route(deactivateAdmin, deactivateAccount),
  route(reactivateAdmin, reactivateAccount),
  route(changePermissionSet, changeAccountPermissions),
  route(bulkDeactivateAdmins, deactivateMany),
  route(bulkReactivateAdmins, reactivateMany),
  route(bulkResendInvites, resendMany),
];
