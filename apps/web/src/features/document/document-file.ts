import { FILE_MAX_BYTES } from '@proline/domain/file/file-limits';

const MEGABYTE = 1024 * 1024;
export const DOCUMENT_MEGABYTES = FILE_MAX_BYTES / MEGABYTE;
export const DOCUMENT_TYPES = 'image/jpeg,image/png,image/webp,image/gif,application/pdf';
