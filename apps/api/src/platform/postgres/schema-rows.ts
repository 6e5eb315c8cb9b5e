import type { JsonSchema } from '../openapi/json-schema.ts';

export type SchemaRow = {
  /** path from the top: data.points[].starts_on */
  readonly field: string;
  readonly type: string;
  readonly notes: string;
};

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** A schema as the lines of a table: one for each field, however deep. */
export function schemaRows(schema: JsonSchema, field = '', notes: readonly string[] = []): SchemaRow[] {
  const { schema: bare, nullable } = withoutNull(schema);
  const own = {
    field,
    type: typeOf(bare) + (nullable ? ' or null' : ''),
    notes: [...notes, ...limitsOf(bare)].join(' · '),
  };
  return field === '' ? rowsBelow(bare, field) : [own, ...rowsBelow(bare, field)];
}

function rowsBelow(schema: JsonSchema, field: string): SchemaRow[] {
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, part]) => {
      const optional = schema.required?.includes(name) !== true;
      const path = field === '' ? name : `${field}.${name}`;
      return isSchema(part) ? schemaRows(part, path, optional ? ['optional'] : []) : [];
    });
  }
  if (isSchema(schema.items)) return rowsBelow(withoutNull(schema.items).schema, `${field}[]`);
  const forms = (schema.oneOf ?? []).filter(isSchema);
  return forms.flatMap((form) => [{ field, type: 'one form', notes: markOf(form) }, ...rowsBelow(form, field)]);
}

function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const others = (schema.anyOf ?? []).filter(isSchema).filter(({ type }) => type !== 'null');
  const [only] = others;
  return schema.anyOf && only && others.length === 1 ? { schema: only, nullable: true } : { schema, nullable: false };
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') {
    return isSchema(schema.items) && !schema.items.properties && !schema.items.oneOf
      ? `list of ${typeOf(schema.items)}`
      : 'list';
  }
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  return schema.format ?? schema.type ?? 'any';
}

function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems, pattern } = schema;
  return [
    ...(schema.default !== undefined ? [`default ${JSON.stringify(schema.default)}`] : []),
    ...(minLength === 1 ? ['not empty'] : minLength ? [`at least ${minLength} characters`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength} characters`] : []),
    ...(minimum !== undefined ? [`≥ ${minimum}`] : []),
    ...(maximum !== undefined ? [`≤ ${maximum}`] : []),
    ...(maxItems !== undefined ? [`at most ${maxItems} entries`] : []),
    ...(pattern !== undefined && schema.format === undefined ? [`matches ${pattern}`] : []),
  ];
}

/** What tells one form from the others: its constant fields. */
const markOf = (form: JsonSchema): string =>
  Object.entries(form.properties ?? {})
    .flatMap(([name, part]) =>
      isSchema(part) && part.const !== undefined ? [`${name} = ${JSON.stringify(part.const)}`] : [],
    )
    .join(', ');
