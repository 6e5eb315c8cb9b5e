import { z } from 'zod';

const sum = { bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) };

/** What a backup says about itself. It stands at the end, when all sums are known. */
export const manifestSchema = z.object({
  made_at: z.iso.datetime(),
  server_version: z.string(),
  /** which DATA_KEY is needed; the key itself is not in the backup */
  data_key_id: z.string().nullable(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative(), ...sum })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  files: z.array(z.object({ key: z.string(), type: z.string(), ...sum })),
  /** rows of `files` whose bytes were gone already */
  files_missing: z.array(z.string()),
});
export type Manifest = z.output<typeof manifestSchema>;
