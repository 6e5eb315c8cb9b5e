import type { AdminAccountRow } from '@proline/contract/admin-account/admin-account';
import { refuseAdminChange } from '@proline/domain/account/admin-guard';
import { IconDots, IconKey, IconMailForward, IconMailOff } from '@tabler/icons-react';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import type { LinkAsked } from './link-dialogs.tsx';

type AccountRowMenuProps = { readonly row: AdminAccountRow; readonly ask: (asked: LinkAsked) => void };

/** The ways to let somebody in, without opening the account first. */
export const AccountRowMenu = ({ row, ask }: AccountRowMenuProps) => {
  const { t } = useTranslation('admin-account');
  const user = useUser();
  const change = { target: row, becomes: row.permission_set, other_owners: 1 };
  if (!user || row.status === 'disabled' || refuseAdminChange({ actor: user, ...change }) !== null) return null;
  const item = (act: LinkAsked['act'], more: Pick<MenuItem, 'label' | 'icon' | 'danger'>): MenuItem => ({
    key: act,
    run: () => ask({ act, account: row }),
    ...more,
  });
  const items =
    row.status === 'active'
      ? [item('password', { label: `${t('password_link')}…`, icon: <Icon of={IconKey} /> })]
      : [
          item('resend', { label: `${t('resend')}…`, icon: <Icon of={IconMailForward} /> }),
          item('withdraw', { label: `${t('withdraw')}…`, icon: <Icon of={IconMailOff} />, danger: true }),
        ];
  const label = t('more_about', { name: row.name });
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <IconButton label={label} {...props}>
          <Icon of={IconDots} size="l" />
        </IconButton>
      )}
    />
  );
};
