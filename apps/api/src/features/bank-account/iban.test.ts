import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIban } from './iban.service.ts';

const RIGHT = 'SA0380000000608010167519';

test.each([
  ['SA03 8000 0000 6080 1016 7519', RIGHT],
  ['sa03-8000-0000-6080-1016-7519', RIGHT],
  ['SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩', RIGHT],
  ['AE07 0331 2345 6789 0123 456', 'AE070331234567890123456'],
  ['QA58 DOHB 0000 1234 5678 90AB CDEF G', 'QA58DOHB00001234567890ABCDEFG'],
  ['KW81 CBKU 0000 0000 0000 1234 5601 01', 'KW81CBKU0000000000001234560101'],
  ['EG38 0019 0005 0000 0000 2631 8000 2', 'EG380019000500000000263180002'],
])('%s is kept as %s', (typed, kept) => {
  expect(readIban(typed)).toBe(kept);
});

test.each([
  ['a digit is missing', RIGHT.slice(0, -1)],
  ['a digit too many', `${RIGHT}0`],
  ['letters where its country has digits', 'SA03800000006080101675AB'],
  ['no such country', 'XX0380000000608010167519'],
  ['an account number without its country', '0380000000608010167519'],
  ['words', 'ask the bank'],
  ['nothing', ''],
])('%s: refused', (_, typed) => {
  expect(readIban(typed)).toBeNull();
});

test('one wrong digit, wherever it is, is found', () => {
  const digits = [...RIGHT].flatMap((character, at) => (/\d/.test(character) ? [at] : []));
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const wrong = (Number(RIGHT[at]) + more) % 10;
      expect(readIban(`${RIGHT.slice(0, at)}${wrong}${RIGHT.slice(at + 1)}`)).toBeNull();
    }),
  );
});
