import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fieldErrorsOf } from './field-errors.ts';
import type { ReadInput, Route } from './handler.ts';
import { overlongTexts } from './json-body.ts';
import { Refusal } from './refusal.ts';

const nothing = z.strictObject({});

const read = (schema: z.ZodType, value: unknown, part: string): unknown => {
  // reported so that a missing value and a wrong one get different codes
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new Refusal('validation_failed', { errors: fieldErrorsOf(result.error.issues, part) });
};

function refuseTooLarge(body: unknown): never {
  const errors = overlongTexts(body);
  if (Object.keys(errors).length > 0) throw new Refusal('validation_failed', { errors });
  throw new Refusal('body_too_large');
}

/** Validates params, query and body by the endpoint's declaration; anything undeclared is refused. */
export function readInput({ endpoint, options }: Route, request: FastifyRequest): ReadInput {
  const params = endpoint.params?.safeParse(request.params);
  if (params && !params.success) throw new Refusal(options.badParams ?? 'not_found');
  const query = read(endpoint.query ?? nothing, request.query, 'query');
  if (endpoint.takesBytes !== undefined) {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { params: params?.data, query, body: undefined, bytes };
  }
  if (endpoint.takesJson !== undefined && request.jsonBytes > endpoint.takesJson) refuseTooLarge(request.body);
  return {
    params: params?.data,
    query,
    body: endpoint.body ? read(endpoint.body, request.body, 'body') : read(nothing, request.body ?? {}, 'body'),
  };
}
