import fc from 'fast-check';
import type { JsonSchema } from '../../platform/openapi/json-schema.ts';

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const label = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const email = fc.tuple(label, label).map(([name, host]) => `${name}@${host}.example.com`);

/** Longer lists fit no less, but a request has an end. */
const MOST_ITEMS = 50;

/** Values that a schema lets through. */
export function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  // a text with a meaning of its own, such as a range of days: its schema alone does not say which fit
  if (schema.type === 'string' && schema.examples) return fc.constantFrom(...schema.examples);
  const forms = (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema);
  if (forms.length > 0) return fc.oneof(...forms.map(fitting));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      // fields that have to add up do so by chance too seldom
      return schema.examples
        ? fc.oneof(fittingRecord(schema), fc.constantFrom(...schema.examples))
        : fittingRecord(schema);
    case 'array':
      return fittingList(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? leastAbove(schema.exclusiveMinimum), -(2 ** 31)),
        max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1),
      });
    case 'number':
      return fittingNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fittingText(schema);
  }
}

const fittingRecord = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [
        name,
        isSchema(part) ? fitting(part) : fc.anything(),
      ]),
    ),
    { requiredKeys: schema.required ?? [] },
  );

const leastAbove = (limit: unknown): number => (typeof limit === 'number' ? limit + 1 : -1000);

function fittingList(schema: JsonSchema): fc.Arbitrary<unknown[]> {
  const item = isSchema(schema.items) ? fitting(schema.items) : fc.anything();
  const length = { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 5, MOST_ITEMS) };
  if (schema.uniqueItems === true) return fc.uniqueArray(item, length);
  const unique = schema['x-unique-by'];
  if (typeof unique !== 'string') return fc.array(item, length);
  return fc.uniqueArray(item, {
    ...length,
    selector: (one) => (isSchema(one) ? one[unique] : one),
  });
}

function fittingNumber({ minimum, maximum, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  if (multipleOf !== undefined) {
    const steps = { min: Math.ceil((minimum ?? 0) / multipleOf), max: Math.floor((maximum ?? 1000) / multipleOf) };
    return fc.integer(steps).map((n) => n / Math.round(1 / multipleOf));
  }
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  });
}

function fittingText({ format, pattern, minLength = 0, maxLength = 50 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return email;
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const letters = fc.constantFrom(...Array.from('abcXYZ 019-éاأبة٣中🎪'));
  // texts are trimmed before they are measured, in characters
  return fc
    .string({ unit: letters, minLength, maxLength: Math.min(maxLength, minLength + 30) })
    .filter((text) => Array.from(text.trim()).length >= minLength);
}

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce((inner: unknown) => [inner], 'deep');

/** Any characters, halves of surrogate pairs too. */
export const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  maxLength: 40,
});

/** What breaks careless programs. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202egnp.exe',
    '\u2066',
    '\ufeff',
    '%00',
    "' or 1=1 --",
    '$1',
    '{{7*7}}',
    '<img src=x onerror=alert(1)>',
    '../../../etc/passwd',
    '00000000-0000-0000-0000-000000000000',
    'NaN',
    'ﷺ'.repeat(300),
    'x'.repeat(70_000),
    'e\u0301'.repeat(400),
    [],
    {},
    [[]],
    nested(3_000),
    { $ne: null },
    { toString: 1 },
  ),
  anyText,
  fc.integer(),
  fc.double(),
  fc.anything({ maxDepth: 3, withNullPrototype: true }),
);

const FIELD_NAMES = [
  'id',
  'admin',
  'permission_set',
  'version',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  'ي',
  'a.b',
  '0',
];

/** A fitting value with something wrong in it: a field replaced, left out or added, or all of it something else. */
export const spoilt = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const names = Object.keys(schema.properties ?? {});
  const name =
    names.length > 0
      ? fc.oneof(fc.constantFrom(...names), fc.constantFrom(...FIELD_NAMES))
      : fc.constantFrom(...FIELD_NAMES);
  const changed = fc
    .record({ value: fitting(schema), name, other: hostile, leaveOut: fc.boolean() })
    .map(({ value, name: field, other, leaveOut }) => {
      const fields = Object.entries(isSchema(value) ? value : {}).filter(([known]) => known !== field);
      return Object.fromEntries(leaveOut ? fields : [...fields, [field, other]]);
    });
  return fc.oneof({ arbitrary: changed, weight: 4 }, { arbitrary: hostile, weight: 1 });
};
