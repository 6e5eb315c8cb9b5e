import type { UsherStatus } from '@proline/domain/people/usher-status';
import { mayDo } from '@proline/domain/account/permission';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { IconBan, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api/api-client.ts';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { showSuccess } from '../../lib/screen/toast.ts';
import { useUser } from '../../lib/session/session-store.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DateField } from '../../ui/date/date-field.tsx';
import type { Action } from '../../ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { sendUsherMove, usherMovesQuery } from './usher-move.api.ts';
import { blockForm, unblockForm } from './usher-move.forms.ts';
import classes from './usher-move.module.css';

type BlockButtonProps = {
  readonly usher: { readonly id: string; readonly status: UsherStatus };
  readonly name: string;
};

/** Blocks somebody approved or ends a block; nothing for others, and for those who may not. */
export const BlockButton = ({ usher, name }: BlockButtonProps) => {
  const { item, dialog } = useBlockAction(usher, name);
  const why = useId();
  if (!item) return null;
  return (
    <span className={classes['move']}>
      <Button
        tone="secondary"
        {...(item.disabled === undefined ? { onClick: item.run } : { 'aria-disabled': true, 'aria-describedby': why })}
      >
        {item.icon}
        {item.label}
      </Button>
      {item.disabled !== undefined && (
        <span id={why} className={classes['why']}>
          {item.disabled}
        </span>
      )}
      {dialog}
    </span>
  );
};

/** The same behind the button of a menu. */
export const useBlockAction = (usher: BlockButtonProps['usher'], name: string): Action => {
  const { t } = useTranslation('usher-move');
  const user = useUser();
  const [open, setOpen] = useState(false);
  const may = user !== null && mayDo(user.permission_set, 'ushers.write');
  const isBlocked = usher.status === 'blocked';
  const offered = may && (isBlocked || usher.status === 'approved');
  const { data } = useQuery({ ...usherMovesQuery(usher.id), enabled: offered });
  const isShut = isBlocked && data?.moves.some(({ refusal }) => refusal !== null) === true;
  const close = () => setOpen(false);
  const Dialog = isBlocked ? UnblockDialog : BlockDialog;
  return {
    item: offered
      ? {
          key: 'block',
          label: t(isBlocked ? 'unblock' : 'block'),
          icon: <Icon of={isBlocked ? IconLockOpen : IconBan} />,
          danger: !isBlocked,
          disabled: isShut ? t('shut') : undefined,
          run: () => setOpen(true),
        }
      : null,
    dialog: open && <Dialog id={usher.id} name={name} onClose={close} />,
  };
};

/** Ends a block from a row of a list, where there is room for an icon; nothing for those who may not. */
export const UnblockIcon = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const { t } = useTranslation('usher-move');
  const user = useUser();
  const [open, setOpen] = useState(false);
  if (user === null || !mayDo(user.permission_set, 'ushers.write')) return null;
  return (
    <>
      <IconButton label={t('unblock_whom', { name })} onClick={() => setOpen(true)}>
        <Icon of={IconLockOpen} />
      </IconButton>
      {open && <UnblockDialog id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};

type MoveDialogProps = { readonly id: string; readonly name: string; readonly onClose: () => void };

/** Says in numbers what is released and closed before anything is done. */
const BlockDialog = ({ id, name, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('usher-move');
  const zone = useRecordsZone((state) => state.zone);
  const today = wallTimeOf(useNow(), zone).day;
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  /** The day that the server refused, and its words. */
  const [refused, setRefused] = useState({ until: '', text: '' });
  const { data } = useQuery({ ...usherMovesQuery(id), refetchOnMount: 'always' });
  if (!data) return null;
  const { places, applications, leads } = data.touches;
  const isWrong = until !== '' && until <= today;
  const refusal = refused.text !== '' && refused.until === until ? refused.text : undefined;
  const block = async (reason: string) => {
    setTried(true);
    if (isWrong) throw new Error('the day is not after today');
    try {
      await sendUsherMove(id, { to: 'blocked', version: data.version, reason, ...(until !== '' && { until }) });
    } catch (error) {
      if (error instanceof ApiError && 'until' in error.errors) setRefused({ until, text: error.message });
      throw error;
    }
    showSuccess(t('blocked', { name }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('block_title', { name })}
      consequences={[
        ...(places > 0 ? [t('places', { count: places })] : []),
        ...(leads > 0 ? [t('leads', { count: leads })] : []),
        ...(applications > 0 ? [t('applications', { count: applications })] : []),
        ...(places + applications + leads === 0 ? [t('nothing_ahead')] : []),
        t('money'),
      ]}
      confirmLabel={t('block')}
      reason={{ ...blockForm, hint: t('reason_hint') }}
      onConfirm={block}
      onCancel={onClose}
    >
      <DateField
        label={t('until')}
        hint={t('until_hint')}
        value={until}
        min={today}
        error={tried && isWrong ? t('until_wrong') : refusal}
        onChange={setUntil}
      />
    </ConfirmDialog>
  );
};

const UnblockDialog = ({ id, name, onClose }: MoveDialogProps) => {
  const { t } = useTranslation('usher-move');
  const { data } = useQuery({ ...usherMovesQuery(id), refetchOnMount: 'always' });
  if (!data) return null;
  return (
    <ConfirmDialog
      open
      harmless
      title={t('unblock_title', { name })}
      consequences={[t('works_again')]}
      confirmLabel={t('unblock')}
      reason={{ ...unblockForm, label: t('note'), hint: t('reason_hint') }}
      onConfirm={async (reason) => {
        await sendUsherMove(id, { to: 'approved', version: data.version, reason });
        showSuccess(t('unblocked', { name }));
        onClose();
      }}
      onCancel={onClose}
    />
  );
};
