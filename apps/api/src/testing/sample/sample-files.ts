import sharp from 'sharp';
import { randomUUID } from 'node:crypto';
import type { FilePurpose } from '@proline/domain/file/file-purpose';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import type { Ground } from './sample-ground.ts';

/** A small picture of one colour. */
export const samplePng = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4c6e5c' } })
    .png()
    .toBuffer();

/** A file that somebody has sent and nothing uses yet. */
export async function addFile(
  { pool, config }: Pick<Ground, 'pool' | 'config'>,
  uploaded_by: string,
  purpose: FilePurpose = 'admin_photo',
): Promise<string> {
  const id = randomUUID();
  const bytes = await sharp(await samplePng())
    .webp()
    .toBuffer();
  for (const part of ['original', '96', '384']) {
    await storageOf(config).put(`${id}/${part}.webp`, bytes, 'image/webp');
  }
  await pool.query(
    `insert into files (id, purpose, name, type, size_bytes, width, height, uploaded_by)
     values ($1, $2, 'photo.png', 'image/webp', $3, 40, 30, $4)`,
    [id, purpose, bytes.length, uploaded_by],
  );
  return id;
}
