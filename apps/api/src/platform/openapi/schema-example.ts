import type { JsonSchema } from './json-schema.ts';

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'sara@example.com',
  uuid: '0197c5f2-8c4e-7b5a-9d3f-2f6c1e0a4b7d',
  date: '2026-03-18',
  'date-time': '2026-03-18T09:30:00Z',
};
const BY_NAME: Readonly<Record<string, string>> = {
  name: 'Sara Al-Fahad',
  name_en: 'Hala Mansour',
  name_ar: 'هالة منصور',
  title_en: 'Riyadh Lantern Festival',
  title_ar: 'مهرجان فوانيس الرياض',
  interviewer: 'Omar Haddad',
  time_zone: 'Asia/Riyadh',
  currency: 'SAR',
  token_type: 'Bearer',
  email: 'sara@example.com',
  message: 'Please delete my account.',
  password: 'a long password',
};

/** One value that fits, the same every time. Of several forms it shows the first; lists show one entry of each form. */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.default !== undefined && schema.default !== '') return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [form] = forms(schema);
  if (form) return exampleOf(form, name);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, part]) => [
          field,
          typeof part === 'object' ? exampleOf(part, field) : null,
        ]),
      );
    case 'array':
      return listOf(schema, name);
    case 'integer':
      return Math.max(schema.minimum ?? 12, 12);
    case 'number':
      return 0.18;
    case 'boolean':
      return true;
    case 'string':
      return BY_FORMAT[schema.format ?? ''] ?? BY_NAME[name] ?? (name || 'text');
    default:
      return null;
  }
}

const isSchema = (part: JsonSchema | boolean): part is JsonSchema => typeof part === 'object';
const forms = (schema: JsonSchema): JsonSchema[] => (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema);

function listOf(schema: JsonSchema, name: string): unknown[] {
  const { items } = schema;
  if (items === undefined || typeof items === 'boolean' || Array.isArray(items)) return [];
  const entries = items.oneOf ? forms(items) : [items];
  return entries.map((entry) => exampleOf(entry, name));
}
