import type { Random } from './random.ts';

const HEX = Array.from({ length: 0x1_0000 }, (_, value) => value.toString(16).padStart(4, '0'));
const hex = (value: number): string => HEX[value & 0xffff] ?? '';

/** A UUID of version 7, as the database's new_id makes them, for a row made at that moment. */
export function idAt(random: Random, atMs: number): string {
  const high = Math.floor(atMs / 0x1_0000);
  const first = random.bits();
  const second = random.bits();
  const third = random.bits();
  return (
    `${hex(Math.floor(high / 0x1_0000))}${hex(high)}-${hex(atMs % 0x1_0000)}-` +
    `${hex(0x7000 | (first & 0x0fff))}-${hex(0x8000 | (second & 0x3fff))}-` +
    `${hex(first >>> 16)}${hex(third >>> 16)}${hex(third)}`
  );
}

/** The same as SQL: what it is of decides the rest of the id. */
export const idSql = (at: string, of: string): string => `overlay(overlay(
  lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || substr(md5(${of}), 13)
  placing '7' from 13) placing '8' from 17)::uuid`;
