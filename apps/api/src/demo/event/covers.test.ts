import sharp from 'sharp';
import { expect, test } from 'vitest';
import { COVER_PARTS, COVER_PX, coverFile } from './covers.ts';
import { EVENT_KINDS } from './event-kinds.ts';

/** As uploads are kept: the original, and thumbnails by their longest side. */
test.each(EVENT_KINDS.map(({ name_en }) => name_en))('%s has its picture, in every size', async (kind) => {
  for (const part of COVER_PARTS) {
    const { format, width, height } = await sharp(coverFile(kind, part)).metadata();
    const widest = part === 'original' ? COVER_PX.width : Number(part);
    expect([part, format, width]).toEqual([part, 'webp', widest]);
    if (part === 'original') expect(height).toBe(COVER_PX.height);
  }
});
