import { z } from 'zod';
import { ENTRY_COLOURS, ENTRY_ICONS, ENTRY_NAME_MAX_LENGTH } from '@proline/domain/catalogue/catalogue';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

const version = z.int().nonnegative().max(2_147_483_647);
const entryName = line(1, ENTRY_NAME_MAX_LENGTH);

/** What every entry of a catalogue has; types add their pay. */
export const entryValues = {
  name_en: entryName,
  name_ar: entryName,
  colour: z.enum(ENTRY_COLOURS),
  icon: z.enum(ENTRY_ICONS),
};

export const entryRow = {
  id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  colour: z.enum(ENTRY_COLOURS),
  icon: z.enum(ENTRY_ICONS),
  archived_at: z.iso.datetime().nullable(),
  /** the entry that it was merged into; only undoing the merge restores it */
  merged_into: z.uuid().nullable(),
  version: z.int(),
  /** events that refer to it */
  used: z.int(),
};
/** What is the same in every catalogue. */
export type CatalogueEntry = z.output<z.ZodObject<typeof entryRow>>;

const params = z.strictObject({ id: z.uuid() });
const asRead = z.strictObject({ version });

type CatalogueDeclaration<
  Entry extends z.ZodType<CatalogueEntry>,
  Values extends z.ZodType,
  Changes extends z.ZodType,
> = {
  /** plural and singular in camel case, for the names of the calls */
  readonly plural: string;
  readonly singular: string;
  readonly path: string;
  readonly entry: Entry;
  /** all of them, for a new entry */
  readonly values: Values;
  /** any of them, with the version they were read in */
  readonly changes: Changes;
};

const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The endpoints of one catalogue. Reading needs the permission for events, changing the one for settings. */
export const catalogue = <
  Entry extends z.ZodType<CatalogueEntry>,
  Values extends z.ZodType,
  Changes extends z.ZodType,
>({
  plural,
  singular,
  path,
  entry: row,
  values,
  changes,
}: CatalogueDeclaration<Entry, Values, Changes>) => {
  const noun = capitalised(singular);
  const one = `${path}/:id`;
  const access = 'settings.write';
  const response = z.object({ data: row });
  return {
    list: endpoint({
      name: `list${capitalised(plural)}`,
      summary: `All ${plural} in their order, archived ones too`,
      method: 'GET',
      path,
      access: 'events.read',
      response: z.object({ data: z.array(row) }),
    }),
    create: endpoint({
      name: `create${noun}`,
      summary: `Add a ${singular} at the end`,
      method: 'POST',
      path,
      access,
      body: values,
      response,
      refusals: ['name_taken'],
    }),
    change: endpoint({
      name: `change${noun}`,
      summary: `Change a ${singular}`,
      method: 'PATCH',
      path: one,
      access,
      params,
      body: changes,
      response,
      refusals: ['name_taken', 'merged_away'],
    }),
    place: endpoint({
      name: `place${noun}`,
      summary: `Put a ${singular} before another one, or last`,
      method: 'PUT',
      path: `${one}/place`,
      access,
      params,
      body: z.strictObject({ before: z.uuid().nullable() }),
      response: z.object({ data: z.null() }),
    }),
    archive: endpoint({
      name: `archive${noun}`,
      summary: `Take a ${singular} out of use; what refers to it keeps it`,
      method: 'POST',
      path: `${one}/archive`,
      access,
      params,
      body: asRead,
      response,
    }),
    restore: endpoint({
      name: `restore${noun}`,
      summary: `Bring an archived ${singular} back`,
      method: 'POST',
      path: `${one}/restore`,
      access,
      params,
      body: asRead,
      response,
      refusals: ['name_taken', 'merged_away'],
    }),
    previewMerge: endpoint({
      name: `preview${noun}Merge`,
      summary: `What merging a ${singular} into another one would move`,
      method: 'GET',
      path: `${one}/merge`,
      access,
      params,
      query: z.strictObject({ into: z.uuid() }),
      response: z.object({
        data: z.object({
          events: z.int(),
          /** records that refer to both entries: while there are any, the merge is refused */
          clashes: z.int(),
        }),
      }),
    }),
    merge: endpoint({
      name: `merge${noun}`,
      summary: `Move everything that refers to a ${singular} to another one, and archive it`,
      method: 'POST',
      path: `${one}/merge`,
      access,
      params,
      body: asRead.extend({ into: z.uuid() }),
      response: z.object({ data: row, moved: z.int() }),
      refusals: ['merge_into_itself', 'merge_target_archived', 'merged_away', 'merge_clashes'],
    }),
    undoMerge: endpoint({
      name: `undo${noun}Merge`,
      summary: `Bring a merged ${singular} back, with what was moved and has not been changed since`,
      method: 'POST',
      path: `${one}/undo-merge`,
      access,
      params,
      body: asRead,
      response: z.object({ data: row, moved: z.int() }),
      refusals: ['name_taken', 'merged_away'],
    }),
    remove: endpoint({
      name: `delete${noun}`,
      summary: `Delete a ${singular} that nothing refers to`,
      method: 'DELETE',
      path: one,
      access,
      params,
      query: z.strictObject({
        version: z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number),
      }),
      response: z.object({ data: z.null() }),
      refusals: ['in_use'],
    }),
  };
};

/** What every catalogue of such entries is, whatever it lists. */
export type CatalogueOf<Entry extends CatalogueEntry> = ReturnType<
  typeof catalogue<z.ZodType<Entry>, z.ZodType<Record<string, unknown>>, z.ZodType<{ version: number }>>
>;
export type Catalogue = CatalogueOf<CatalogueEntry>;

export const entryVersion = version;
