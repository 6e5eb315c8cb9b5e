import { addImport, addImported } from '../../testing/sample/sample-imports.ts';
import { samplePhone } from '../../testing/sample/sample-person.ts';
import type { Samples } from '../../testing/sample/sample-ground.ts';
import { IMPORT_FIELDS } from '@proline/domain/usher-import/import-field';

const FIRST_VERSION = 1;

export const samples: Samples = {
  checkUsherImport: async () => ({
    query: { name: 'people.csv' },
    bytes: Buffer.from(`Name,Phone\nLayla Al-Harbi,${samplePhone()}\n`),
  }),
  getUsherImport: async (ground) => ({ params: { id: await addImport(ground) } }),
  mapUsherImport: async (ground) => ({
    params: { id: await addImport(ground) },
    body: { version: FIRST_VERSION, mapping: [...IMPORT_FIELDS], day_order: 'day_first' },
  }),
  listUsherImportRows: async (ground) => ({ params: { id: await addImport(ground) } }),
  typeImportValue: async (ground) => ({
    params: { id: await addImport(ground) },
    body: { version: FIRST_VERSION, row: 3, field: 'birth_date', value: '1999-04-30' },
  }),
  leaveOutImportValues: async (ground) => ({
    params: { id: await addImport(ground) },
    body: { version: FIRST_VERSION, field: 'birth_date', code: 'not_a_date' },
  }),
  startUsherImport: async (ground) => ({
    params: { id: await addImport(ground) },
    body: { version: FIRST_VERSION },
  }),
  undoUsherImport: async (ground) => ({
    params: { id: await addImported(ground) },
    body: { version: FIRST_VERSION },
  }),
  exportBadRows: async (ground) => ({ params: { id: await addImport(ground) }, query: { format: 'csv' } }),
};
