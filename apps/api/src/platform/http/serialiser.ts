import type { Endpoint } from '@proline/contract/frame/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';

type Serialise = (reply: unknown) => string;

const made = new WeakMap<Endpoint, Serialise>();

const serialiserOf = (endpoint: Endpoint): Serialise => {
  const known = made.get(endpoint);
  if (known) return known;
  const schema: object = z.toJSONSchema(endpoint.response, { target: 'draft-7' });
  const serialise: Serialise = fastJsonStringify(schema);
  made.set(endpoint, serialise);
  return serialise;
};

/**
 * A reply is written by its declared schema: a field that the contract does not list cannot leave, whatever a query
 * returns. The writer is made with an endpoint's first reply and kept for the process; making all of them at the start
 * takes a second and tens of megabytes.
 */
export const byDeclaredSchema = (endpoint: Endpoint) => ({
  schema: { response: { 200: {} } },
  serializerCompiler: (): Serialise => (reply) => serialiserOf(endpoint)(reply),
});
