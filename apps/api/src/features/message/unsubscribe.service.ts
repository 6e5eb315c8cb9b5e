import type { unsubscribe } from '@proline/contract/message/unsubscribe';
import type { Handler } from '../../platform/http/handler.ts';
import { networkOf, spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { switchWantedOf } from './message.service.ts';
import { tokenOwner } from './unsubscribe-token.service.ts';

/** Mail programs click for all of their people from few addresses. */
const CLICKS = { limit: 3_000, window_seconds: 3_600 } as const;

/** The same as what people say themselves in the app, and recorded as theirs. */
export const stopMessages: Handler<typeof unsubscribe> = ({ params }, { dataKey, request, write }) =>
  write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'unsubscribe', networkOf(request.address)), ...CLICKS });
    const by_person = await tokenOwner(tx, dataKey, params.token);
    if (by_person === null) await audit();
    else await switchWantedOf([tx, audit], by_person, false, { by_person });
    return { data: null };
  });
