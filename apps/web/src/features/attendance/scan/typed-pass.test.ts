import { PASS_DIGITS } from '@proline/domain/pass/pass-format';
import { expect, test } from 'vitest';
import { afterKey, NOTHING_TYPED, type Typed } from './typed-pass.ts';

const PASS = '0123456789'.repeat(26).slice(0, PASS_DIGITS);

type Pressed = { readonly key: string; readonly code?: string };
/** What was read from keys that follow each other by so much, and how many of them the page never saw. */
const type = (keys: readonly Pressed[], every = 2) => {
  let typed: Typed = NOTHING_TYPED;
  const read: string[] = [];
  let taken = 0;
  keys.forEach(({ key, code = '' }, at) => {
    const step = afterKey(typed, { key, code, timeStamp: 1_000 + at * every });
    typed = step.typed;
    if (step.read !== null) read.push(step.read);
    if (step.taken) taken += 1;
  });
  return { read, taken };
};
const keysOf = (text: string): Pressed[] => [...text].map((key) => ({ key }));
const ENTER = { key: 'Enter' };

test('a pass is read with its last digit, and all but its first key belong to the scanner', () => {
  expect(type(keysOf(PASS))).toEqual({ read: [PASS], taken: PASS_DIGITS - 1 });
  expect(type([...keysOf(PASS), ENTER]).read).toEqual([PASS]);
});

test('whichever keyboard is set: Arabic digits, and French keys where digits need Shift', () => {
  const arabic = keysOf(PASS).map(({ key }) => ({ key: String.fromCodePoint(0x0660 + Number(key)) }));
  expect(type(arabic).read).toEqual([PASS]);
  const french = keysOf(PASS).map(({ key }) => ({
    key: '&é"\'(-è_çà'[(Number(key) + 9) % 10] ?? '',
    code: `Digit${key}`,
  }));
  expect(type(french).read).toEqual([PASS]);
});

test('other codes are read with their Enter, so that they can be refused', () => {
  expect(type([...keysOf('https://proline.test'), ENTER]).read).toEqual(['https://proline.test']);
  expect(type([...keysOf('WIFI:T:WPA'), { key: 'Shift' }, { key: 'Tab' }]).read).toEqual(['WIFI:T:WPA']);
});

test('what a hand types is nobody’s pass and stays the page’s', () => {
  expect(type([...keysOf('12345678901234'), ENTER], 400)).toEqual({ read: [], taken: 0 });
  expect(type([...keysOf('123'), ENTER]).read).toEqual([]);
  expect(type([ENTER]).read).toEqual([]);
});
