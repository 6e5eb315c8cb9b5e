import type { CandidateRow } from '@proline/contract/hiring/candidate';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCheck, IconDots, IconHourglass, IconHourglassOff, IconSend, IconUsersPlus } from '@tabler/icons-react';
import { useLetterKeys } from '../../../lib/screen/use-letter-keys.ts';
import { openNext, useSeen } from '../../../lib/screen/use-seen.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { KeyCap } from '../../../ui/picture/key-cap.tsx';
import { useMayAssign, useMayDecide } from '../use-may-assign.ts';
import type { Asked } from './candidate-dialogs.tsx';
import type { Room } from './place-room.ts';
import type { useGiving } from './use-giving.ts';
import classes from './candidates.module.css';

type CandidateActionsProps = {
  readonly candidate: CandidateRow;
  readonly marked: boolean;
  readonly room: Room;
  readonly giving: ReturnType<typeof useGiving>;
  /** A dialog asks before something is done. */
  readonly asking: boolean;
  readonly onAsk: (asked: Asked) => void;
  readonly onMark: () => void;
  readonly onDone: () => void;
};

/** Assign, invite and waitlist; whom the program would not choose by itself is asked about first. */
export const CandidateActions = (props: CandidateActionsProps) => {
  const { candidate, marked, room, giving, asking, onAsk, onMark, onDone } = props;
  const { t, language } = useTranslation('hiring');
  const { t: offers } = useTranslation('hiring-offers');
  const mayAssign = useMayAssign();
  const mayDecide = useMayDecide();
  const { assign, waitlist, takeOff, sending } = giving;
  const name = nameIn(language, candidate.usher);
  const isOpen = useSeen(marked) && !sending;

  const run = async (send: () => Promise<unknown>) => {
    onMark();
    try {
      await send();
    } catch {
      // The failure is already on the screen.
      return;
    }
    openNext(onDone);
  };
  const ask = (what: Asked['what'], reserve: boolean) => {
    onMark();
    onAsk({ what, reserve });
  };
  const give = (reserve: boolean) =>
    candidate.hand_only.length > 0 ? ask('assign', reserve) : void run(() => assign(candidate, reserve));

  const wait = () =>
    candidate.application === null && candidate.hand_only.length > 0
      ? ask('waitlist', false)
      : void run(() => waitlist(candidate));

  const isWaitlisted = mayDecide && candidate.application?.status === 'waitlisted';
  // whoever is invited waits for nothing
  const isInvited = candidate.hand_only.some(({ code }) => code === 'invited_here');
  const takesPeople = room.place === null || room.place === 'no_place';
  const canWait = mayDecide && takesPeople && candidate.application === null && !isInvited;
  const isWaiting = mayDecide && candidate.application?.status === 'pending';
  const onAssign = mayAssign && isOpen && room.place === null ? () => give(false) : undefined;
  const onInvite = mayAssign && isOpen && room.place === null ? () => ask('invite', false) : undefined;
  const waits = isWaiting || canWait;
  const onWaitlist = waits && isOpen ? wait : undefined;
  useLetterKeys({ KeyA: onAssign, KeyI: onInvite, KeyW: onWaitlist }, marked && !asking);
  if (!mayAssign && !waits && !isWaitlisted) return null;

  const canReserve = mayAssign && room.reserve === null;
  const items: readonly MenuItem[] = [
    ...(mayAssign && !marked
      ? [
          {
            key: 'invite',
            label: t('invite'),
            icon: <Icon of={IconSend} flip />,
            disabled: room.place === null ? undefined : t(`room_${room.place}`),
            run: () => ask('invite', false),
          },
        ]
      : []),
    ...(isWaiting && !marked
      ? [
          {
            key: 'waitlist',
            label: t('waitlist'),
            icon: <Icon of={IconHourglass} />,
            run: wait,
          },
        ]
      : []),
    ...(canWait && !marked
      ? [
          {
            key: 'put_on',
            label: offers('put_on'),
            hint: offers('put_on_hint'),
            icon: <Icon of={IconHourglass} />,
            run: wait,
          },
        ]
      : []),
    ...(isWaitlisted
      ? [
          {
            key: 'take_off',
            label: offers('take_off'),
            icon: <Icon of={IconHourglassOff} />,
            run: () => void run(() => takeOff(candidate)),
          },
        ]
      : []),
    ...(canReserve
      ? [
          {
            key: 'reserve',
            label: t('assign_reserve'),
            hint: t('reserve_hint'),
            icon: <Icon of={IconUsersPlus} />,
            run: () => give(true),
          },
          {
            key: 'invite_reserve',
            label: t('invite_reserve'),
            icon: <Icon of={IconSend} flip />,
            run: () => ask('invite', true),
          },
        ]
      : []),
  ];
  const shut = room.place === null ? {} : { 'aria-disabled': true, 'aria-describedby': 'no-room' };
  return (
    <span className={classes['actions']} data-on={marked || undefined} data-bottom-bar={marked || undefined}>
      {waits && marked && (
        <Button tone="secondary" aria-keyshortcuts="W" onClick={onWaitlist}>
          {t('waitlist')}
          <KeyCap silent>W</KeyCap>
        </Button>
      )}
      {mayAssign && marked && (
        <Button tone="secondary" aria-keyshortcuts="I" onClick={onInvite} {...shut}>
          {t('invite')}
          <KeyCap silent>I</KeyCap>
        </Button>
      )}
      {mayAssign && (
        <Button
          tone={marked ? 'primary' : 'secondary'}
          loading={sending}
          onClick={onAssign}
          {...(marked && { 'aria-keyshortcuts': 'A' })}
          {...shut}
        >
          {marked && <Icon of={IconCheck} />}
          <span>
            {t('assign')}
            <span className="visually-hidden"> {name}</span>
          </span>
          {marked && <KeyCap silent>A</KeyCap>}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label={t('more_for', { name })}
          items={items}
          align="end"
          trigger={(trigger) => (
            <IconButton label={t('more_for', { name })} {...trigger}>
              <Icon of={IconDots} />
            </IconButton>
          )}
        />
      )}
    </span>
  );
};
