import { mayDo } from '@proline/domain/account/permission';
import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { refusePromotion } from '@proline/domain/recruiting/promotion';
import { IconUserStar } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import type { Action } from '../../ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { promoted } from './team-leader.api.ts';

type PromoteButtonProps = {
  readonly usher: {
    readonly id: string;
    /** Left out: nobody knows yet, and the server decides. */
    readonly status?: UsherStatus;
    readonly leader_status?: TeamLeaderStatus | null;
  };
  readonly name: string;
};

/** Makes an approved usher a team leader, too; nothing for others, and for those who may not. */
export const PromoteButton = ({ usher, name }: PromoteButtonProps) => {
  const { item, dialog } = usePromoteAction(usher, name);
  return (
    <>
      {item && (
        <Button tone="secondary" onClick={item.run}>
          {item.icon}
          {item.label}
        </Button>
      )}
      {dialog}
    </>
  );
};

/** The same behind the button of a menu. */
export const usePromoteAction = (usher: PromoteButtonProps['usher'], name: string): Action => {
  const { t } = useTranslation('promotion');
  const user = useUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { status = 'approved', leader_status = null } = usher;
  const may = user !== null && mayDo(user.permission_set, 'leaders.write');
  const offered = may && refusePromotion({ usher_status: status, leader_status }) === null;
  return {
    item: offered
      ? { key: 'promote', label: t('promote'), icon: <Icon of={IconUserStar} />, run: () => setOpen(true) }
      : null,
    dialog: open && (
      <ConfirmDialog
        open
        harmless
        title={t('promote_title', { name })}
        consequences={[t('same_person'), t('begins_pending')]}
        confirmLabel={t('promote')}
        onConfirm={async () => {
          await promoted(usher.id);
          showSuccess(t('promoted', { name }));
          void navigate({ to: '/leaders/$id', params: { id: usher.id } });
        }}
        onCancel={() => setOpen(false)}
      />
    ),
  };
};
