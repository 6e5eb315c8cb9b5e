import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { isoDay } from '../event/days.ts';

export type CopyValue = string | number | boolean | null | Buffer | readonly string[];

const CHUNK_ROWS = 500;
const SPECIAL = /[\\\t\n\r]/;
const ALL_SPECIAL = new RegExp(SPECIAL, 'g');
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A text in the format of COPY. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (found) => ESCAPES[found] ?? found) : text;

const arrayElement = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export function copyValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  return escapeText(`{${value.map(arrayElement).join(',')}}`);
}

/** Rows that wait to be sent by COPY. */
export class RowBuffer {
  readonly #statement: string;
  #rows: string[] = [];

  constructor(table: string, columns: readonly string[]) {
    this.#statement = `copy ${table} (${columns.join(', ')}) from stdin`;
  }

  add(values: readonly CopyValue[]): void {
    this.#rows.push(`${values.map(copyValue).join('\t')}\n`);
  }

  get size(): number {
    return this.#rows.length;
  }

  clear(): void {
    this.#rows = [];
  }

  /** Sends the waiting rows and forgets them. */
  async flush(client: pg.ClientBase): Promise<void> {
    const rows = this.#rows;
    if (rows.length === 0) return;
    this.#rows = [];
    await pipeline(Readable.from(chunksOf(rows)), client.query(copyFrom(this.#statement)));
  }
}

function* chunksOf(rows: readonly string[]): Generator<string> {
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) yield rows.slice(start, start + CHUNK_ROWS).join('');
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, '0'));
const two = (value: number): string => TWO_DIGITS[value] ?? '';

/** A moment as PostgreSQL reads it, to the second; several times faster than toISOString, which matters in millions. */
export function moment(atMs: number): string {
  const seconds = Math.floor(atMs / 1000);
  const day = Math.floor(seconds / 86_400);
  const left = seconds - day * 86_400;
  return `${isoDay(day)} ${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}+00`;
}
