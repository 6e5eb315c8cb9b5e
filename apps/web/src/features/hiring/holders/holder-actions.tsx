import type { EventPlaces } from '@proline/contract/assignment/assignment';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { nameIn } from '@proline/domain/text/name-in';
import {
  IconArrowsExchange,
  IconCheck,
  IconDots,
  IconLock,
  IconLockOpen,
  IconTransfer,
  IconUserMinus,
  IconUserUp,
} from '@tabler/icons-react';
import { useState } from 'react';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { useFocusReturn } from '../../../ui/overlay/use-focus-return.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { callIn, confirmHolder, releaseHolder, unlockHolder } from '../hiring.api.ts';
import { releaseForm } from '../hiring.forms.ts';
import { useMayAssign } from '../use-may-assign.ts';
import { LockHolderDialog } from './lock-holder-dialog.tsx';
import { MoveHolderDialog } from './move-holder-dialog.tsx';
import type { HeldPlace } from './other-places.ts';
import { SwapHolderDialog } from './swap-holder-dialog.tsx';
import classes from './holders.module.css';

type HolderActionsProps = { readonly held: HeldPlace; readonly places: EventPlaces };
type Asked = 'lock' | 'release' | 'move' | 'swap';

/** What can be done about the holder of a place; nothing is offered to those who may not. */
export const HolderActions = ({ held, places }: HolderActionsProps) => {
  const { t, language } = useTranslation('hiring');
  const mayAssign = useMayAssign();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [sending, setSending] = useState(false);
  const { holder } = held;
  const name = nameIn(language, holder.usher);
  if (!mayAssign) return null;
  const shut = holder.locked ? t('unlock_first') : undefined;
  const closed = takesStaff(places.event.status) ? undefined : t('event_closed');
  const confirm = async () => {
    setSending(true);
    try {
      await confirmHolder(holder);
      showSuccess(t('is_confirmed', { name }));
    } catch {
      // The failure is already on the screen.
    } finally {
      setSending(false);
    }
  };
  const full = isFull(held.position) ? t('no_place_left') : undefined;
  const call = async () => {
    await callIn(holder);
    showSuccess(t('is_called_in', { name }));
  };
  const items: readonly MenuItem[] = [
    ...(holder.reserve
      ? [
          {
            key: 'call_in',
            label: t('call_in'),
            hint: t('call_in_hint'),
            icon: <Icon of={IconUserUp} />,
            disabled: shut ?? full ?? closed,
            run: () => void call().catch(() => undefined),
          },
        ]
      : []),
    {
      key: 'lock',
      label: t(holder.locked ? 'unlock' : 'lock'),
      hint: t(holder.locked ? 'unlock_hint' : 'lock_hint'),
      icon: <Icon of={holder.locked ? IconLockOpen : IconLock} />,
      run: () => (holder.locked ? void unlockHolder(holder).catch(() => undefined) : setAsked('lock')),
    },
    {
      key: 'move',
      label: t('move'),
      icon: <Icon of={IconTransfer} />,
      disabled: shut ?? closed,
      run: () => setAsked('move'),
    },
    {
      key: 'swap',
      label: t('swap'),
      icon: <Icon of={IconArrowsExchange} />,
      disabled: shut ?? closed,
      run: () => setAsked('swap'),
    },
    {
      key: 'release',
      label: t('release'),
      icon: <Icon of={IconUserMinus} />,
      danger: true,
      separate: true,
      disabled: shut,
      run: () => setAsked('release'),
    },
  ];
  const close = () => setAsked(null);
  return (
    <span className={classes['actions']}>
      {holder.status === 'invited' && closed === undefined && (
        <Button tone="secondary" loading={sending} onClick={() => void confirm()}>
          <Icon of={IconCheck} />
          {t('confirm')}
        </Button>
      )}
      <Menu
        label={t('more_for', { name })}
        items={items}
        align="end"
        trigger={(props) => (
          <IconButton bordered label={t('more_for', { name })} {...props}>
            <Icon of={IconDots} />
          </IconButton>
        )}
      />
      {asked === 'lock' && <LockHolderDialog holder={holder} name={name} onClose={close} />}
      {asked === 'release' && <ReleaseDialog held={held} name={name} onClose={close} />}
      {asked === 'move' && <MoveHolderDialog held={held} places={places} onClose={close} />}
      {asked === 'swap' && <SwapHolderDialog held={held} places={places} onClose={close} />}
    </span>
  );
};

const isFull = ({ headcount, confirmed, invited }: HeldPlace['position']): boolean => confirmed + invited >= headcount;

type ReleaseDialogProps = { readonly held: HeldPlace; readonly name: string; readonly onClose: () => void };

const ReleaseDialog = ({ held: { holder }, name, onClose }: ReleaseDialogProps) => {
  useFocusReturn();
  const { t } = useTranslation('hiring');
  const [byPerson, setByPerson] = useState(false);
  return (
    <ConfirmDialog
      open
      title={t('release_title', { name })}
      text={t(holder.status === 'invited' ? 'release_invited_text' : 'release_text')}
      confirmLabel={t('release')}
      reason={{
        ...releaseForm,
        hint: t('release_hint'),
        templates: { label: t('usual_reasons'), texts: [t('reason_asked'), t('reason_ill'), t('reason_changed')] },
      }}
      onConfirm={async (reason) => {
        await releaseHolder(holder, { reason, by_person: byPerson });
        showSuccess(t('is_released', { name }));
        onClose();
      }}
      onCancel={onClose}
    >
      {holder.status === 'confirmed' && !holder.reserve && (
        <span className={classes['byPerson']}>
          <Checkbox label={t('by_person', { name })} showLabel checked={byPerson} onChange={setByPerson} />
          <span className={classes['hint']}>{t('by_person_hint')}</span>
        </span>
      )}
    </ConfirmDialog>
  );
};
