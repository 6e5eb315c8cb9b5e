const HALF = 0x80;

/** Node reads this encoding and does not write it: the table is what it reads each byte as. */
const bytesByLetter = (() => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const letters = new TextDecoder('windows-1256').decode(bytes);
  return new Map([...letters].map((letter, byte) => [letter, byte] as const));
})();

/** Letters that it lacks are written as `otherwise` says; of what that gives, only ASCII is taken. */
export function encodeWindows1256(text: string, otherwise: (letter: string) => string): Buffer {
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC')) {
    const byte = bytesByLetter.get(letter);
    if (byte !== undefined) bytes.push(byte);
    else
      for (const sign of otherwise(letter) || '?')
        bytes.push(sign.charCodeAt(0) < HALF ? sign.charCodeAt(0) : HALF / 2 - 1);
  }
  return Buffer.from(bytes);
}
