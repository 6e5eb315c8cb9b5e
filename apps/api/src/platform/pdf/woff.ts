import { inflateSync } from 'node:zlib';

const SIGNATURE = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

type Table = { readonly tag: Buffer; readonly bytes: Buffer; readonly checksum: number };

/** The font inside a WOFF file, as programs other than browsers read it: the same tables, each unpacked. */
export function fontInWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('This is no WOFF file.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    tableAt(woff, HEADER_BYTES + index * ENTRY_BYTES),
  );
  return Buffer.concat([headOf(woff.readUInt32BE(4), tables), ...tables.map(({ bytes }) => padded(bytes))]);
}

function tableAt(woff: Buffer, entry: number): Table {
  const offset = woff.readUInt32BE(entry + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return {
    tag: woff.subarray(entry, entry + 4),
    // a table that would not get smaller is stored as it is
    bytes: packed.length === length ? packed : inflateSync(packed, { maxOutputLength: length }),
    checksum: woff.readUInt32BE(entry + 16),
  };
}

function headOf(flavor: number, tables: readonly Table[]): Buffer {
  const head = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  const steps = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(flavor, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** steps * SFNT_ENTRY_BYTES, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE((tables.length - 2 ** steps) * SFNT_ENTRY_BYTES, 10);
  let offset = head.length;
  for (const [index, { tag, bytes, checksum }] of tables.entries()) {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    offset += padded(bytes).length;
  }
  return head;
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
