import type { EventBoard } from '@proline/contract/attendance/board';
import {
  IconDeviceTablet,
  IconDeviceTv,
  IconListCheck,
  IconListSearch,
  IconPrinter,
  IconScan,
} from '@tabler/icons-react';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ActionMenu, type Action } from '../../../ui/overlay/action-menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { OpenPeopleDialog, PrintedRoster, RollCallDialog, ScanDialog } from './board-dialogs.ts';
import type { BoardView } from './board-model.ts';
import type { BoardAddress } from './use-board-address.ts';
import classes from './live-board.module.css';

type BoardActionsProps = {
  readonly board: EventBoard;
  readonly view: BoardView;
  readonly mayMark: boolean;
  readonly address: BoardAddress;
};

/** What concerns many people at once. */
export const BoardActions = ({ board, view, mayMark, address }: BoardActionsProps) => {
  const { t } = useTranslation('attendance');
  const [opened, setOpened] = useState<'roll_call' | 'roster' | null>(null);
  const isOn = board.event.status === 'in_progress';
  const called = view.columns.find(({ phase }) => phase === 'on') ?? view.columns[0];
  const close = useCallback(() => setOpened(null), []);
  const params = { id: board.event.id };
  const rollCallPage: Action = {
    item:
      mayMark && called
        ? {
            key: 'roll_call_page',
            label: t('roll_call_page'),
            icon: <Icon of={IconDeviceTablet} />,
            link: { to: '/events/$id/roll-call', params, search: { shift: called.shift.id } },
          }
        : null,
    dialog: null,
  };
  const wall: Action = {
    item: called
      ? { key: 'wall', label: t('wall'), icon: <Icon of={IconDeviceTv} />, link: { to: '/events/$id/wall', params } }
      : null,
    dialog: null,
  };
  const roster: Action = {
    item:
      view.rows.length > 0
        ? {
            key: 'roster',
            label: t('print_roster'),
            icon: <Icon of={IconPrinter} />,
            run: () => setOpened('roster'),
          }
        : null,
    dialog: opened === 'roster' && (
      <Suspense>
        <PrintedRoster board={board} view={view} onDone={close} />
      </Suspense>
    ),
  };
  return (
    <span className={classes['buttons']}>
      {mayMark && board.people.length > 0 && (
        <Button onClick={() => address.choose({ show: 'scan' })}>
          <Icon of={IconScan} />
          {t('scan')}
        </Button>
      )}
      {mayMark && called && (
        <Button tone="secondary" onClick={() => setOpened('roll_call')}>
          <Icon of={IconListCheck} />
          {t('roll_call')}
        </Button>
      )}
      {isOn && (
        <Button tone="secondary" onClick={() => address.choose({ show: 'open' })}>
          <Icon of={IconListSearch} />
          {t('still_open')}
        </Button>
      )}
      <ActionMenu label={t('more_actions')} actions={[rollCallPage, wall, roster]} />
      <Suspense>
        {mayMark && address.part.show === 'scan' && (
          <ScanDialog board={board} day={view.day} onClose={() => address.choose({ show: undefined })} />
        )}
        {isOn && address.part.show === 'open' && (
          <OpenPeopleDialog board={board} mayMark={mayMark} onClose={() => address.choose({ show: undefined })} />
        )}
        {opened === 'roll_call' && called && <RollCallDialog board={board} shiftId={called.shift.id} onClose={close} />}
      </Suspense>
    </span>
  );
};
