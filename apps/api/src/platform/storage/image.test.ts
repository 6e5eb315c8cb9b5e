import sharp from 'sharp';
import { expect, test } from 'vitest';
import { reencodeImage } from './image.ts';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#4c6e5c' } })
    .png({ compressionLevel: 0 })
    .toBuffer();

test('one image of one person at a time, and nothing of it stays in memory', async () => {
  const [large, small] = [await picture(1_200), await picture(20)];
  const done: string[] = [];
  const send = async (name: string, bytes: Buffer) => {
    await reencodeImage(bytes, [20], 'me');
    done.push(name);
  };
  const first = send('large', large);
  // as long as its own header takes: the large one is at work by then
  for (let n = 0; n < 2; n += 1) await sharp(large).metadata();
  await Promise.all([first, send('small', small)]);
  expect(done).toEqual(['large', 'small']);
  expect(sharp.cache().memory).toMatchObject({ current: 0, max: 0 });
});
