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
  IconInbox,
  IconMessages,
  IconPlayerPlay,
  IconMailFast,
  IconUserCheck,
  IconUserOff,
} from '@tabler/icons-react';
import { Icon, type IconShape } from '../../ui/picture/icon.tsx';
import type { AdminStatus } from '@proline/domain/account/admin-guard';
import type { EventStatus } from '@proline/domain/event/event-status';
import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { DeletionRequestStatus } from '@proline/domain/people/deletion-request-status';
import type { TransferStatus } from '@proline/domain/pay/transfer-status';
import type { BatchStatus } from '@proline/domain/payment-batch/batch-status';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import classes from './status.module.css';

export type Status =
  EventStatus | UsherStatus | TransferStatus | TeamLeaderStatus | AdminStatus | DeletionRequestStatus | BatchStatus;

const ICONS: Readonly<Record<Status, IconShape>> = {
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
  exported: IconHourglass,
  closed: IconBuildingBank,
  active: IconUserCheck,
  invited: IconMailFast,
  disabled: IconUserOff,
  open: IconInbox,
  done: IconChecks,
  refused: IconCircleX,
};

/** The icon beside a status' word, because color alone must never convey a status. */
export const StatusIcon = ({ status, size = 's' }: { status: Status; size?: 's' | 'm' }) => (
  <span className={classes['icon']} data-status={status}>
    <Icon of={ICONS[status]} size={size} />
  </span>
);
