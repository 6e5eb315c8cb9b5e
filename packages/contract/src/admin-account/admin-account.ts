import { z } from 'zod';
import { ADMIN_STATUSES } from '@proline/domain/account/admin-guard';
import { PERMISSION_SETS } from '@proline/domain/account/permission';
import { ADMIN_NAME_MAX_LENGTH } from '@proline/domain/account/account-limits';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { endpoint } from '../frame/endpoint.ts';
import { columnWords } from '../frame/column.words.ts';
import { list } from '../frame/list.ts';
import { ADMIN_STATUS_WORDS, adminAccountWords, PERMISSION_SET_WORDS } from './admin-account.words.ts';
import { email, line, paragraph } from '../frame/text.ts';
import type { Slice } from '../frame/slice.ts';

export const INVITE_LANGUAGES = ['en', 'ar'] as const;

const adminAccountRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  permission_set: z.enum(PERMISSION_SETS),
  status: z.enum(ADMIN_STATUSES),
  /** the last request of any session; null: never signed in, or too long ago */
  last_active_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
});
export type AdminAccountRow = z.output<typeof adminAccountRow>;

export const adminAccountList = list({
  name: 'admins',
  path: '/admin/accounts',
  access: 'admins.read',
  row: adminAccountRow,
  columns: {
    name: { title: columnWords.name },
    email: { title: adminAccountWords.email, parts: [adminAccountWords.email_in_file] },
    permission_set: { title: adminAccountWords.permission_set, words: PERMISSION_SET_WORDS },
    status: { title: columnWords.status, words: ADMIN_STATUS_WORDS },
    last_active_at: { title: adminAccountWords.last_active, kind: 'moment' },
    created_at: { title: adminAccountWords.created, kind: 'moment' },
  },
  filters: {
    status: { title: columnWords.status, kind: 'choices', values: ADMIN_STATUSES, words: ADMIN_STATUS_WORDS },
    permission_set: {
      title: adminAccountWords.permission_set,
      kind: 'choices',
      values: PERMISSION_SETS,
      words: PERMISSION_SET_WORDS,
    },
    created: { title: adminAccountWords.created, kind: 'days' },
  },
  sorts: ['created_at', 'name', 'email'],
  defaultSort: 'name',
  tabs: 'status',
});

const adminAccount = adminAccountRow.extend({
  /** of invitations, and of the screens until the person chooses; null: never chosen */
  language: z.enum(INVITE_LANGUAGES).nullable(),
  invited_by: z.string().nullable(),
  /** of the open password link; null: there is none */
  link_expires_at: z.iso.datetime().nullable(),
  /** what became of the last mail with a link; null: none was sent */
  invite_mail: z.enum(['waiting', 'sent', 'failed']).nullable(),
  disabled_at: z.iso.datetime().nullable(),
  disabled_by: z.string().nullable(),
  disabled_reason: z.string().nullable(),
  live_sessions: z.int(),
  /** whether signing in asks for a code, too */
  two_factor: z.boolean(),
});
export type AdminAccount = z.output<typeof adminAccount>;

export const accountReply = z.object({ data: adminAccount });

/** A password link is revealed once: it is mailed, or shown to the admin who made it. */
const invitation = z.object({
  data: z.object({
    account: adminAccount,
    /** null: it was mailed */
    token: z.string().nullable(),
    expires_at: z.iso.datetime(),
  }),
});
export type Invitation = z.output<typeof invitation>['data'];

export const accountParams = z.strictObject({ id: z.uuid() });
export const accountVersion = z.int().min(1).max(2_147_483_647);
export const reason = paragraph(REASON_LENGTH.least, REASON_LENGTH.most).meta({ examples: ['Left the agency'] });

export const getAdminAccount = endpoint({
  name: 'getAdminAccount',
  summary: 'One admin account',
  method: 'GET',
  path: '/admin/accounts/:id',
  access: 'admins.read',
  params: accountParams,
  response: accountReply,
});

export const getInviteWay = endpoint({
  name: 'getInviteWay',
  summary: 'Whether invitations are mailed; else their link is shown to who invites',
  method: 'GET',
  path: '/admin/accounts/invite-way',
  access: 'admins.read',
  response: z.object({ data: z.object({ mailed: z.boolean() }) }),
});

export const inviteAdmin = endpoint({
  name: 'inviteAdmin',
  summary: 'Invite somebody to the back-office',
  method: 'POST',
  path: '/admin/accounts',
  access: 'admins.write',
  body: z.strictObject({
    name: line(1, ADMIN_NAME_MAX_LENGTH).meta({ examples: ['Sara Al-Fahad'] }),
    email,
    permission_set: z.enum(PERMISSION_SETS),
    language: z.enum(INVITE_LANGUAGES),
  }),
  response: invitation,
  refusals: ['email_taken', 'more_than_yours'],
});

export const resendInvite = endpoint({
  name: 'resendInvite',
  summary: 'Make a new first-password link; the old one is dead from then on',
  method: 'POST',
  path: '/admin/accounts/:id/invite',
  access: 'admins.write',
  params: accountParams,
  response: invitation,
  refusals: ['admin_not_invited', 'more_than_yours'],
});

export const withdrawInvite = endpoint({
  name: 'withdrawInvite',
  summary: 'Withdraw an invitation nobody has accepted: its link is dead, and its email address free again',
  method: 'POST',
  path: '/admin/accounts/:id/withdraw',
  access: 'admins.write',
  params: accountParams,
  response: z.object({ data: z.null() }),
  refusals: ['admin_not_invited', 'more_than_yours'],
});

export const sendPasswordLink = endpoint({
  name: 'sendPasswordLink',
  summary: 'Make a link to a new password; the old one works until the link is used',
  method: 'POST',
  path: '/admin/accounts/:id/password-link',
  access: 'admins.write',
  params: accountParams,
  response: invitation,
  refusals: ['admin_not_active', 'not_yourself', 'more_than_yours'],
});

export const deactivateAdmin = endpoint({
  name: 'deactivateAdmin',
  summary: 'Deactivate an account and end its sessions at once',
  method: 'POST',
  path: '/admin/accounts/:id/deactivate',
  access: 'admins.write',
  params: accountParams,
  body: z.strictObject({ version: accountVersion, reason }),
  response: accountReply,
  refusals: ['not_yourself', 'last_owner', 'more_than_yours', 'admin_disabled'],
});

export const reactivateAdmin = endpoint({
  name: 'reactivateAdmin',
  summary: 'Let a deactivated account in again',
  method: 'POST',
  path: '/admin/accounts/:id/reactivate',
  access: 'admins.write',
  params: accountParams,
  body: z.strictObject({ version: accountVersion }),
  response: accountReply,
  refusals: ['not_yourself', 'more_than_yours', 'admin_not_disabled'],
});

export const changePermissionSet = endpoint({
  name: 'changePermissionSet',
  summary: 'Give an account another permission set',
  method: 'PUT',
  path: '/admin/accounts/:id/permission-set',
  access: 'admins.write',
  params: accountParams,
  body: z.strictObject({ version: accountVersion, permission_set: z.enum(PERMISSION_SETS) }),
  response: accountReply,
  refusals: ['not_yourself', 'last_owner', 'more_than_yours'],
});

const { selection } = adminAccountList;
const startedJob = z.object({ data: z.object({ job_id: z.uuid() }) });

export const bulkDeactivateAdmins = endpoint({
  name: 'bulkDeactivateAdmins',
  summary: 'Deactivate many accounts, each by the same rules as one',
  method: 'POST',
  path: '/admin/accounts/bulk-deactivate',
  access: 'admins.write',
  body: z.strictObject({ selection, reason }),
  response: startedJob,
  refusals: ['too_many_jobs'],
});

export const bulkReactivateAdmins = endpoint({
  name: 'bulkReactivateAdmins',
  summary: 'Reactivate many accounts',
  method: 'POST',
  path: '/admin/accounts/bulk-reactivate',
  access: 'admins.write',
  body: z.strictObject({ selection }),
  response: startedJob,
  refusals: ['too_many_jobs'],
});

export const bulkResendInvites = endpoint({
  name: 'bulkResendInvites',
  summary: 'Mail a new first-password link to many',
  method: 'POST',
  path: '/admin/accounts/bulk-invite',
  access: 'admins.write',
  body: z.strictObject({ selection }),
  response: startedJob,
  refusals: ['too_many_jobs'],
});

export const adminAccountSlice: Slice = [
  adminAccountList,
  getAdminAccount,
  getInviteWay,
  inviteAdmin,
  resendInvite,
  withdrawInvite,
  sendPasswordLink,
  deactivateAdmin,
  reactivateAdmin,
  changePermissionSet,
  bulkDeactivateAdmins,
  bulkReactivateAdmins,
  bulkResendInvites,
];
