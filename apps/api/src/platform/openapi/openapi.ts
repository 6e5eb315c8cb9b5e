import { isOfApp, type Access } from '@proline/contract/frame/access';
import type { Endpoint } from '@proline/contract/frame/endpoint';
import { ENDPOINTS } from '@proline/contract/slices';
import { ERRORS, type ErrorCode } from '@proline/contract/facts';
import { errorReply } from '@proline/contract/frame/error-reply';
import { refusalsOf } from '@proline/contract/refusals';
import manifest from '../../../package.json' with { type: 'json' };
import { inputSchema, outputSchema, type JsonSchema } from './json-schema.ts';
import { exampleOf } from './schema-example.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
};
export type MediaType = { readonly schema: JsonSchema; readonly example?: unknown };
export type Response = {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
  readonly content: Readonly<Record<string, MediaType>>;
};
export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly [string];
  readonly 'x-access': Access;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Response>>;
};

const REPLY = 200;
const BYTES = 'application/octet-stream';
const SESSION = 'session';
const STAFF_SESSION = 'staff_session';
const JOIN_PASS = 'join_pass';

/** The whole contract as OpenAPI 3.1. It follows from the declarations alone, so it cannot say anything else. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Proline back-office API',
    version: manifest.version,
    description:
      'Send the token of the sign-in as `Authorization: Bearer …`. Calls under `/staff` are for ushers and team leaders themselves, ' +
      'whose token opens nothing else; who wants to join gets a pass for two calls by `/staff/join-requests/pass`. Refusals carry a message for people, in the language of ' +
      '`Accept-Language` (en, ar), and a code for programs. A POST repeated with the same `Idempotency-Key` is done once.',
  },
  servers: [{ url: '/api' }],
  tags: [...new Set(ENDPOINTS.map(tagOf))].map((name) => ({ name })),
  paths: pathsOf(ENDPOINTS),
  components: {
    securitySchemes: {
      [SESSION]: { type: 'http', scheme: 'bearer' },
      [STAFF_SESSION]: { type: 'http', scheme: 'bearer' },
      [JOIN_PASS]: { type: 'http', scheme: 'bearer' },
    },
    schemas: { ErrorReply: outputSchema(errorReply) },
  },
});

/** Calls belong together by what one must be allowed to do; those of the staff's own app are one section. */
const tagOf = ({ access, path }: Endpoint): string => {
  if (path.startsWith('/staff/')) return 'staff';
  return access === 'signed_in' ? 'account' : (access.split('.')[0] ?? access);
};

const OF_APP = { staff: STAFF_SESSION, joiner: JOIN_PASS } as const;

const securityOf = (access: Access): Operation['security'] => {
  if (access === 'public') return [];
  return [{ [isOfApp(access) ? OF_APP[access] : SESSION]: [] }];
};

function pathsOf(endpoints: readonly Endpoint[]): Record<string, Record<string, Operation>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

const operationOf = (endpoint: Endpoint): Operation => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [tagOf(endpoint)],
  'x-access': endpoint.access,
  security: securityOf(endpoint.access),
  parameters: parametersOf(endpoint),
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': withExample(inputSchema(endpoint.body)) } },
  }),
  ...(endpoint.takesBytes !== undefined && {
    requestBody: { required: true, content: { [BYTES]: { schema: { type: 'string', format: 'binary' } } } },
  }),
  responses: responsesOf(endpoint),
});

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text of your own. The same key with the same data gets the same reply, and nothing happens twice.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
};

const parametersOf = ({ params, query, method }: Endpoint): Parameter[] => [
  ...(params ? fieldsOf(inputSchema(params), 'path') : []),
  ...(query ? fieldsOf(inputSchema(query), 'query') : []),
  ...(method === 'POST' ? [IDEMPOTENCY_KEY] : []),
];

const fieldsOf = (schema: JsonSchema, place: 'path' | 'query'): Parameter[] =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: schema.required?.includes(name) ?? false,
    schema: typeof field === 'object' ? field : {},
  }));

function responsesOf(endpoint: Endpoint): Record<string, Response> {
  const content = endpoint.produces
    ? Object.fromEntries(endpoint.produces.map((type) => [type, { schema: { type: 'string' } as const }]))
    : { 'application/json': withExample(outputSchema(endpoint.response)) };
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => ERRORS[code].status);
  const refusals = [...byStatus].map(([status, codes]) => [String(status), refusalResponse(status, codes)] as const);
  return { [String(REPLY)]: { description: 'Done', content }, ...Object.fromEntries(refusals) };
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } } as const;

function refusalResponse(status: number, codes: readonly ErrorCode[]): Response {
  const [first] = codes;
  return {
    description: codes.map((code) => `${code}: ${ERRORS[code].en}`).join('\n'),
    ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorReply' },
        ...(first && { example: { message: ERRORS[first].en, code: first } }),
      },
    },
  };
}

const withExample = (schema: JsonSchema): MediaType => ({ schema, example: exampleOf(schema) });
