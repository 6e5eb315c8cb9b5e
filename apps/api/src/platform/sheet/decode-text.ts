import { UnreadableSheet } from './sheet.ts';

const UTF8_MARK = [0xef, 0xbb, 0xbf] as const;
const LITTLE_ENDIAN_MARK = [0xff, 0xfe] as const;
const BIG_ENDIAN_MARK = [0xfe, 0xff] as const;

const SAMPLE_BYTES = 4_096;
/** Of every second byte: a text in UTF-16 with mostly Latin letters has nearly all of them 0, Arabic all of them 6. */
const MOST = 0.7;
/** Tabs and line ends are text; what else stands below the space is not. */
const CONTROL = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F]/;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/** The share of the bytes at even or odd places that are the high halves of Latin or Arabic letters. */
const highHalves = (sample: Uint8Array, from: 0 | 1): number => {
  let high = 0;
  for (let index = from; index < sample.length; index += 2) if (sample[index] === 0 || sample[index] === 6) high += 1;
  return high / (sample.length / 2);
};

/** The name of the encoding that the bytes are in. Whatever is not valid UTF-8 is Windows-1256, which Excel writes in Arabic. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' {
  if (startsWith(bytes, UTF8_MARK)) return 'utf-8';
  if (startsWith(bytes, LITTLE_ENDIAN_MARK)) return 'utf-16le';
  if (startsWith(bytes, BIG_ENDIAN_MARK)) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.includes(0)) {
    if (highHalves(sample, 1) > MOST) return 'utf-16le';
    if (highHalves(sample, 0) > MOST) return 'utf-16be';
  }
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1256';
  }
}

/** The text of a file; bytes that are no text at all are refused. */
export function decodeText(bytes: Uint8Array): string {
  // a mark at the start is left out by the decoder
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (CONTROL.test(text)) throw new UnreadableSheet('sheet_not_a_sheet');
  return text;
}
