import { carryOutDeletion } from '@proline/contract/erasure/erasure';
import { getUsher, usherList } from '@proline/contract/usher/usher';
import { search } from '@proline/contract/search/search';
import { transferList } from '@proline/contract/transfer/transfer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placesOf, plantCanary, type Canary } from '../../testing/people/canary.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { fileErasure } from '../file/file-erasure.service.ts';

let app: TestApp;
let recruiter: { id: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ jobs: [fileErasure] });
  recruiter = await app.signIn('recruiter');
});
afterAll(() => app.close());

const carryOut = ({ request_id, id }: Canary) =>
  app.call(carryOutDeletion, { token: recruiter.token, params: { id: request_id }, body: { person_ids: [id] } });

/** Destroying files is a job's work. */
const filesAreGone = async () =>
  expect
    .poll(
      async () =>
        (await app.pool.query(`select from jobs where kind = 'files.erase' and finished_at is null`)).rowCount,
      {
        timeout: 60_000,
      },
    )
    .toBe(0);

/** Columns that say nothing about a person: what is not here and holds words must hold the canary's. */
const NOT_PERSONAL = new Set([
  'applications.served_from',
  'place_openings.cause',
  'place_openings.outcome',
  'place_openings.state',
  'applications.shift_ids',
  'applications.status',
  'assignments.origin',
  'assignments.release_reason',
  'assignments.status',
  'attendance.method',
  'attendance.out_method',
  'attendance.outcome',
  'attendance_marks.kind',
  'attendance_marks.method',
  'attendance_marks.refused',
  'bank_accounts.iban_last4',
  'bank_accounts.key_id',
  'event_leads.scope',
  'fill_positions.gap',
  'fill_rows.code',
  'fill_rows.contributions',
  'fill_rows.result',
  'fill_runs.figures',
  'fill_runs.status',
  'incidents.kind',
  'interviewer_times.reason',
  'interviews.hat',
  'interviews.mode',
  'interviews.status',
  'job_items.code',
  'job_items.label_ar',
  'job_items.label_en',
  'job_items.record_id',
  'job_items.status',
  'jobs.kind',
  'jobs.params',
  'jobs.slot',
  'jobs.status',
  'message_deliveries.channel',
  'message_deliveries.reason',
  'message_deliveries.state',
  'messages.cause',
  'messages.kind',
  'messages.withheld',
  'payment_batch_lines.bank_reference',
  'payment_batch_lines.checks',
  'payment_batch_lines.end_to_end_id',
  'payment_batch_lines.failure_code',
  'payment_batch_lines.left_why',
  'payment_batch_lines.result',
  'person_documents.kind',
  'person_merges.moved',
  'persons.claimed_id_last4',
  'persons.clothing_size',
  'persons.gender',
  'persons.id_number_last4',
  'persons.language_levels',
  'persons.languages',
  'persons.leader_status',
  'persons.nationality',
  'persons.phone',
  'persons.photo',
  'persons.usher_status',
  'transfer_lines.kind',
  'transfers.bank_reference',
  'transfers.currency',
  'transfers.kind',
  'transfers.status',
  'usher_import_rows.known_field',
  'usher_import_rows.problems',
  'usher_import_rows.state',
  'usher_import_rows.twin_field',
  'usher_work.roles',
]);

/** Every column that can hold words, of every table that names a person, or a row that does, however far away. */
async function wordColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await app.pool.query<{ table: string; column: string }>(`
    with recursive about (id) as (
      select 'persons'::regclass::oid
      union select f.conrelid from pg_constraint f join about on f.confrelid = about.id where f.contype = 'f'
    )
    select c.table_name as table, c.column_name as column
    from information_schema.columns c join about on about.id = c.table_name::regclass
    where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'ARRAY') and c.column_name <> 'search_text'
    order by 1, 2`);
  return rows;
}

test('nothing of a person is left anywhere: tables, audit values, files, log, search and lists', async () => {
  const canary = await plantCanary(app, recruiter);
  for (const { table, column } of await wordColumns()) {
    if (NOT_PERSONAL.has(`${table}.${column}`)) continue;
    const { rows } = await app.pool.query<{ there: boolean }>(
      `select exists (select from ${table} t where t.${column}::text ilike $1) as there`,
      [`%${canary.marks[0]}%`],
    );
    expect([table, column, rows[0]?.there], 'a new column: plant it, or say that it is not personal').toEqual([
      table,
      column,
      true,
    ]);
  }
  expect(await placesOf(app, canary.marks)).toEqual(
    expect.arrayContaining(['a file', 'applications', 'deletion_requests', 'files', 'interviews', 'persons']),
  );

  expect((await carryOut(canary)).statusCode).toBe(200);
  await filesAreGone();

  expect(await placesOf(app, canary.marks)).toEqual([]);
  const filePlaces = await placesOf(app, canary.file_ids);
  expect(filePlaces.filter((place) => ['a file', 'files', 'person_documents', 'persons'].includes(place))).toEqual([]);
  const { rows } = await app.pool.query(
    `select (select count(*)::int from person_keys where person_id = $1) as keys,
       (select count(*)::int from bank_accounts where person_id = $1
        and (iban_encrypted <> '' or holder_encrypted <> '')) as accounts,
       (select count(*)::int from usher_import_rows where known_id = $1 and cells_encrypted is not null) as cells,
       (select count(*)::int from persons where id = $1 and id_number_encrypted is not null) as numbers`,
    [canary.id],
  );
  expect(rows).toEqual([{ keys: 0, accounts: 0, cells: 0, numbers: 0 }]);
});

test('payments stay, under a name that only tells them apart; nobody finds the person any more', async () => {
  const canary = await plantCanary(app, recruiter);
  const { token } = await app.signIn('owner');
  const usher = (await app.call(getUsher, { token, params: { id: canary.id } })).json<{ data: { code: number } }>()
    .data;
  await carryOut(canary);
  const label = `Deleted person U-${usher.code}`;
  const paid = await app.call(transferList.rows, { token, query: { status: 'transferred' } });
  expect(transferList.rows.response.parse(paid.json()).data.map(({ payee }) => payee.name_en)).toContain(label);
  expect((await app.call(getUsher, { token, params: { id: canary.id } })).statusCode).toBe(404);
  const listed = await app.call(usherList.rows, { token, query: { q: label } });
  expect(listed.json<{ data: unknown[] }>().data).toEqual([]);
  // whose names are nearly the same is found by a misspelled name, and this one is nobody's any more
  const found = (await app.call(search, { token, query: { q: canary.marks[0] ?? '' } })).json<{
    data: { id: string }[];
  }>();
  expect(found.data.map(({ id }) => id)).not.toContain(canary.id);
  for (const mark of canary.marks) expect(JSON.stringify(found.data)).not.toContain(mark);
  expect(await counterDifferences(app.pool)).toEqual([]);
});

test.each([
  ['applications', 'update'],
  ['ratings', 'update'],
  ['interviews', 'delete'],
  ['persons', 'update'],
  ['payment_batch_lines', 'update'],
  ['transfer_lines', 'update'],
])('control: a place that is left out (%s) is found', async (table, statement) => {
  const canary = await plantCanary(app, recruiter);
  await app.pool.query(`create rule left_out as on ${statement} to ${table} do instead nothing`);
  await carryOut(canary);
  await app.pool.query(`drop rule left_out on ${table}`);
  expect(await placesOf(app, canary.marks)).toContain(table);
});
