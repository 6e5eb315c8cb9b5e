import { ALWAYS_FREE } from '@proline/domain/people/availability';
import { addFile, samplePng } from '../../testing/sample/sample-files.ts';
import type { Ground, Sample, Samples } from '../../testing/sample/sample-ground.ts';
import { SAMPLE_IBAN } from '../../testing/sample/sample-person.ts';
import { addRow } from '../../testing/sample/sample-rows.ts';

/** Whoever calls, or somebody. */
const self = async ({ caller, pool }: Ground): Promise<string> => caller ?? (await addRow(pool, 'ushers')).id;

/** A file that the person has sent. */
async function addOwnFile(ground: Ground, id: string, purpose: 'usher_photo' | 'usher_document'): Promise<string> {
  const file_id = await addFile(ground, (await ground.addAdmin('viewer')).id, purpose);
  await ground.pool.query('update files set uploaded_by = null, uploaded_by_person = $2 where id = $1', [file_id, id]);
  return file_id;
}

const versionIn = async ({ pool }: Ground, table: 'persons' | 'availability', column: string, id: string) => {
  const { rows } = await pool.query<{ version: number }>(`select version from ${table} where ${column} = $1`, [id]);
  return rows[0]?.version ?? 0;
};

const withDocument = async (ground: Ground): Promise<Sample> => {
  const person_id = await self(ground);
  const file_id = await addOwnFile(ground, person_id, 'usher_document');
  // there may be only so many
  await ground.pool.query('delete from person_documents where person_id = $1', [person_id]);
  const { id } = await addRow(ground.pool, 'person_documents', { person_id, file_id });
  return { params: { id } };
};

export const samples: Samples = {
  changeStaffProfile: async (ground) => {
    const id = await self(ground);
    return {
      body: {
        version: await versionIn(ground, 'persons', 'id', id),
        email: null,
        city: 'Jeddah',
        languages: [{ code: 'ar', level: 'native' }],
        height_cm: 170,
        clothing_size: 'M',
        shoe_size: 40,
        photo_id: await addOwnFile(ground, id, 'usher_photo'),
      },
    };
  },
  getStaffPhoto: async (ground) => {
    const id = await self(ground);
    const file = await addOwnFile(ground, id, 'usher_photo');
    await ground.pool.query(`update persons set photo = '/api/admin/files/' || $2::text where id = $1`, [id, file]);
    return {};
  },
  uploadStaffFile: async () => ({ query: { purpose: 'usher_photo', name: 'me.png' }, bytes: await samplePng() }),
  addStaffDocument: async (ground) => {
    await withDocument(ground);
    const file_id = await addOwnFile(ground, await self(ground), 'usher_document');
    return { body: { file_id, kind: 'passport', expires_on: '2031-05-01' } };
  },
  openStaffDocument: withDocument,
  setStaffBankAccount: async (ground) => {
    const { rows } = await ground.pool.query<{ id: string }>(
      'select id from bank_accounts where person_id = $1 and replaced_at is null',
      [await self(ground)],
    );
    return {
      body: { replaces: rows[0]?.id ?? null, iban: SAMPLE_IBAN, bank_name: 'Bank', holder: 'Hala Mansour' },
    };
  },
  changeStaffAvailability: async (ground) => ({
    body: {
      version: await versionIn(ground, 'availability', 'person_id', await self(ground)),
      week: ALWAYS_FREE,
      days_off: [{ first_day: '2030-01-20', last_day: '2030-01-22', reason: 'Exams' }],
    },
  }),
};
