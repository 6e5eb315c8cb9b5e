import { bulkRejectJoinRequests } from '@proline/contract/join-bulk/join-bulk';
import { bulkRejectUshers, bulkUnblockUshers } from '@proline/contract/usher-bulk/usher-bulk';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const bulkRejectionForm = reasonForm(
  REASON_LENGTH,
  [bulkRejectUshers, bulkRejectJoinRequests].map((endpoint) => ({
    endpoint,
    bodyOf: ({ reason }) => ({ selection: { all: true, query: {} }, reason }),
  })),
);

/** Blocks end with a note. */
export const bulkUnblockForm = reasonForm(REASON_LENGTH, [
  { endpoint: bulkUnblockUshers, bodyOf: ({ reason }) => ({ selection: { all: true, query: {} }, reason }) },
]);
