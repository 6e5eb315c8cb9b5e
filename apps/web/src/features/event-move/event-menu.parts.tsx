import type { EventRow } from '@proline/contract/event/event';
import { takesStaff } from '@proline/domain/assignment/assigning';
import type { EventStatus } from '@proline/domain/event/event-status';
import { IconArrowsDiagonal, IconCopy, IconDots, IconEdit, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/menu.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { DeleteDraftDialog } from './delete-draft-dialog.tsx';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { MoveDialog } from './move-dialog.parts.tsx';
import { MoveIcon } from './move-icon.tsx';
import { useMayMove, useMoves } from './use-moves.parts.ts';

type MenuEvent = Pick<EventRow, 'id' | 'title_en' | 'title_ar' | 'status' | 'starts_at' | 'time_zone'>;

type EventMenuProps = {
  readonly event: MenuEvent;
  /** Items to leave out: on the event's page, "open" and the buttons beside the menu do the same. */
  readonly without?: readonly ('open' | 'plan' | EventStatus)[];
  readonly bordered?: boolean;
  readonly onDeleted?: () => void;
};

/** Lists everything that can be done with one event. A refused item can be focused and says why. */
export const EventMenu = ({ event, without = [], bordered = false, onDeleted }: EventMenuProps) => {
  const { t } = useTranslation('event-move');
  const title = useEventTitle(event);
  const may = useMayMove();
  // A list has many of these menus, so the moves are loaded only when one is opened.
  const [opened, setOpened] = useState(false);
  const { moves, known } = useMoves(event.id, event.status, opened);
  const [openModal, setOpenModal] = useState<EventStatus | 'duplicate' | null>(null);
  const [deletedRecord, setDeletedRecord] = useState<MenuEvent | null>(null);
  const status = known?.status ?? event.status;
  const isDraft = status === 'draft';
  const close = () => {
    setOpenModal(null);
    setDeletedRecord(null);
  };

  const ways: MenuItem[] = [
    {
      key: 'open',
      label: t('open'),
      icon: <Icon of={IconArrowsDiagonal} />,
      link: { to: '/events/$id', params: { id: event.id } },
    },
    {
      key: 'plan',
      label: t(isDraft ? 'edit_plan' : 'edit_event'),
      icon: <Icon of={IconEdit} />,
      link: { to: '/events/$id/plan/$step', params: { id: event.id, step: 'stepOne' } },
    },
  ];
  const offered: MenuItem[] = [
    ...ways.filter(
      ({ key }) =>
        !without.some((left) => left === key) && (key !== 'plan' || ((isDraft || takesStaff(status)) && may)),
    ),
    ...moves
      .filter((move) => move.name !== 'cancel' && !without.includes(move.to))
      .map(({ to: target, name, why }) => ({
        key: name,
        label: `${t(name)}…`,
        icon: <MoveIcon name={name} />,
        disabled: why ?? undefined,
        run: () => setOpenModal(target),
      })),
    ...(may
      ? [
          {
            key: 'duplicate',
            label: `${t('duplicate')}…`,
            icon: <Icon of={IconCopy} />,
            run: () => setOpenModal('duplicate'),
          },
        ]
      : []),
  ];
  const destructive: MenuItem[] = [
    ...moves
      .filter((move) => move.name === 'cancel' && !without.includes(move.to))
      .map(({ to: target, name, why }) => ({
        key: name,
        label: `${t(name)}…`,
        icon: <MoveIcon name={name} />,
        danger: true,
        disabled: why ?? undefined,
        run: () => setOpenModal(target),
      })),
    ...(may && isDraft
      ? [
          {
            key: 'delete',
            label: `${t('delete')}…`,
            icon: <Icon of={IconTrash} />,
            danger: true,
            run: () => setDeletedRecord(event),
          },
        ]
      : []),
  ];
  const items = [...offered, ...destructive.map((item, at) => ({ ...item, separate: at === 0 && offered.length > 0 }))];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t('more_about', { title })}
        items={items}
        onOpen={() => setOpened(true)}
        trigger={(props) => (
          <IconButton label={t('more_about', { title })} bordered={bordered} {...props}>
            <Icon of={IconDots} size="l" />
          </IconButton>
        )}
      />
      {openModal === 'duplicate' && <DuplicateDialog event={event} onClose={close} />}
      {openModal !== null && openModal !== 'duplicate' && <MoveDialog event={event} to={openModal} onClose={close} />}
      {deletedRecord && <DeleteDraftDialog event={deletedRecord} onClose={close} {...(onDeleted && { onDeleted })} />}
    </>
  );
};

export const EventRowMenu = ({ row }: { readonly row: MenuEvent }) => <EventMenu event={row} />;
