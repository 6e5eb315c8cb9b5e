import { getFile, uploadFile } from '@proline/contract/file/file';
import { bytesRoute, streamRoute } from '../../platform/http/handler.ts';
import { sendFile, takeFile } from './file.service.ts';

export const fileRoutes = [bytesRoute(uploadFile, takeFile), streamRoute(getFile, sendFile)];
