import { IMPORT_FIELDS } from '@proline/domain/usher-import/import-field';
import { sealHeader, sealRow } from '../../features/usher-import/sealed-row.service.ts';
import type { Ground } from './sample-ground.ts';
import { samplePhone } from './sample-person.ts';
import { addRow } from './sample-rows.ts';

type ImportGround = Pick<Ground, 'pool' | 'dataKey'>;

/** An import of one good row and one with a bad birth date; nothing of it is stored as a person. */
export async function addImport({ pool, dataKey }: ImportGround): Promise<string> {
  const id = crypto.randomUUID();
  const { id: created_by } = await addRow(pool, 'admins');
  await pool.query(
    `insert into usher_imports (id, file_name, header_encrypted, mapping, created_by) values ($1, 'people.csv', $2, $3, $4)`,
    [id, sealHeader(dataKey, id, IMPORT_FIELDS), IMPORT_FIELDS, created_by],
  );
  const rows = [
    { number: 2, birth_date: '1999-04-30', problems: [] },
    { number: 3, birth_date: 'soon', problems: ['birth_date.not_a_date'] },
  ];
  for (const { number, birth_date, problems } of rows) {
    const values: Partial<Record<string, string>> = { name_en: 'Layla Al-Harbi', phone: samplePhone(), birth_date };
    const cells = IMPORT_FIELDS.map((field) => values[field] ?? '');
    await pool.query(
      `insert into usher_import_rows (import_id, number, cells_encrypted, problems, has_error, has_warning)
       values ($1, $2, $3, $4, cardinality($4::text[]) > 0, false)`,
      [id, number, sealRow(dataKey, id, { number, cells, formulas: [] }), problems],
    );
  }
  return id;
}

/** An import whose one good row is somebody by now. */
export async function addImported(ground: ImportGround): Promise<string> {
  const id = await addImport(ground);
  const usher = await addRow(ground.pool, 'ushers');
  await ground.pool.query(
    'update usher_import_rows set person_id = $2, cells_encrypted = null where import_id = $1 and number = 2',
    [id, usher.id],
  );
  return id;
}
