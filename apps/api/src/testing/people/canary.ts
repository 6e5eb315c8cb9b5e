import fs from 'node:fs/promises';
import path from 'node:path';
import { setBankAccount } from '@proline/contract/bank-account/bank-account';
import { requestAccountDeletion } from '@proline/contract/deletion-request/deletion-request';
import { addDocument } from '@proline/contract/document/document';
import { uploadFile } from '@proline/contract/file/file';
import { recordLineFailed } from '@proline/contract/payment-batch/batch-answer';
import { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import type { UsherStatus } from '@proline/domain/people/usher-status';
import { addExported } from '../bank/sample-batch.ts';
import { samplePng } from '../sample/sample-files.ts';
import { SAMPLE_IBAN, samplePerson, samplePhone } from '../sample/sample-person.ts';
import { addPlaces, addRow, assign, atHour } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';

/** A person in whose every personal field stands something that stands nowhere else. */
export type Canary = {
  readonly id: string;
  readonly request_id: string;
  /** what is looked for */
  readonly marks: readonly string[];
  readonly file_ids: readonly string[];
};

type Admin = { readonly id: string; readonly token: string };

async function idIn(reply: Promise<{ statusCode: number; body: string }>): Promise<string> {
  const { statusCode, body } = await reply;
  if (statusCode !== 200) throw new Error(`not planted: ${statusCode} ${body}`);
  return (JSON.parse(body) as { data: { id: string } }).data.id;
}

let planted = 0;

export async function plantCanary(app: TestApp, recruiter: Admin): Promise<Canary> {
  const { pool } = app;
  const { token } = recruiter;
  planted += 1;
  const mark = `Qanari${'x'.repeat(planted)}`;
  const id_number = `98127340${planted}0`;
  const phones = [samplePhone(), samplePhone()];
  const send = (purpose: string, name: string, bytes: Buffer) =>
    idIn(app.call(uploadFile, { token, query: { purpose, name }, bytes }));
  const photo = await send('usher_photo', `${mark} face.png`, await samplePng());
  const paper = await send('usher_document', `${mark} passport.pdf`, Buffer.from(`%PDF-1.4\n% ${mark}\n%%EOF`));

  const person = samplePerson({
    name_en: mark,
    name_ar: `${mark} ع`,
    phone: phones[0] ?? '',
    email: `${mark.toLowerCase()}@example.com`,
    city: mark,
    pin: { latitude: 24.73519, longitude: 46.61987 },
    id_number,
    photo_id: photo,
  });
  const id = await idIn(app.call(createUsher, { token, body: person }));
  const { photo_id: _, ...rest } = person;
  await idIn(
    app.call(changeUsher, {
      token,
      params: { id },
      body: { ...rest, version: 1, name_en: `${mark} Second`, phone: phones[1] ?? '' },
    }),
  );
  await app.call(addDocument, { token, params: { id }, body: { file_id: paper, kind: 'passport', expires_on: null } });
  await app.call(setBankAccount, {
    token,
    params: { id },
    body: { replaces: null, iban: SAMPLE_IBAN, bank_name: mark, holder: mark },
  });
  await plantRows(app, id, recruiter.id, mark);
  await plantRefusal(app, id, mark);
  await app.call(requestAccountDeletion, { body: { email: person.email, message: `I am ${mark}` } });
  const { rows } = await pool.query<{ id: string }>('select id from deletion_requests where email = $1', [
    person.email,
  ]);
  return {
    id,
    request_id: rows[0]?.id ?? '',
    marks: [mark, ...phones, id_number, SAMPLE_IBAN, '24.73519', '46.61987'],
    file_ids: [photo, paper],
  };
}

/** What other parts of the program write about a person. */
async function plantRows({ pool }: TestApp, id: string, admin_id: string, mark: string): Promise<void> {
  const status: UsherStatus = 'pending';
  await pool.query(
    `update persons set tags = array[$2], usher_status_reason = $2, leader_status = 'pending',
       leader_turned_down_at = now(), leader_turn_down_reason = $2
     where id = $1 and usher_status = $3`,
    [id, mark, status],
  );
  const places = await addPlaces(pool, { shift: { starts_at: atHour(0), ends_at: atHour(8) } });
  const { id: assignment_id } = await assign(pool, places, id, { locked: true, lock_note: mark });
  await pool.query(
    `with marked as (
       insert into attendance_marks (id, event_id, assignment_id, kind, at, method, reason, version, before, after)
       select new_id(), event_id, id, 'excuse', now(), 'manual', $2, 1, jsonb_build_object('reason', $2::text),
         jsonb_build_object('reason', $2::text)
       from assignments where id = $1 returning id)
     insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, reason, last_mark)
     select a.id, event_id, usher_id, work_date, 'excused', $2, marked.id from assignments a, marked where a.id = $1`,
    [assignment_id, mark],
  );
  const earlier = await addPlaces(pool, { shift: { starts_at: atHour(20), ends_at: atHour(28) } });
  await assign(pool, earlier, id, {
    starts_at: atHour(20),
    ends_at: atHour(28),
    status: 'released',
    release_reason: 'operations',
    release_note: mark,
  });
  const reporter = await addRow(pool, 'team_leaders', { status: 'approved' });
  await pool.query(
    `insert into incidents (id, event_id, kind, text, usher_id, reported_by, happened_at, handled_at, handled_by, handling_note)
     values (new_id(), $1, 'staff', $2, $3, $4, now(), now(), $5, $2)`,
    [places.event_id, mark, id, reporter.id, admin_id],
  );
  await addRow(pool, 'ratings', { assignment_id, usher_id: id, author_admin_id: admin_id, comment: mark });
  await addRow(pool, 'applications', {
    event_id: places.event_id,
    type_id: places.type_id,
    usher_id: id,
    message: mark,
  });
  await addRow(pool, 'applications', {
    event_id: earlier.event_id,
    type_id: earlier.type_id,
    usher_id: id,
    status: 'rejected',
    decided_at: new Date(),
    reason: mark,
  });
  await addRow(pool, 'interviews', {
    person_id: id,
    interviewer_id: admin_id,
    status: 'done',
    score: 3,
    note: mark,
    place: mark,
    scores: JSON.stringify([{ en: mark, ar: mark, score: 3 }]),
  });
  await pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [id, places.type_id]);
  await pool.query(
    `insert into messages (person_id, kind, params, text_en, text_ar, cause, cause_id)
     values ($1, 'free_text', jsonb_build_object('name', $2::text), $2, $2, 'usher', $1)`,
    [id, mark],
  );
  await pool.query('insert into availability (person_id) values ($1)', [id]);
  await pool.query(
    `insert into days_off (person_id, first_day, last_day, reason) values ($1, '2030-01-01', '2030-01-02', $2)`,
    [id, mark],
  );
  await pool.query(
    `insert into staff_sessions (person_id, token_hash, expires_at, user_agent)
     values ($1, sha256($2::text::bytea), now() + interval '1 day', $2)`,
    [id, mark],
  );
  await addRow(pool, 'person_notes', { person_id: id, author_id: admin_id, text: mark });
  const job = await addRow(pool, 'jobs', { created_by: admin_id, total: 1 });
  await addRow(pool, 'job_items', {
    job_id: job.id,
    record_id: id,
    person_id: id,
    label_en: '',
    label_ar: '',
    status: 'done',
    finished_at: new Date(),
    detail: JSON.stringify({ said: mark }),
  });
  const paid = await addRow(pool, 'transfers', {
    usher_id: id,
    status: 'transferred',
    bank_account_id: await accountOf(pool, id),
    approved_by: admin_id,
    approved_at: new Date(),
    transferred_on: '2026-01-01',
    bank_reference: 'REF-1',
    reason: mark,
    held_at: new Date(),
    hold_reason: mark,
    returned_at: new Date(),
    return_reason: mark,
  });
  await pool.query(`insert into transfer_lines (transfer_id, kind, amount_minor, note) values ($1, 'bonus', 100, $2)`, [
    paid.id,
    mark,
  ]);
  await addRow(pool, 'recoveries', {
    person_id: id,
    created_by: admin_id,
    reason: mark,
    canceled_at: new Date(),
    cancel_reason: mark,
    taken_minor: 0,
  });
  await pool.query(
    `with made as (
       insert into usher_imports (file_name, header_encrypted, mapping, created_by) values ('a.csv', '\\x01', '{}', $2)
       returning id)
     insert into usher_import_rows (import_id, number, cells_encrypted, has_error, has_warning, phone_hmac, known_id, known_field)
     select id, 2, '\\x02', false, false, '\\x03', $1, 'phone' from made`,
    [id, admin_id],
  );
}

const accountOf = async (pool: TestApp['pool'], person_id: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from bank_accounts where person_id = $1', [person_id]);
  return rows[0]?.id ?? '';
};

/** A bank refused to pay, finance wrote down why, and the transfer was voided. */
async function plantRefusal(app: TestApp, id: string, mark: string): Promise<void> {
  const { pool } = app;
  const finance = await app.signIn('finance');
  const batch = await addExported(app, 1);
  const bank_account_id = await accountOf(pool, id);
  const transfer = await addRow(pool, 'transfers', {
    usher_id: id,
    status: 'approved',
    bank_account_id,
    approved_by: finance.id,
    approved_at: new Date(),
    batch_id: batch.id,
  });
  const line = await addRow(pool, 'payment_batch_lines', {
    batch_id: batch.id,
    transfer_id: transfer.id,
    amount_minor: 10_000,
    bank_account_id,
    line_no: 2,
    end_to_end_id: `B${batch.code}-T${transfer.code}`,
    payee_name: mark,
  });
  const said = { line_id: line.id, code: 'AC04', reason: `${mark} has another account` };
  const refused = await app.call(recordLineFailed, {
    token: finance.token,
    params: { id: batch.id },
    body: said,
  });
  if (refused.statusCode !== 200) throw new Error(`not planted: ${refused.body}`);
  await pool.query('update transfers set voided_at = now(), void_reason = $2 where id = $1', [transfer.id, mark]);
}

/** Where one of these texts still stands: tables, files and the log. */
export async function placesOf({ pool, config, log }: TestApp, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'm', 'p') order by relname`,
  );
  const patterns = texts.map((text) => `%${text.toLowerCase()}%`);
  for (const { name } of tables) {
    const { rows } = await pool.query<{ there: boolean }>(
      `select exists (select from ${name} t where lower(t::text) like any ($1)) as there`,
      [patterns],
    );
    if (rows[0]?.there === true) found.push(name);
  }
  const holds = (text: string) => texts.some((mark) => text.includes(mark));
  const folder = path.join(config.dataDir, 'files');
  for (const entry of await fs.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    // files are deleted meanwhile: one that is gone holds nothing
    const text = await fs.readFile(file, 'latin1').catch(() => null);
    if (text !== null && (holds(file) || holds(text))) found.push('a file');
  }
  if (log.some(holds)) found.push('the log');
  return found;
}
