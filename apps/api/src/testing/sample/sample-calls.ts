import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import type { z } from 'zod';
import { inputSchema } from '../../platform/openapi/json-schema.ts';
import { exampleOf } from '../../platform/openapi/schema-example.ts';
import type { Ground, Sample, Samples } from './sample-ground.ts';

const FEATURES = fileURLToPath(new URL('../../features', import.meta.url));

/** The samples that a slice states in its `.samples.ts`, for calls that need something to be there first. */
const statedIn = async (file: string): Promise<Samples> => {
  const module = (await import(/* @vite-ignore */ pathToFileURL(`${FEATURES}/${file}`).href)) as { samples: Samples };
  return module.samples;
};

/** For a call that no slice states a sample for, the example of its schema will do. */
const stated = await Promise.all(globSync('*/*.samples.ts', { cwd: FEATURES }).map(statedIn));
const SAMPLES: Samples = Object.fromEntries(stated.flatMap((samples) => Object.entries(samples)));

/** Input with which this call succeeds, for whoever may make it. */
export async function sampleOf(endpoint: Endpoint, ground: Ground): Promise<Sample> {
  const prepare = SAMPLES[endpoint.name];
  if (prepare) return prepare(ground);
  const body = endpoint.body && exampleOf(inputSchema(endpoint.body));
  return {
    params: textsOf(endpoint.params),
    query: requiredOf(endpoint.query),
    ...(body !== undefined && { body }),
  };
}

const textsOf = (schema: z.ZodType | undefined): Record<string, string> => {
  const example = schema && exampleOf(inputSchema(schema));
  if (typeof example !== 'object' || example === null) return {};
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, String(value)]));
};

/** What may be left out of a query is left out: it would only narrow the answer. */
const requiredOf = (schema: z.ZodType | undefined): Record<string, string> => {
  const required = (schema && inputSchema(schema).required) ?? [];
  return Object.fromEntries(Object.entries(textsOf(schema)).filter(([name]) => required.includes(name)));
};
