import { PASS_DIGITS } from '@proline/domain/pass/pass-format';
import decode from 'qr/decode.js';
import { encode } from 'uqr';
import { expect, test } from 'vitest';

const PASS = '0123456789'.repeat(26).slice(0, PASS_DIGITS);
const PX_PER_MODULE = 6;
const [DARK, LIGHT] = [20, 250];

test('what is drawn as a pass is small enough for a phone, and is read by browsers without a reader of their own', () => {
  const { data, size, version } = encode(PASS, { ecc: 'M', border: 4 });
  expect(version).toBe(6);
  const side = size * PX_PER_MODULE;
  const pixels = new Uint8ClampedArray(side * side * 4).map((_, at) => {
    const pixel = Math.floor(at / 4);
    const [x, y] = [pixel % side, Math.floor(pixel / side)].map((place) => Math.floor(place / PX_PER_MODULE));
    return data[y ?? 0]?.[x ?? 0] === true ? DARK : LIGHT;
  });
  expect(decode({ width: side, height: side, data: pixels })).toBe(PASS);
});
