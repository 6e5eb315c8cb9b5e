import { z } from 'zod';
import { Refusal } from '../http/refusal.ts';
import type { OrderTerm } from './list-order.ts';

/** The order it belongs to, and the place in it: each sort key's value as text, the row's id last. */
const cursorSchema = z.tuple([z.string(), z.array(z.string()).max(5)]);

const signOf = (order: readonly OrderTerm[]): string =>
  order.map(({ name, descending }) => `${descending ? '-' : ''}${name}`).join();

export const writeCursor = (order: readonly OrderTerm[], keys: readonly string[]): string =>
  Buffer.from(JSON.stringify([signOf(order), keys])).toString('base64url');

const IS_TYPE: Readonly<Record<OrderTerm['type'], RegExp>> = {
  text: /^[^\0]*$/u,
  // infinity: what has no date comes after all others, or before them
  timestamptz: /^infinity$|^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  date: /^-?infinity$|^\d{4}-\d\d-\d\d$/,
  bigint: /^-?\d{1,18}$/,
  integer: /^-?\d{1,9}$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Refuses a cursor that is malformed or belongs to another order. */
export function readCursor(name: string, cursor: string, order: readonly OrderTerm[]): readonly string[] {
  const refused = new Refusal('validation_failed', { errors: { [name]: ['not_allowed'] } });
  let parsed;
  try {
    parsed = cursorSchema.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw refused;
  }
  if (!parsed.success) throw refused;
  const [sign, keys] = parsed.data;
  const fits =
    sign === signOf(order) &&
    keys.length === order.length &&
    order.every(({ type }, index) => IS_TYPE[type].test(keys[index] ?? '\0'));
  if (!fits) throw refused;
  return keys;
}
