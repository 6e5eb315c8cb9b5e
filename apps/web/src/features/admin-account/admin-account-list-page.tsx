import { adminAccountList, type AdminAccountRow, type Invitation } from '@proline/contract/admin-account/admin-account';
import { mayDo } from '@proline/domain/account/permission';
import {
  IconHistory,
  IconMailForward,
  IconPlus,
  IconUserCheck,
  IconUserOff,
  IconUserShield,
} from '@tabler/icons-react';
import { useState } from 'react';
import { mediumDate } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useBegin } from '../../lib/screen/use-begin.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { BulkAction, ListView } from '../../ui/list/list-view.ts';
import { NotForYou } from '../../ui/page/not-for-you.tsx';
import { Icon, type IconShape } from '../../ui/picture/icon.tsx';
import { AccountRowMenu } from './account-row-menu.tsx';
import { AdminName, AdminStatusBadge, LastActive } from './admin-account-cells.tsx';
import { AdminAccountDrawer } from './admin-account-drawer.tsx';
import { preloadAccount } from './admin-account.api.ts';
import { BulkDialogs, type BulkAsked } from './account-bulk-dialogs.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { LinkDialogs, type LinkAsked } from './link-dialogs.tsx';
import classes from './admin-account.module.css';

export const AdminAccountsNotForYou = () => {
  const { t } = useTranslation('admin-account');
  return <NotForYou page={t('title')} title={t('not_for_you')} text={t('not_for_you_text')} />;
};

export const AdminAccountListPage = () => {
  const { t } = useTranslation('admin-account');
  const [inviting, setInviting] = useState(false);
  useBegin(() => setInviting(true));
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [asked, setAsked] = useState<BulkAsked | null>(null);
  const [linking, setLinking] = useState<LinkAsked | null>(null);
  const view = useAccountListView({ invite: () => setInviting(true), ask: setAsked, askForLink: setLinking });
  return (
    <>
      <ListPage view={view} />
      {inviting && (
        <InviteDialog
          close={() => setInviting(false)}
          onInvited={(made) => {
            setInviting(false);
            if (made.token === null) showSuccess(t('invited', { email: made.account.email }));
            else setInvitation(made);
          }}
        />
      )}
      <LinkDialog invitation={invitation} close={() => setInvitation(null)} />
      <LinkDialogs asked={linking} close={() => setLinking(null)} />
      <BulkDialogs asked={asked} close={() => setAsked(null)} />
    </>
  );
};

type Wishes = {
  readonly invite: () => void;
  readonly ask: (asked: BulkAsked) => void;
  readonly askForLink: (asked: LinkAsked) => void;
};

const useAccountListView = ({ invite, ask, askForLink }: Wishes): ListView<typeof adminAccountList> => {
  const { t, language } = useTranslation('admin-account');
  const { t: sections } = useTranslation('permission-set');
  const set = useUser()?.permission_set;
  const mayWrite = set !== undefined && mayDo(set, 'admins.write');
  const date = (text: string) => mediumDate(language, new Date(text));
  const bulk = (act: BulkAsked['act'], shape: IconShape): BulkAction<AdminAccountRow> => ({
    key: act,
    label: t(act),
    icon: <Icon of={shape} />,
    danger: act === 'deactivate',
    run: (chosen) => ask({ act, chosen }),
  });
  return {
    list: adminAccountList,
    topic: 'admin',
    title: t('title'),
    counted: (count) => t('counted', { count }),
    searchHint: t('search_hint'),
    nameOf: ({ name }) => name,
    actions: (
      <>
        <ButtonLink to="/admin/audit" tone="secondary">
          <Icon of={IconHistory} />
          {t('audit_log')}
        </ButtonLink>
        {mayWrite && (
          <Button onClick={invite}>
            <Icon of={IconPlus} />
            {t('invite')}
          </Button>
        )}
      </>
    ),
    columns: {
      name: { cell: (row) => <AdminName row={row} /> },
      email: { cell: (row) => <bdi dir="ltr">{row.email}</bdi> },
      permission_set: { width: 148, cell: (row) => sections(`set_${row.permission_set}`) },
      status: { width: 132, cell: (row) => <AdminStatusBadge status={row.status} /> },
      last_active_at: { width: 124, cell: (row) => <LastActive at={row.last_active_at} /> },
      created_at: { width: 124, cell: (row) => date(row.created_at) },
    },
    card: (row) => (
      <div className={classes['card']}>
        <div className={classes['cardHead']}>
          <AdminName row={row} />
          <AdminStatusBadge status={row.status} />
        </div>
        <span className="clip">
          <bdi dir="ltr">{row.email}</bdi>
        </span>
        <div className={classes['cardFoot']}>
          <span>{sections(`set_${row.permission_set}`)}</span>
          <LastActive at={row.last_active_at} />
        </div>
      </div>
    ),
    drawer: {
      Content: AdminAccountDrawer,
      preload: preloadAccount,
    },
    ...(mayWrite && {
      rowEnd: (row: AdminAccountRow) => <AccountRowMenu row={row} ask={askForLink} />,
      bulk: [bulk('resend', IconMailForward), bulk('reactivate', IconUserCheck), bulk('deactivate', IconUserOff)],
    }),
    empty: {
      icon: <Icon of={IconUserShield} size="xxl" />,
      title: t('empty'),
      text: t('empty_text'),
    },
  };
};
