import { previewRetention } from '@proline/contract/settings/house-settings';
import { route } from '../../platform/http/handler.ts';
import { showOver } from './retention.service.ts';

export const retentionRoutes = [route(previewRetention, showOver)];
