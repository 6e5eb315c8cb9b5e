import { getDeletionRequest, requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { queryOptions } from '@tanstack/react-query';
import { DELETE_ACCOUNT_DELAY_MS } from '../../lib/screen/spec-constants.ts';
import { call } from '../../lib/api/api-client.ts';
import type { Deletion } from './deletion-request.forms.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Records the request; resolves when the server has it and the minimum wait is over. */
export const sendDeletionRequest = async (deletion: Deletion, idempotencyKey: string): Promise<void> => {
  await Promise.all([call(requestAccountDeletion, { body: deletion, idempotencyKey }), wait(DELETE_ACCOUNT_DELAY_MS)]);
};

export const deletionRequestQuery = (id: string) =>
  queryOptions({
    queryKey: ['deletion_request', id],
    queryFn: async () => (await call(getDeletionRequest, { params: { id } })).data,
  });
