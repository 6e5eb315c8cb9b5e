import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a caller sends. Text that is trimmed and then checked is described as it must be after trimming. */
export const inputSchema = (schema: z.ZodType): JsonSchema =>
  tidy(
    z.toJSONSchema(schema, {
      io: 'input',
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        if (def.type === 'pipe' && def.out._zod.def.type === 'string')
          // what is said of the whole, such as its examples, is lost on the way in otherwise
          Object.assign(jsonSchema, z.toJSONSchema(def.out), z.globalRegistry.get(zodSchema));
      },
    }),
  );

/** What a caller receives. */
export const outputSchema = (schema: z.ZodType): JsonSchema => tidy(z.toJSONSchema(schema));

/** A named format says more than its pattern, and every whole number ends somewhere. */
function tidy(schema: JsonSchema): JsonSchema {
  const { $schema: _, '~standard': _standard, ...kept } = schema;
  const copy: JsonSchema = { ...kept };
  if (copy.format !== undefined) delete copy.pattern;
  if (copy.maximum === Number.MAX_SAFE_INTEGER) delete copy.maximum;
  if (copy.minimum === Number.MIN_SAFE_INTEGER) delete copy.minimum;
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, field]) => [name, tidyPart(field)]),
    );
  }
  if (copy.items !== undefined && !Array.isArray(copy.items)) copy.items = tidyPart(copy.items);
  if (typeof copy.additionalProperties === 'object') copy.additionalProperties = tidyPart(copy.additionalProperties);
  if (copy.anyOf) copy.anyOf = copy.anyOf.map(tidyPart);
  if (copy.oneOf) copy.oneOf = copy.oneOf.map(tidyPart);
  return copy;
}

const tidyPart = <Part extends JsonSchema | boolean>(part: Part) => (typeof part === 'object' ? tidy(part) : part);
