import type { AdminAccount, AdminAccountRow } from '@proline/contract/admin-account/admin-account';
import { refuseAdminChange } from '@proline/domain/account/admin-guard';
import { mayDo } from '@proline/domain/account/permission';
import { useQuery } from '@tanstack/react-query';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { Avatar } from '../../ui/picture/avatar.tsx';
import { DrawerFacts, DrawerHead, DrawerNote } from '../../ui/list/drawer/drawer-content.tsx';
import { RetryNote } from '../../ui/page/retry-note.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TextLink } from '../../ui/button/text-link.tsx';
import { AccountActions } from './account-actions.tsx';
import { AdminStatusBadge, LastActive } from './admin-account-cells.tsx';
import { accountQuery } from './admin-account.api.ts';
import { PermissionSetField } from './permission-set-field.tsx';
import classes from './admin-account.module.css';

/** Shows the list's data at once and adds the rest when it is loaded. */
export const AdminAccountDrawer = ({ id, row }: { id: string; row: AdminAccountRow | undefined }) => {
  const { t, language } = useTranslation('admin-account');
  const { data: whole, isError, refetch } = useQuery(accountQuery(id));
  const user = useUser();
  const known = whole ?? row;
  const failed = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known || !user) return <div className={classes['waiting']}>{failed || <Skeleton height={64} />}</div>;

  const date = (text: string) => mediumDate(language, new Date(text));
  const guard = refuseAdminChange({ actor: user, target: known, becomes: known.permission_set, other_owners: 1 });
  const mayChange = mayDo(user.permission_set, 'admins.write');
  return (
    <>
      <DrawerHead
        title={known.name}
        other={
          <a href={`mailto:${known.email}`}>
            <bdi dir="ltr">{known.email}</bdi>
          </a>
        }
        picture={<Avatar name={known.name} image={known.image} size={64} />}
        badge={<AdminStatusBadge status={known.status} />}
      />
      {failed}
      {whole && whole.disabled_at !== null && (
        <DrawerNote>
          <b>{t('disabled_since', { date: date(whole.disabled_at), name: whole.disabled_by ?? t('somebody') })}</b>{' '}
          <bdi>{whole.disabled_reason}</bdi>
        </DrawerNote>
      )}
      {mayChange && guard !== null && guard !== 'last_owner' && (
        <p className={`${classes['section']} ${classes['why']}`}>{t(guard)}</p>
      )}
      <PermissionSetField account={known} disabled={!mayChange || guard !== null || whole === undefined} />
      <DrawerFacts
        title={t('account')}
        facts={[
          { label: t('last_active'), value: <LastActive at={known.last_active_at} /> },
          { label: t('live_sessions'), value: whole && formatNumber(language, whole.live_sessions) },
          { label: t('created'), value: date(known.created_at) },
          { label: t('invited_by'), value: whole && whole.invited_by },
          { label: t('two_factor'), value: whole && t(whole.two_factor ? 'two_factor_is_on' : 'two_factor_is_off') },
          ...(whole && (whole.status === 'invited' || whole.link_expires_at !== null) ? linkFacts(whole) : []),
        ]}
      />
      <div className={classes['links']}>
        <TextLink to="/admin/audit" search={{ record: known.id }} label={`${t('history')}: ${known.name}`}>
          {t('history')}
        </TextLink>
        <TextLink to="/admin/audit" search={{ admin: known.id }} label={`${t('done_by')}: ${known.name}`}>
          {t('done_by')}
        </TextLink>
      </div>
      {mayChange && guard === null && whole && <AccountActions account={whole} />}
    </>
  );

  function linkFacts(account: AdminAccount) {
    return [
      {
        label: t('link_open'),
        value: account.link_expires_at === null ? t('link_none') : date(account.link_expires_at),
      },
      ...(account.invite_mail === null
        ? []
        : [{ label: t(account.status === 'invited' ? 'mail' : 'link_mail'), value: t(`mail_${account.invite_mail}`) }]),
    ];
  }
};
