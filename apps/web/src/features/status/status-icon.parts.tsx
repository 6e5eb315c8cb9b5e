import {
  IconBan,
  IconBroadcast,
  IconBuildingBank,
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconMessages,
  IconPlayerPlay,
  IconMailFast,
  IconUserCheck,
  IconUserOff,
  type Icon,
} from '@tabler/icons-react';
import type { AdminStatus } from '@proline/domain/account/admin-guard';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import classes from './status.module.css';

export type Status = EventStatus | UsherStatus | TransferStatus | TeamLeaderStatus | AdminStatus;

const ICONS: Readonly<Record<Status, Icon>> = {
  draft: IconCircleDashed,
  published: IconBroadcast,
  in_progress: IconPlayerPlay,
  completed: IconChecks,
  canceled: IconCircleX,
  pending: IconClock,
  in_interview: IconMessages,
  approved: IconCircleCheck,
  rejected: IconCircleX,
  blocked: IconBan,
  pending_approval: IconHourglass,
  transferred: IconBuildingBank,
  active: IconUserCheck,
  invited: IconMailFast,
  disabled: IconUserOff,
};

/** A status is never said by colour alone: this icon stands beside its word. */
export const StatusIcon = ({ status, size = 14 }: { status: Status; size?: number }) => {
  const StatusIconOf = ICONS[status];
  return (
    <span className={classes['icon']} data-status={status}>
      <StatusIconOf size={size} stroke={1.75} aria-hidden />
    </span>
  );
};
