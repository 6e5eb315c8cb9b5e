import type { getDeletionRequest, requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notify } from '../../platform/writing/notify.ts';
import { networkOf, throttleKey, spendQuota } from '../../platform/security/throttle.ts';
import { findDeletionRequest, recordOpenRequest } from './deletion-request.queries.ts';

const PER_ADDRESS = { limit: 10, window_seconds: 3_600 } as const;
const IN_TOTAL = { limit: 500, window_seconds: 3_600 } as const;

/** Never checks whether the e-mail address is known, so neither the reply nor its timing can reveal it. */
export const requestDeletion: Handler<typeof requestAccountDeletion> = ({ body }, { dataKey, request, write }) =>
  write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'deletion', networkOf(request.address)), ...PER_ADDRESS });
    await spendQuota(tx, { key: throttleKey(dataKey, 'deletion_total'), ...IN_TOTAL });
    const { id, is_new } = await recordOpenRequest(tx, body);
    // without e-mail address and message: data that is deleted later must not stay in the log
    await audit({
      action: is_new ? 'ask' : 'ask_again',
      entity: 'deletion_request',
      record_id: id,
      after: { status: 'open' },
    });
    if (is_new) {
      await notify(tx, {
        kind: 'deletion_request',
        params: { request_id: id },
        link: `/join-requests?tab=deletion&open=${id}`,
        to: { permission: 'join_requests.write' },
      });
    }
    return { data: null };
  });

export const showDeletionRequest: Handler<typeof getDeletionRequest> = async ({ params }, { pool }) => {
  const request = await findDeletionRequest(pool, params.id);
  if (!request) throw new Refusal('not_found');
  return { data: request };
};
