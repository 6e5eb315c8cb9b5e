import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { DELETE_ACCOUNT_DELAY_MS } from '../../lib/screen/spec-constants.ts';
import { call } from '../../lib/api/api-client.ts';
import type { DeletionForm } from './deletion-checks.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Records the request while the person waits; done when both the wait is over and the server has it. */
export const askForDeletion = async (form: DeletionForm, idempotencyKey: string): Promise<void> => {
  await Promise.all([call(requestAccountDeletion, { body: form, idempotencyKey }), wait(DELETE_ACCOUNT_DELAY_MS)]);
};
