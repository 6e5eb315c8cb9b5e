import type { Endpoint } from '@proline/contract/frame/endpoint';
import { z } from 'zod';

/** Dates, ids and choices have a format or a list; a text has neither. */
const isText = (property: unknown): boolean =>
  typeof property === 'object' &&
  property !== null &&
  'type' in property &&
  property.type === 'string' &&
  !('format' in property) &&
  !('enum' in property) &&
  !('const' in property);

/** What it must be that makes a body too large which nobody has read: the file, or the only text. Null: it may be anything. */
export const oversizedField = ({ takesBytes, body }: Pick<Endpoint, 'takesBytes' | 'body'>): string | null => {
  if (takesBytes !== undefined) return 'file';
  if (!body) return null;
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const [first, second] = Object.entries(properties).filter(([, property]) => isText(property));
  return first !== undefined && second === undefined ? first[0] : null;
};
