import { getFile } from '@proline/contract/file/file';
import { apiAddress } from '../../../lib/api/api-address.ts';

/** Returns the address of a cover image, or null when there is none. */
export const coverAddress = (id: string | null): string | null =>
  id === null ? null : apiAddress(getFile.path, { params: { id } });
