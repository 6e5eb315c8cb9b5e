import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import type { JsonSchema } from './platform/openapi/json-schema.ts';
import { openApiDocument, type Operation } from './platform/openapi/openapi.ts';
import { fitting } from './testing/schema/schema-arbitrary.ts';

/** So many fitting inputs of each call are spoilt, one text after the other. */
const SAMPLES = 20;
const ALL_CALLS_TIMEOUT_MS = 120_000;
const SEED = 10;
const NUL = '\u0000';
const DAY = /\d{4}-\d{2}-\d{2}/g;
/** None of them is in any calendar, or in one that the database knows. */
const IMPOSSIBLE_DAYS = ['2026-02-30', '2026-13-01', '2026-00-10', '0000-01-01', '99999-01-01'] as const;

type Place = readonly (string | number)[];

const placesOfTexts = (value: unknown, at: Place = []): { place: Place; text: string }[] => {
  if (typeof value === 'string') return [{ place: at, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placesOfTexts(inner, [...at, Array.isArray(value) ? Number(name) : name]),
  );
};

const replaced = (value: unknown, [step, ...rest]: Place, text: string): unknown => {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? replaced(one, rest, text) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === step ? replaced(inner, rest, text) : inner]),
  );
};

/** Where an input with a NUL or a day that never was gets through, as `endpoint place: what`. */
function leaksOf(name: string, schema: z.ZodType, samples: readonly unknown[]): string[] {
  const leaks = new Set<string>();
  for (const sample of samples.filter((one) => schema.safeParse(one).success)) {
    for (const { place, text } of placesOfTexts(sample)) {
      const path = place.map((step) => (typeof step === 'number' ? '[]' : step)).join('.');
      for (const [what, spoilt] of spoiltOf(text)) {
        const { success, data } = schema.safeParse(replaced(sample, place, spoilt));
        if (success && JSON.stringify([data]).includes(JSON.stringify(what).slice(1, -1)))
          leaks.add(`${name} ${path}: ${JSON.stringify(what)}`);
      }
    }
  }
  return [...leaks];
}

const spoiltOf = (text: string): (readonly [what: string, spoilt: string])[] => [
  [NUL, `${text}${NUL}`],
  [NUL, `${text.slice(0, 1)}${NUL}${text.slice(1)}`],
  ...(text.match(DAY) ?? []).flatMap((day) =>
    IMPOSSIBLE_DAYS.map((wrong) => [wrong, text.replace(day, wrong)] as const),
  ),
];

const samplesOf = (schema: JsonSchema): unknown[] => fc.sample(fitting(schema), { numRuns: SAMPLES, seed: SEED });

function leaksOfEndpoint(endpoint: Endpoint, operation: Operation): string[] {
  const body = operation.requestBody?.content['application/json']?.schema;
  const parameters = (place: string): JsonSchema => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    return {
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: place === 'path' ? own.map(({ name }) => name) : [],
    };
  };
  return [
    ...(endpoint.body && body ? leaksOf(`${endpoint.name} body`, endpoint.body, samplesOf(body)) : []),
    ...(endpoint.query ? leaksOf(`${endpoint.name} query`, endpoint.query, samplesOf(parameters('query'))) : []),
    ...(endpoint.params ? leaksOf(`${endpoint.name} params`, endpoint.params, samplesOf(parameters('path'))) : []),
  ];
}

const operations = new Map(
  Object.values(openApiDocument().paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);

test('every call has inputs to spoil', () => {
  const fits = (schema: z.ZodType | undefined, sent: JsonSchema | undefined) =>
    !schema || !sent || samplesOf(sent).some((sample) => schema.safeParse(sample).success);
  const untried = ENDPOINTS.filter(
    ({ name, body }) => !fits(body, operations.get(name)?.requestBody?.content['application/json']?.schema),
  );
  expect(untried.map(({ name }) => name)).toEqual([]);
});

test(
  'no call takes a NUL or a day that is in no calendar',
  () => {
    const leaks = ENDPOINTS.flatMap((endpoint) => {
      const operation = operations.get(endpoint.name);
      if (!operation) throw new Error(`${endpoint.name} is not documented.`);
      return leaksOfEndpoint(endpoint, operation);
    });
    expect(leaks).toEqual([]);
  },
  ALL_CALLS_TIMEOUT_MS,
);
