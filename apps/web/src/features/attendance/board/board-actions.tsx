import type { EventBoard } from '@proline/contract/attendance/board';
import {
  IconDeviceTablet,
  IconDeviceTv,
  IconListCheck,
  IconListSearch,
  IconPrinter,
  IconScan,
} from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { OpenPeopleDialog } from '../marks/open-people-dialog.tsx';
import { RollCallDialog } from '../roll-call/roll-call-dialog.tsx';
import { ScanDialog } from '../scan/scan-dialog.tsx';
import type { BoardView } from './board-model.ts';
import type { BoardAddress } from './use-board-address.ts';
import { PrintedRoster } from '../roster/printed-roster.tsx';
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
  return (
    <span className={classes['buttons']}>
      {isOn && (
        <Button tone="secondary" onClick={() => address.choose({ show: 'open' })}>
          <Icon of={IconListSearch} />
          {t('still_open')}
        </Button>
      )}
      {view.rows.length > 0 && (
        <Button tone="secondary" onClick={() => setOpened('roster')}>
          <Icon of={IconPrinter} />
          {t('print_roster')}
        </Button>
      )}
      {mayMark && called && (
        <Button tone="secondary" onClick={() => setOpened('roll_call')}>
          <Icon of={IconListCheck} />
          {t('roll_call')}
        </Button>
      )}
      {called && (
        <ButtonLink tone="secondary" to="/events/$id/wall" params={{ id: board.event.id }}>
          <Icon of={IconDeviceTv} />
          {t('wall')}
        </ButtonLink>
      )}
      {mayMark && called && (
        <ButtonLink
          tone="secondary"
          to="/events/$id/roll-call"
          params={{ id: board.event.id }}
          search={{ shift: called.shift.id }}
        >
          <Icon of={IconDeviceTablet} />
          {t('roll_call_page')}
        </ButtonLink>
      )}
      {mayMark && board.people.length > 0 && (
        <Button onClick={() => address.choose({ show: 'scan' })}>
          <Icon of={IconScan} />
          {t('scan')}
        </Button>
      )}
      {mayMark && address.part.show === 'scan' && (
        <ScanDialog board={board} day={view.day} onClose={() => address.choose({ show: undefined })} />
      )}
      {opened === 'roster' && <PrintedRoster board={board} view={view} onDone={close} />}
      {isOn && address.part.show === 'open' && (
        <OpenPeopleDialog event={board.event} mayMark={mayMark} onClose={() => address.choose({ show: undefined })} />
      )}
      {opened === 'roll_call' && called && <RollCallDialog board={board} shiftId={called.shift.id} onClose={close} />}
    </span>
  );
};
