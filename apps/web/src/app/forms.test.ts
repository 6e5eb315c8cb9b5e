import type { Endpoint } from '@proline/contract/frame/endpoint';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

type Values = Readonly<Record<string, unknown>>;
type DeclaredForm = {
  readonly initial: Values;
  readonly check: (values: Values) => Readonly<Record<string, string | undefined>>;
  readonly maxLength?: Readonly<Record<string, number>>;
  readonly sentTo: readonly { readonly endpoint: Endpoint; readonly bodyOf?: (values: Values) => unknown }[];
};

/** The values are generated from the schemas, so only the schemas know their types. */
const isForm = (value: unknown): value is DeclaredForm =>
  typeof value === 'object' && value !== null && 'initial' in value && 'check' in value && 'sentTo' in value;

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.forms.ts', { eager: true });
const forms = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, form]) => (isForm(form) ? [{ name, form }] : [])),
);

const node = z.record(z.string(), z.unknown());

/** Returns everything that a JSON Schema says about the property with that name, at any depth. */
const constraintsOf = (schema: unknown, name: string): Values[] => {
  const read = node.safeParse(schema);
  if (!read.success) return Array.isArray(schema) ? schema.flatMap((one) => constraintsOf(one, name)) : [];
  const { properties } = read.data;
  const own = node.safeParse(properties).data?.[name];
  const found = own === undefined ? [] : allParts(own);
  return [...found, ...Object.values(read.data).flatMap((inner) => constraintsOf(inner, name))];
};
const allParts = (schema: unknown): Values[] => {
  const { data } = node.safeParse(schema);
  if (!data) return [];
  const parts = [data['anyOf'], data['oneOf'], data['allOf']].filter(Array.isArray).flat();
  return [data, ...parts.flatMap(allParts)];
};

/** The schema of a body as it is sent ('input'), or as it is stored ('output'): trimmed and composed. */
const schemaOf = ({ body }: Endpoint, io: 'input' | 'output'): unknown =>
  body && z.toJSONSchema(body, { io, unrepresentable: 'any' });

const MATCHING_TEXTS = 10;
const LIMITS = ['minLength', 'maxLength', 'minimum', 'maximum'];
const ALPHABET = ['x', '7', '٣', 'س', 'é', 'e\u0301', '😀', ' ', '-', '+', '.', '@', '\u212A'];
const HOSTILE = ['\u0000', '\u0007', '\t', '\n', '\r', '\u0085', '\u2028', '\u202E', '\u2066', '\uFEFF', '\uD800'];

const around = (limits: readonly number[]): number[] => [
  ...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]).filter(Number.isSafeInteger)),
];

/** A text with one character added, removed or replaced. */
const spoiled = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(texts, fc.nat(), fc.constantFrom(0, 1), fc.constantFrom('', ...ALPHABET, ...HOSTILE))
    .map(([text, at, taken, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + taken);
    });

/** Few texts, because each one takes milliseconds to generate; the variations turn them into many. */
const matching = (pattern: string): fc.Arbitrary<string> =>
  fc.constantFrom(...fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), MATCHING_TEXTS));

type Tried = {
  /** Values that are always tried: at each limit, and one on either side of it. */
  readonly edges: readonly unknown[];
  readonly others: fc.Arbitrary<unknown>;
};

const textsFor = (parts: readonly Values[], limits: readonly number[]): Tried => {
  const examples = parts.flatMap((part) => (Array.isArray(part['examples']) ? part['examples'] : [])).map(String);
  const lengths = around([1, ...limits]).filter((length) => length >= 0);
  const edges = lengths.flatMap((length) => ['x', '😀'].map((unit) => unit.repeat(length)));
  const spaces = fc.constantFrom(...lengths).map((count) => ' '.repeat(count));
  const patterns = parts.map(({ pattern }) => pattern).filter((pattern) => typeof pattern === 'string');
  const long = fc.tuple(fc.constantFrom(...lengths), fc.constantFrom(...ALPHABET));
  const good = fc.oneof(
    fc.constantFrom(...edges, ...examples),
    long.map(([length, unit]) => unit.repeat(length).slice(0, length)),
    ...patterns.map(matching),
  );
  const padded = fc.tuple(spaces, good, spaces).map((three) => three.join(''));
  return {
    edges: [...edges, ...examples],
    others: fc.oneof(
      good,
      spoiled(good),
      padded,
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...ALPHABET, ...HOSTILE) }),
    ),
  };
};

/** Returns values that a control for such a field can hold. */
const triedAt = (parts: readonly Values[], initial: unknown): Tried => {
  // A list has a control of its own, which adds and removes only what fits.
  if (Array.isArray(initial)) return { edges: [initial], others: fc.constant(initial) };
  const choices = parts.flatMap((part) => (Array.isArray(part['enum']) ? part['enum'] : []));
  if (choices.length > 0) return { edges: [initial, ...choices], others: fc.constantFrom(...choices) };
  const limits = parts
    .flatMap((part) => LIMITS.map((limit) => part[limit]))
    .filter((limit) => typeof limit === 'number');
  switch (typeof initial) {
    case 'boolean':
      return { edges: [true, false], others: fc.boolean() };
    case 'string':
      return textsFor(parts, limits);
    default:
      return { edges: [initial, ...around(limits), 0, 0.5, Number.NaN], others: fc.integer() };
  }
};

const isRight = (form: DeclaredForm, values: Values): boolean =>
  Object.values(form.check(values)).every((problem) => problem === undefined);

/** Returns the first value that the form accepts: the other fields hold such values while one field is tried. */
const rightValue = (form: DeclaredForm, name: string, { edges, others }: Tried): unknown =>
  [...edges, ...fc.sample(others, { seed: 1 })].find(
    (value) => form.check({ ...form.initial, [name]: value })[name] === undefined,
  );

test('forms are found', () => {
  expect(forms.map(({ name }) => name)).toContain('signInForm');
});

const cases = forms.flatMap(({ name, form }) =>
  form.sentTo.map(({ endpoint, bodyOf = (values: Values) => values }) => {
    const [sent, kept] = [schemaOf(endpoint, 'input'), schemaOf(endpoint, 'output')];
    const keptPartsOf = (field: string) => constraintsOf(kept, field);
    const partsOf = (field: string) => [...constraintsOf(sent, field), ...keptPartsOf(field)];
    return { name, call: endpoint.name, form, endpoint, bodyOf, partsOf, keptPartsOf };
  }),
);
const fieldCases = cases.flatMap((one) => Object.keys(one.form.initial).map((field) => ({ ...one, field })));

test.each(cases)('$name knows no field but those of $call', ({ form, partsOf }) => {
  expect(Object.keys(form.initial).filter((field) => partsOf(field).length === 0)).toEqual([]);
});

test.each(cases)('the boxes of $name take all that $call keeps', ({ form, keptPartsOf }) => {
  const tooSmall = Object.entries(form.maxLength ?? {}).filter(([field, room]) =>
    keptPartsOf(field).some(({ maxLength }) => typeof maxLength === 'number' && maxLength > room),
  );
  expect(tooSmall).toEqual([]);
});

test.each(fieldCases)('$name refuses at $field what $call refuses, and nothing else', (tried) => {
  const { form, field, endpoint, bodyOf, partsOf } = tried;
  const triedIn = (name: string) => triedAt(partsOf(name), form.initial[name]);
  const others = Object.keys(form.initial).filter((name) => name !== field);
  const right = Object.fromEntries(others.map((name) => [name, rightValue(form, name, triedIn(name))]));
  const here = triedIn(field);
  fc.assert(
    fc.property(here.others, (value) => {
      const written = { ...right, [field]: value };
      const accepted = endpoint.body?.safeParse(bodyOf(written)).success;
      expect([value, isRight(form, written)]).toEqual([value, accepted]);
    }),
    { examples: here.edges.map((value) => [value]) },
  );
});
