import { PASS_DIGITS } from '@proline/domain/pass/pass-format';
import { withLatinDigits } from '@proline/domain/text/latin-digits';

/** What a hardware scanner has typed so far, and when. */
export type Typed = { readonly text: string; readonly at: number };

export const NOTHING_TYPED: Typed = { text: '', at: 0 };

/** A hand types slower than this, a slow wireless scanner faster. */
const MOST_BETWEEN_MS = 250;
/** Shorter than any code; somebody has leaned on a key. */
const LEAST_TYPED = 8;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'timeStamp'>;

/** Digits by their place on the keyboard: scanners press them as on an English one, whichever is set. */
const charOf = ({ key, code }: Key): string | null => {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  return [...key].length === 1 ? withLatinDigits(key) : null;
};

type Step = {
  readonly typed: Typed;
  /** a whole code was read */
  readonly read: string | null;
  /** the key belongs to a scan, and to nothing else on the page */
  readonly taken: boolean;
};

/** One more key. A code ends with Enter or Tab, and a pass by itself, too. */
export const afterKey = (typed: Typed, key: Key): Step => {
  const isScan = typed.text !== '' && key.timeStamp - typed.at <= MOST_BETWEEN_MS;
  const before = isScan ? typed.text : '';
  if (key.key === 'Enter' || key.key === 'Tab') {
    const isCode = before.length >= LEAST_TYPED;
    return { typed: NOTHING_TYPED, read: isCode ? before : null, taken: isCode };
  }
  const char = charOf(key);
  if (char === null) return { typed, read: null, taken: false };
  const text = before + char;
  if (text.length === PASS_DIGITS && /^\d+$/.test(text)) return { typed: NOTHING_TYPED, read: text, taken: true };
  return { typed: { text, at: key.timeStamp }, read: null, taken: isScan };
};
