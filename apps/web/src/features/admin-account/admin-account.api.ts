import {
  adminAccountList,
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
  type AdminAccount,
  type Invitation,
} from '@proline/contract/admin-account/admin-account';
import { resetTwoFactor } from '@proline/contract/two-factor/two-factor';
import type { SentBodyOf } from '@proline/contract/frame/endpoint';
import type { PermissionSet } from '@proline/domain/account/permission';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { isOfGone } from '../../lib/api/gone-records.ts';
import { deleteRecord, queryClient } from '../../lib/api/query-client.ts';
import type { ListSelection } from '../../ui/list/list-view.ts';

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', id],
    queryFn: async () => (await call(getAdminAccount, { params: { id } })).data,
    enabled: (query) => !isOfGone(query),
  });

/** Loads an account that is likely to be opened next. */
export const preloadAccount = (id: string): void => {
  const query = accountQuery(id);
  if (!isOfGone(query)) void queryClient.query(query).catch(() => undefined);
};

export const inviteWayQuery = queryOptions({
  queryKey: ['invite-way'],
  queryFn: async () => (await call(getInviteWay)).data,
  staleTime: Infinity,
});

/** Puts the answer into the drawer at once, and loads lists and counts again. */
const settled = async (account: AdminAccount): Promise<AdminAccount> => {
  queryClient.setQueryData(accountQuery(account.id).queryKey, account);
  await queryClient.invalidateQueries({ queryKey: ['admin'] });
  return account;
};

export const sendInvite = async (body: SentBodyOf<typeof inviteAdmin>, idempotencyKey: string): Promise<Invitation> => {
  const { data } = await call(inviteAdmin, { body, idempotencyKey });
  await settled(data.account);
  return data;
};

export const sendInviteAgain = async (id: string): Promise<Invitation> => {
  const { data } = await call(resendInvite, { params: { id } });
  await settled(data.account);
  return data;
};

export const sendNewPassword = async (id: string): Promise<Invitation> => {
  const { data } = await call(sendPasswordLink, { params: { id } });
  await settled(data.account);
  return data;
};

export const withdraw = (id: string): Promise<void> =>
  deleteRecord('admin', id, () => call(withdrawInvite, { params: { id } }));

type Versioned = Pick<AdminAccount, 'id' | 'version'>;

/** Loads the account again after a refusal, so that somebody whose version was outdated sees the newer one next. */
const orReload = async (id: string, change: Promise<{ data: AdminAccount }>): Promise<AdminAccount> => {
  try {
    return await settled((await change).data);
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: ['admin', id] });
    throw error;
  }
};

export const deactivate = ({ id, version }: Versioned, reason: string) =>
  orReload(id, call(deactivateAdmin, { params: { id }, body: { version, reason } }));

export const reactivate = ({ id, version }: Versioned) =>
  orReload(id, call(reactivateAdmin, { params: { id }, body: { version } }));

export const sendTwoFactorOff = ({ id, version }: Versioned, reason: string) =>
  orReload(id, call(resetTwoFactor, { params: { id }, body: { version, reason } }));

export const givePermissionSet = ({ id, version }: Versioned, permission_set: PermissionSet) =>
  orReload(id, call(changePermissionSet, { params: { id }, body: { version, permission_set } }));

type SentSelection = SentBodyOf<typeof bulkReactivateAdmins>['selection'];

const sent = (selection: ListSelection): SentSelection =>
  'ids' in selection ? { ids: [...selection.ids] } : { all: true, query: { ...selection.query } };

export const deactivateMany = (selection: ListSelection, reason: string) =>
  call(bulkDeactivateAdmins, { body: { selection: sent(selection), reason } });
export const reactivateMany = (selection: ListSelection) =>
  call(bulkReactivateAdmins, { body: { selection: sent(selection) } });
export const resendMany = (selection: ListSelection) =>
  call(bulkResendInvites, { body: { selection: sent(selection) } });

const MOST_OFFERED = 25;

/** Finds people for a filter, by the typed text or by their ids. */
export const lookUpAdmins = async (wanted: { readonly text: string } | { readonly ids: readonly string[] }) => {
  if ('ids' in wanted) {
    const found = await Promise.all(
      wanted.ids.map((id) => queryClient.query({ ...accountQuery(id), staleTime: 'static' })),
    );
    return found.map(({ id, name }) => ({ value: id, label: name }));
  }
  const query = { per_page: MOST_OFFERED, ...(wanted.text.trim() !== '' && { q: wanted.text.trim() }) };
  const { data } = await call(adminAccountList.rows, { query });
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
