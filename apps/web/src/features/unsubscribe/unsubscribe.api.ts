import { unsubscribe } from '@proline/contract/message/unsubscribe';
import { call } from '../../lib/api/api-client.ts';

export const stopMessages = (token: string) => call(unsubscribe, { params: { token } });
