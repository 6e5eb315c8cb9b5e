import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '@proline/domain/file/file-limits';
import type { Metadata } from 'sharp';
import { Refusal } from '../http/refusal.ts';
import { createTurns } from '../postgres/turns.ts';

/** Loaded with the first upload: it takes 20 MB of memory and slows the start. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // one thread each: two images at once leave the rest of the machine to others
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

const inTurn = createTurns({ atOnce: 2, longestQueue: 16 });

const QUALITY = 82;
/** A damaged image is refused; a camera's small faults of form are not. */
const STRICTNESS = { failOn: 'error', animated: false } as const;

export type ReencodedImage = {
  readonly original: Buffer;
  readonly width: number;
  readonly height: number;
  readonly thumbnails: ReadonlyMap<number, Buffer>;
};

/** From the header alone: nothing is decoded yet. */
async function headerOf(bytes: Buffer): Promise<Metadata> {
  const sharp = await loadSharp();
  try {
    return await sharp(bytes, { ...STRICTNESS, limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('file_damaged');
  }
}

/**
 * Decodes the image and encodes it again, so that only pixels survive: no location, no second file hidden behind the
 * image, no exploit for a decoder. One image of one person at a time.
 */
export async function reencodeImage(bytes: Buffer, sizes: readonly number[], person: string): Promise<ReencodedImage> {
  const { width, height } = await headerOf(bytes);
  if (width * height > IMAGE_MAX_PIXELS) throw new Refusal('image_too_many_pixels');

  const sharp = await loadSharp();
  const draw = (side: number, from: Buffer) =>
    sharp(from, { ...STRICTNESS, limitInputPixels: IMAGE_MAX_PIXELS })
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });

  return inTurn(async () => {
    try {
      const original = await draw(IMAGE_MAX_SIDE_PX, bytes);
      const thumbnails = new Map<number, Buffer>();
      for (const size of sizes) thumbnails.set(size, (await draw(size, original.data)).data);
      return { original: original.data, width: original.info.width, height: original.info.height, thumbnails };
    } catch {
      throw new Refusal('file_damaged');
    }
  }, person);
}
