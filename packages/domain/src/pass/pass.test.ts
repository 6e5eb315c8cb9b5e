import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passText, PASS_DIGITS, readPass, signedPart, type PassClaims } from './pass-format.ts';
import { passExpiry, refusePass, type PassFacts } from './pass-rules.ts';
import { importPassKey, isGenuine } from './pass-signature.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' });
const key = await importPassKey({ x, y });

const made = (claims: PassClaims): string => {
  const signed = signedPart(claims);
  return passText(signed, sign('sha256', signed, { key: pair.privateKey, dsaEncoding: 'ieee-p1363' }));
};

const anyClaims = fc.record({
  assignment_id: fc.uuid(),
  event_id: fc.uuid(),
  number: fc.integer({ min: 1, max: 2_147_483_647 }),
  expires_at: fc.integer({ min: 0, max: 4_294_967_295 }).map((seconds) => new Date(seconds * 1_000)),
});

/** Whether it is taken for one of ours. */
const isTaken = async (text: string): Promise<boolean> => {
  const read = readPass(text);
  return read !== null && (await isGenuine(key, read));
};

test('what a pass says is read again, also from Arabic digits and with what a scanner types around it', () =>
  fc.assert(
    fc.asyncProperty(anyClaims, async (claims) => {
      const text = made(claims);
      expect(text).toMatch(new RegExp(`^\\d{${PASS_DIGITS}}$`));
      expect(readPass(text)?.claims).toEqual(claims);
      const arabic = text.replace(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)));
      expect(readPass(` ${arabic}\r\n`)?.claims).toEqual(claims);
      expect(await isTaken(text)).toBe(true);
    }),
    { numRuns: 50 },
  ));

test('a pass of which any bit is changed is no pass', () =>
  fc.assert(
    fc.asyncProperty(anyClaims, fc.nat({ max: 105 * 8 - 1 }), async (claims, bit) => {
      const changed = BigInt(made(claims)) ^ (1n << BigInt(bit));
      expect(await isTaken(changed.toString().padStart(PASS_DIGITS, '0'))).toBe(false);
    }),
    { numRuns: 200 },
  ));

test('a pass of which any digit is changed, left out or added is no pass', () =>
  fc.assert(
    fc.asyncProperty(anyClaims, fc.nat({ max: PASS_DIGITS - 1 }), fc.nat({ max: 8 }), async (claims, at, step) => {
      const text = made(claims);
      const digit = String((Number(text[at]) + 1 + step) % 10);
      for (const other of [
        text.slice(0, at) + digit + text.slice(at + 1),
        text.slice(0, at) + text.slice(at + 1),
        text.slice(0, at) + digit + text.slice(at),
      ])
        expect(await isTaken(other)).toBe(false);
    }),
    { numRuns: 100 },
  ));

test('any other text is read as nothing, and a pass of another key is not ours', async () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => readPass(text) === null));
  expect(readPass('9'.repeat(PASS_DIGITS))).toBeNull();
  const claims = { ...CLAIMS };
  const signed = signedPart(claims);
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const forged = passText(signed, sign('sha256', signed, { key: other, dsaEncoding: 'ieee-p1363' }));
  expect(readPass(forged)?.claims).toEqual(claims);
  expect(await isTaken(forged)).toBe(false);
});

const SHIFT = '00000000-0000-4000-8000-000000000003';
const ENDS = new Date('2026-11-18T18:00:00Z');
const CLAIMS: PassClaims = {
  assignment_id: '00000000-0000-4000-8000-000000000001',
  event_id: '00000000-0000-4000-8000-000000000002',
  number: 2,
  expires_at: passExpiry(ENDS),
};
const PLACE = { shift_id: SHIFT, pass_number: 2, state: 'expected', method: null, out_method: null } as const;
const FACTS: PassFacts = {
  event_id: CLAIMS.event_id,
  shift_id: null,
  kind: 'check_in',
  now: new Date('2026-11-18T10:00:00Z'),
  place: PLACE,
};
const said = (changes: Partial<PassFacts>) => refusePass(CLAIMS, { ...FACTS, ...changes });

describe('a genuine pass', () => {
  test('is taken for its event and shift until six hours after it', () => {
    expect(said({})).toBeNull();
    expect(said({ shift_id: SHIFT })).toBeNull();
    expect(said({ now: new Date('2026-11-18T23:59:59Z') })).toBeNull();
    expect(said({ now: new Date('2026-11-19T00:00:00Z') })).toBe('pass_expired');
    expect(said({ event_id: SHIFT })).toBe('pass_wrong_event');
    expect(said({ shift_id: CLAIMS.event_id })).toBe('pass_wrong_shift');
  });

  test('counts while it is the newest of a place that is still somebody’s', () => {
    expect(said({ place: { ...PLACE, pass_number: 3 } })).toBe('pass_revoked');
    expect(said({ place: null })).toBe('pass_revoked');
  });

  test('does each thing once; who was marked otherwise is told so by the mark', () => {
    const told = (kind: PassFacts['kind'], place: Partial<NonNullable<PassFacts['place']>>) =>
      said({ kind, place: { ...PLACE, ...place } });
    expect(told('check_in', { state: 'in', method: 'qr' })).toBe('pass_replayed');
    expect(told('check_in', { state: 'left', method: 'scanner' })).toBe('pass_replayed');
    expect(told('check_in', { state: 'in', method: 'manual' })).toBeNull();
    expect(told('check_out', { state: 'in', method: 'qr' })).toBeNull();
    expect(told('check_out', { state: 'attended', method: 'qr', out_method: 'qr' })).toBe('pass_replayed');
    expect(told('check_out', { state: 'left', method: 'qr', out_method: 'roll_call' })).toBeNull();
    expect(told('check_in', { state: 'no_show' })).toBeNull();
  });
});
