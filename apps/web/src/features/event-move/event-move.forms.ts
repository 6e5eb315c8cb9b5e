import { bulkCancelEvents, moveEvent } from '@proline/contract/event-move/event-move';
import { REASON_LENGTH } from '@proline/domain/text/reason';
import { reasonForm } from '../../lib/form/reason-form.ts';

export const cancelForm = reasonForm(REASON_LENGTH, [
  { endpoint: moveEvent, bodyOf: ({ reason }) => ({ to: 'canceled', version: 1, reason }) },
  { endpoint: bulkCancelEvents, bodyOf: ({ reason }) => ({ selection: { all: true, query: {} }, reason }) },
]);
