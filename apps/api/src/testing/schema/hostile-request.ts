import fc from 'fast-check';
import type { Operation } from '../../platform/openapi/openapi.ts';
import { anyText, fitting, hostile, spoilt } from './schema-arbitrary.ts';

export type HostileRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS';
  /** in the place of the path's parameters */
  readonly param: string;
  readonly query: string;
  readonly body: string | Buffer | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly signedIn: boolean;
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;
const CONTENT_TYPES = [
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'application/problem+json',
  'json',
  ';',
  'application/json, text/plain',
];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const asText = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return value === undefined ? 'undefined' : JSON.stringify(value);
};
const usually = <A, B>(common: fc.Arbitrary<A>, rare: fc.Arbitrary<B>, weight = 6) =>
  fc.oneof({ arbitrary: common, weight }, { arbitrary: rare, weight: 1 });

const methodOf = (declared: string) =>
  usually(
    fc.constantFrom(...METHODS.filter((method) => method === declared.toUpperCase())),
    fc.constantFrom(...METHODS),
    12,
  );

const param = fc.oneof(
  hostile.map((value) => encoded(asText(value).slice(0, 3_000))),
  fc.constantFrom('%', '%E0%A4%A', '%00', '..', '%2e%2e%2f', '%252e', '*', ':token', ''),
);

const pair = (name: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc.tuple(name, value).map((both) => both.join('='));

function queryOf(operation: Operation): fc.Arbitrary<string> {
  const declared = operation.parameters.filter((parameter) => parameter.in === 'query');
  const wellFormed = fc.tuple(
    ...declared.map(({ name, schema }) =>
      fc.oneof(fitting(schema), hostile).map((value) => `${encoded(name)}=${encoded(asText(value).slice(0, 3_000))}`),
    ),
  );
  const name = fc.constantFrom(
    ...declared.map((parameter) => parameter.name),
    'page',
    '__proto__',
    'constructor',
    'a[b]',
    '%',
  );
  const wild = fc.array(pair(name, fc.constantFrom('', '%', '%ff', '1', 'x'.repeat(5_000), '%00')), { maxLength: 4 });
  return usually(
    wellFormed.map((pairs) => pairs.join('&')),
    wild.map((pairs) => pairs.join('&')),
    3,
  );
}

/** JSON that the schema refuses or takes, JSON that ends too early, and what is not JSON at all. */
function bodyOf(operation: Operation): fc.Arbitrary<string | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return usually(fc.constant(undefined), hostile.map(asText), 3);
  const valid = fitting(schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: spoilt(schema).map(asText), weight: 8 },
    { arbitrary: valid, weight: 1 },
    { arbitrary: fc.tuple(valid, fc.nat(40)).map(([text, end]) => text.slice(0, end)), weight: 1 },
    {
      arbitrary: fc.constantFrom('', '{', '{"__proto__":{"admin":true}}', '{"a":1,"a":2}', '['.repeat(50_000), '1e999'),
      weight: 1,
    },
    { arbitrary: anyText, weight: 1 },
    { arbitrary: fc.constant(undefined), weight: 1 },
  );
}

const visible = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});
const oddHeaders = fc.record(
  {
    'idempotency-key': fc.oneof(visible, fc.constantFrom('', ' ', 'k'.repeat(256), 'same-key')),
    'accept-language': fc.oneof(visible, fc.constantFrom('ar', 'ar;q=x', ','.repeat(500), '*', 'en-GB,ar;q=0.1')),
    accept: fc.constantFrom('text/html', 'application/xml', '*/*', ''),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', 'identity;q=0', '*'),
    'user-agent': fc.oneof(visible, fc.constant('x'.repeat(4_000))),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', "' or 1=1", '::1, unknown'),
    'x-request-id': visible,
    cookie: fc.constantFrom('proline_prefs=lang=ar', '='),
    'if-none-match': fc.constant('*'),
    origin: fc.constant('https://evil.example'),
  },
  { requiredKeys: [] },
);

export const hostileRequest = (method: string, operation: Operation): fc.Arbitrary<HostileRequest> =>
  fc
    .record({
      method: methodOf(method),
      param,
      query: queryOf(operation),
      body: bodyOf(operation),
      contentType: usually(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES), 8),
      odd: usually(fc.constant({}), oddHeaders, 2),
      signedIn: usually(fc.constant(true), fc.constant(false), 4),
    })
    .map(({ contentType, odd, body, ...rest }) => ({
      ...rest,
      body,
      headers: { ...odd, ...(body !== undefined && { 'content-type': contentType }) },
    }));
