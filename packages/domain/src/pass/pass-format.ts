import { withLatinDigits } from '../text/latin-digits.ts';

/** What a pass says: which place at which event, which of its passes, and how long it counts. No name, nothing personal. */
export type PassClaims = {
  readonly assignment_id: string;
  readonly event_id: string;
  /** each place counts its passes: those before the newest were revoked */
  readonly number: number;
  /** in whole seconds */
  readonly expires_at: Date;
};

type Bytes = Uint8Array<ArrayBuffer>;

/** A text that has the form of a pass. Whether it is one, its signature says. */
export type ReadPass = { readonly claims: PassClaims; readonly signed: Bytes; readonly signature: Bytes };

/** version (1 byte) · assignment (16) · event (16) · number (4) · expires_at in seconds (4) · signature (64) */
const VERSION = 1;
const UUID_BYTES = 16;
const ASSIGNMENT_AT = 1;
const EVENT_AT = ASSIGNMENT_AT + UUID_BYTES;
const NUMBER_AT = EVENT_AT + UUID_BYTES;
const EXPIRES_AT = NUMBER_AT + 4;
const SIGNED_BYTES = EXPIRES_AT + 4;
const SIGNATURE_BYTES = 64;
const PASS_BYTES = SIGNED_BYTES + SIGNATURE_BYTES;
/** So many digits hold that many bytes. */
export const PASS_DIGITS = 253;

const MS_PER_SECOND = 1_000;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

const uuidAt = (bytes: Uint8Array, at: number): string => {
  const hex = hexOf(bytes.subarray(at, at + UUID_BYTES));
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};

/** What is signed. */
export const signedPart = ({ assignment_id, event_id, number, expires_at }: PassClaims): Bytes => {
  const bytes = new Uint8Array(SIGNED_BYTES);
  const view = new DataView(bytes.buffer);
  bytes[0] = VERSION;
  bytes.set(bytesOf(assignment_id.replaceAll('-', '')), ASSIGNMENT_AT);
  bytes.set(bytesOf(event_id.replaceAll('-', '')), EVENT_AT);
  view.setUint32(NUMBER_AT, number);
  view.setUint32(EXPIRES_AT, Math.floor(expires_at.getTime() / MS_PER_SECOND));
  return bytes;
};

/**
 * Digits and nothing else: the smallest code for a camera, and what a hardware scanner types the same on every keyboard,
 * Arabic ones included.
 */
export const passText = (signed: Uint8Array, signature: Uint8Array): string =>
  BigInt(`0x${hexOf(signed)}${hexOf(signature)}`)
    .toString()
    .padStart(PASS_DIGITS, '0');

/** Null: this is something else. */
export const readPass = (text: string): ReadPass | null => {
  const digits = withLatinDigits(text).trim();
  if (digits.length !== PASS_DIGITS || !/^\d+$/.test(digits)) return null;
  const hex = BigInt(digits)
    .toString(16)
    .padStart(2 * PASS_BYTES, '0');
  if (hex.length > 2 * PASS_BYTES) return null;
  const bytes = Uint8Array.from(bytesOf(hex));
  if (bytes[0] !== VERSION) return null;
  const view = new DataView(bytes.buffer);
  return {
    claims: {
      assignment_id: uuidAt(bytes, ASSIGNMENT_AT),
      event_id: uuidAt(bytes, EVENT_AT),
      number: view.getUint32(NUMBER_AT),
      expires_at: new Date(view.getUint32(EXPIRES_AT) * MS_PER_SECOND),
    },
    signed: bytes.slice(0, SIGNED_BYTES),
    signature: bytes.slice(SIGNED_BYTES),
  };
};
