import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Only JSON in UTF-8 is read; every other type of content is refused with 415. */
export function readJsonBodiesOnly(app: FastifyInstance): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  // the framework's own parser refuses keys that would reach an object's prototype
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    // a call without a body may still name the type it would have had
    if (bytes.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = decoder.decode(bytes);
    } catch {
      return done(new Refusal('bad_request', 400));
    }
    return parse(request, text, done);
  });
}

/** What a browser or a program may call a file's bytes; what they are is looked at, not believed. */
const BYTES_TYPES = [
  'application/octet-stream',
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
];

/** For routes whose body is a file: it is taken as it is, and nothing else is. */
export function readBytesOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(BYTES_TYPES, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}
