import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptBound, DecryptionError, encryptBound, keyedHash } from './crypto.ts';
import { toDataKey } from './data-key.ts';

const dataKey = toDataKey(Buffer.alloc(32, 7));
const otherKey = toDataKey(Buffer.alloc(32, 8));
const text = fc.string({ unit: 'grapheme' });

test('what was encrypted is read again with the same key and place', () => {
  fc.assert(
    fc.property(text, text, (plaintext, place) => {
      expect(decryptBound(dataKey, encryptBound(dataKey, plaintext, place), place)).toBe(plaintext.toWellFormed());
    }),
  );
});

test('a value moved to another row is refused', () => {
  fc.assert(
    fc.property(text, text, text, (plaintext, place, elsewhere) => {
      fc.pre(place !== elsewhere);
      const encrypted = encryptBound(dataKey, plaintext, place);
      expect(() => decryptBound(dataKey, encrypted, elsewhere)).toThrow(DecryptionError);
    }),
  );
});

test('any flipped bit is refused', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(7), (plaintext, at, bit) => {
      const encrypted = encryptBound(dataKey, plaintext, 'place');
      const position = at % encrypted.length;
      encrypted.writeUInt8(encrypted.readUInt8(position) ^ (1 << bit), position);
      expect(() => decryptBound(dataKey, encrypted, 'place')).toThrow(DecryptionError);
    }),
  );
});

test('any missing end is refused', () => {
  fc.assert(
    fc.property(text, fc.nat(), (plaintext, at) => {
      const encrypted = encryptBound(dataKey, plaintext, 'place');
      expect(() => decryptBound(dataKey, encrypted.subarray(0, at % encrypted.length), 'place')).toThrow(
        DecryptionError,
      );
    }),
  );
});

test('another key is refused by name', () => {
  const encrypted = encryptBound(dataKey, 'SA0380000000608010167519', 'place');
  expect(() => decryptBound(otherKey, encrypted, 'place')).toThrow('another key');
});

test('the same text never looks the same twice, nor shows itself', () => {
  const first = encryptBound(dataKey, 'SA0380000000608010167519', 'place');
  expect(first.equals(encryptBound(dataKey, 'SA0380000000608010167519', 'place'))).toBe(false);
  expect(first.includes('SA03')).toBe(false);
});

test('an initialisation vector is never used twice', () => {
  const vectors = Array.from({ length: 1_000 }, () =>
    encryptBound(dataKey, '', 'place').subarray(9, 21).toString('hex'),
  );
  expect(new Set(vectors).size).toBe(vectors.length);
});

test('a keyed hash depends on value, purpose and key, and on nothing else', () => {
  const hash = keyedHash(dataKey, 'iban', 'SA03');
  expect(hash).toHaveLength(32);
  expect(keyedHash(dataKey, 'iban', 'SA03')).toEqual(hash);
  expect(keyedHash(dataKey, 'iban', 'SA04')).not.toEqual(hash);
  expect(keyedHash(dataKey, 'phone', 'SA03')).not.toEqual(hash);
  expect(keyedHash(otherKey, 'iban', 'SA03')).not.toEqual(hash);
});
