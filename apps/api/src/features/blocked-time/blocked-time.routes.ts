import { blockTime, unblockTime } from '@proline/contract/blocked-time/blocked-time';
import { route } from '../../platform/http/handler.ts';
import { block, unblock } from './blocked-time.service.ts';

export const blockedTimeRoutes = [route(blockTime, block), route(unblockTime, unblock)];
