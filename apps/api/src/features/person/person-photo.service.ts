import type { FilePurpose } from '@proline/domain/file/file-purpose';
import type { Transaction } from 'kysely';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { destroyFiles } from '../file/file-erasure.service.ts';
import { addressOf, fileIdIn } from '../file/file.service.ts';
import { attachFile, isPhotoOfMerged } from './person.queries.ts';

type Sending = { readonly tx: Transaction<Database>; readonly admin: { readonly id: string } };

/** From now on a record uses the file, which must be this sender's and free. It is handed over under the name of its field. */
export async function keepFile(
  tx: Transaction<Database>,
  sent: Readonly<Record<string, string>>,
  purpose: FilePurpose,
  sender: string,
): Promise<void> {
  for (const [field, file_id] of Object.entries(sent))
    if (!(await attachFile(tx, file_id, purpose, sender)))
      throw new Refusal('file_not_usable', { errors: { [field]: ['file_not_usable'] } });
}

/** What becomes of the photo; an empty object: it stays. */
export async function photoColumn(
  { tx, admin }: Sending,
  photo_id: string | null | undefined,
  kept: { readonly id: string; readonly photo: string | null } | null,
): Promise<{ photo?: string | null }> {
  const before = kept?.photo ? fileIdIn(kept.photo) : null;
  if (photo_id === undefined || (photo_id !== null && photo_id === before)) return {};
  if (photo_id !== null) await keepFile(tx, { photo_id }, 'usher_photo', admin.id);
  if (kept && before !== null && !(await isPhotoOfMerged(tx, kept))) await destroyFiles(tx, [before]);
  return { photo: photo_id && addressOf(photo_id) };
}
