import { getFile } from '@proline/contract/file/file';
import { apiAddress } from '../../../lib/api/api-address.ts';

/** Where the bytes of a cover image are; null: it has none. */
export const coverAddress = (id: string | null): string | null =>
  id === null ? null : apiAddress(getFile.path, { params: { id } });
