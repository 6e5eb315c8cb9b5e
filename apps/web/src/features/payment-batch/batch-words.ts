import type { PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import type { BatchStatus } from '@proline/domain/payment-batch/batch-status';
import type { LineState } from '@proline/domain/payment-batch/line-check';
import {
  IconBuildingBank,
  IconCircleCheck,
  IconCircleX,
  IconCircleMinus,
  IconHourglass,
  IconLock,
  IconAlertTriangle,
} from '@tabler/icons-react';

/** The icon and colour of each state of a line. */
export const LINE_LOOKS = {
  ready: { icon: IconCircleCheck, tone: 'approved' },
  blocked: { icon: IconAlertTriangle, tone: 'canceled' },
  held: { icon: IconLock, tone: 'in_progress' },
  waiting: { icon: IconHourglass, tone: 'published' },
  paid: { icon: IconBuildingBank, tone: 'transferred' },
  failed: { icon: IconCircleX, tone: 'canceled' },
  removed: { icon: IconCircleMinus, tone: 'draft' },
} as const satisfies Readonly<Record<LineState, unknown>>;

/** The states that are counted on a batch's page, by how far it is. */
export type CountedState = Exclude<LineState, 'removed'>;
export const statesOf = (status: BatchStatus): readonly CountedState[] => {
  if (status === 'draft') return ['ready', 'blocked', 'held'];
  return status === 'canceled' ? [] : ['paid', 'failed', 'waiting', 'held'];
};

type Sums = PaymentBatch['sums'];

/** What is in the file, or would be if it were exported now. */
export const inFile = (status: BatchStatus, sums: Sums) => {
  const parts = status === 'draft' ? [sums.ready] : [sums.paid, sums.failed, sums.waiting];
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    total_minor: parts.reduce((sum, { total_minor }) => sum + total_minor, 0),
  };
};

/** Whether what stays out and what is in the file make up all of it, and the file is what was exported. */
export const addsUp = ({ status, sums, line_count, total_minor }: PaymentBatch): boolean => {
  const sent = inFile(status, sums);
  const left = [sums.held, sums.blocked];
  const isWhole = (of: 'count' | 'total_minor') =>
    sums.all[of] === sent[of] + left.reduce((sum, part) => sum + part[of], 0);
  const asExported = status === 'draft' || (sent.count === line_count && sent.total_minor === total_minor);
  return isWhole('count') && isWhole('total_minor') && asExported;
};
