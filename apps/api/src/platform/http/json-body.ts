import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal, type FieldErrors } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** the length of the JSON text that `body` was parsed from */
    jsonBytes: number;
  }
}

/** Only JSON in UTF-8 is read; every other type of content is refused with 415. */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // the framework's own parser refuses keys that would reach an object's prototype
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.decorateRequest('jsonBytes', 0);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    request.jsonBytes = bytes.length;
    // a call without a body may still name a content type
    if (bytes.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      return done(new Refusal('bad_request'));
    }
    return parse(request, text, done);
  });
}

/** No field of any endpoint takes a text of this many characters. */
const TOO_LONG = 100_000;
const MOST_NAMED = 50;
const MOST_ITEMS = 1_000;
const LONGEST_NAME = 50;

type Part = { readonly path: readonly string[]; readonly value: unknown };

/**
 * Where a body that is too large has texts that are too long. Schemas are not asked: they look at every item of a list before
 * they count them, and a body of millions of bad items would make millions of complaints.
 */
export function overlongTexts(body: unknown): FieldErrors {
  const found: Record<string, string[]> = {};
  const parts: Part[] = [{ path: [], value: body }];
  for (let named = 0, part = parts.pop(); part !== undefined && named < MOST_NAMED; part = parts.pop()) {
    const { path, value } = part;
    if (typeof value === 'string' && value.length > TOO_LONG) {
      found[path.join('.') || 'body'] = ['too_long'];
      named += 1;
    } else if (typeof value === 'object' && value !== null) {
      const inner = Object.entries(Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value);
      for (const [name, each] of inner) parts.push({ path: [...path, name.slice(0, LONGEST_NAME)], value: each });
    }
  }
  return found;
}

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

/** Content types under which a file may be sent. The file's real type is detected from its bytes. */
const BYTES_TYPES = [
  'application/octet-stream',
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
];

/** For routes whose body is a file: the bytes are read as they are, and JSON is refused. */
export function readBytesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES_TYPES, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

/** For routes that take forms as well: nothing of a form is read. */
export function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _bytes, done) => done(null, undefined),
  );
}
