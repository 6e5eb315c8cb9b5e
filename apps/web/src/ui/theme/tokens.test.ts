import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../..');
const styles = fs.globSync('**/*.css', { cwd: SRC }).map((file) => ({
  file,
  text: fs.readFileSync(path.join(SRC, file), 'utf8'),
}));
const tokens = styles.find(({ file }) => file.endsWith('theme/tokens.css'))?.text ?? '';
const pixelsOf = (prefix: string) =>
  [...tokens.matchAll(new RegExp(`--${prefix}-[a-z0-9]+: (\\d+)px`, 'g'))].map(([, pixels]) => Number(pixels));

const found = (pattern: RegExp): string[] =>
  styles.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`));

test('sizes of type come from the tokens', () => {
  expect(pixelsOf('text').length).toBeGreaterThan(5);
  expect(found(/(?<!-)font-size: *[\d.]+[^;]*/g)).toEqual([]);
});

test('distances that have a token use it', () => {
  const known = pixelsOf('space');
  expect(known).toContain(4);
  const raw = new RegExp(`[\\s;{](?:gap|padding|margin)[a-z-]*:[^;]*?(?<![-\\d.\\w])(?:${known.join('|')})px`, 'g');
  expect(found(raw)).toEqual([]);
});

test('widths at which a screen changes are named', () => {
  expect(found(/@media[^{]*\d+px/g)).toEqual([]);
  expect(found(/@media[^{]*\(--phone\)/g).length).toBeGreaterThan(10);
});
