import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../platform/postgres/schema.gen.ts';

export type Queryable = Pick<pg.Pool, 'query'>;
type Table = keyof Database;
type Values<T extends Table> = Partial<Insertable<Database[T]>>;

let last = 0;
/** Different in every call, so that samples never meet a unique index by chance. */
const next = () => ++last;

const HOUR = 3_600_000;
const START = Date.parse('2030-01-01T06:00:00Z');
/** Hours after a fixed moment in the future. */
export const atHour = (hour: number) => new Date(START + hour * HOUR);

/** A valid row of each kind but for the rows that it belongs to. */
const SAMPLES = {
  admins: () => ({ email: `admin${next()}@proline.test`, name: 'Omar Haddad', permission_set: 'owner' as const }),
  categories: () => ({ name_en: `Concert ${next()}`, name_ar: `حفل ${last}` }),
  types: () => ({ name_en: `Host ${next()}`, name_ar: `مضيف ${last}`, rates: JSON.stringify({ SAR: 4_000 }) }),
  ushers: () => ({
    name_en: 'Hala Mansour',
    name_ar: 'هالة منصور',
    phone: `+9665${String(next()).padStart(8, '0')}`,
    birth_date: '1998-05-01',
    gender: 'female' as const,
    nationality: 'SA',
    city: 'Riyadh',
    photo: '/photos/hala.webp',
  }),
  team_leaders: () => ({
    name_en: 'Nasser Salem',
    name_ar: 'ناصر سالم',
    phone: `+9715${String(next()).padStart(8, '0')}`,
    birth_date: '1990-05-01',
    city: 'Dubai',
    photo: '/photos/nasser.webp',
  }),
  bank_accounts: () => ({
    iban_encrypted: randomBytes(40),
    key_id: 'test',
    iban_hmac: randomBytes(32),
    iban_last4: '7519',
    holder_encrypted: randomBytes(40),
    bank_name: 'Bank',
  }),
  person_notes: () => ({ text: 'Calm with crowds.' }),
  files: () => ({ purpose: 'usher_document' as const, name: 'paper.pdf', type: 'application/pdf', size_bytes: 1_000 }),
  person_documents: () => ({ kind: 'passport' as const }),
  events: () => ({
    title_en: 'Lantern Festival',
    title_ar: 'مهرجان الفوانيس',
    city: 'Riyadh',
    starts_at: atHour(0),
    ends_at: atHour(100),
    time_zone: 'Asia/Riyadh',
    currency: 'SAR',
  }),
  shifts: () => ({ work_date: '2030-01-01', starts_at: atHour(0), ends_at: atHour(8) }),
  zones: () => ({ code: `Z${next()}`, name_en: 'Gate', name_ar: 'بوابة', colour: '#4c6e5c' }),
  positions: () => ({ headcount: 10, rate_minor: 4_000 }),
  event_leads: () => ({ pay_minor: 50_000, starts_at: atHour(0), ends_at: atHour(100) }),
  applications: () => ({}),
  assignments: () => ({
    work_date: '2030-01-01',
    starts_at: atHour(0),
    ends_at: atHour(8),
    status: 'confirmed' as const,
  }),
  fill_runs: () => ({ may_move: true }),
  fill_positions: () => ({ headcount: 10, before: 0, after: 1 }),
  fill_rows: () => ({
    tenths: 800,
    contributions: JSON.stringify([{ part: 'reliability', tenths: 800, most_tenths: 1_000 }]),
  }),
  attendance: () => ({ work_date: '2030-01-01' }),
  ratings: () => ({ stars: 5 }),
  interviews: () => ({ starts_at: atHour(0), ends_at: atHour(1) }),
  interviewer_times: () => ({ starts_at: atHour(0), ends_at: atHour(1) }),
  transfers: () => ({ kind: 'bonus' as const, currency: 'SAR', gross_minor: 10_000 }),
  payer_accounts: () => ({
    label: 'Main account',
    holder: 'Proline Events Co.',
    bank_name: 'Al Rajhi Bank',
    bic: 'RJHISARI',
    currency: 'SAR',
    iban_encrypted: randomBytes(40),
    key_id: 'test',
    iban_last4: '7519',
    iban_country: 'SA',
  }),
  payment_batches: () => ({ currency: 'SAR' }),
  payment_batch_lines: () => ({}),
  recoveries: () => ({ currency: 'SAR', amount_minor: 5_000, reason: 'Paid twice' }),
  deletion_requests: () => ({ email: `person${next()}@example.test` }),
  saved_views: () => ({ list: 'ushers', name: `View ${next()}`, query: 'status=pending' }),
  messages: () => ({ kind: 'usher_approved' as const, cause: 'usher' }),
  jobs: () => ({ kind: 'admins.resend', visible: true }),
  job_items: () => ({ record_id: `record ${next()}`, label_en: 'One', label_ar: 'واحد' }),
  sessions: () => ({ token_hash: randomBytes(32), expires_at: atHour(0) }),
} satisfies { [T in Table]?: () => Values<T> };

export async function addRow<T extends keyof typeof SAMPLES>(
  db: Queryable,
  table: T,
  values: Values<T> = {},
): Promise<Selectable<Database[T]>> {
  const row: Record<string, unknown> = { ...SAMPLES[table](), ...values };
  const names = Object.keys(row);
  const places = names.map((_, i) => `$${i + 1}`);
  const text =
    names.length === 0
      ? `insert into ${table} default values returning *`
      : `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`;
  const { rows } = await db.query<Selectable<Database[T]>>(text, Object.values(row));
  const [added] = rows;
  if (!added) throw new Error(`no row of ${table} was added`);
  return added;
}

/** A job that no process gets to: its one item waits for a day far ahead. */
export async function addWaitingJob(db: Queryable, created_by: string): Promise<string> {
  const { id } = await addRow(db, 'jobs', { created_by, total: 1 });
  await addRow(db, 'job_items', { job_id: id, run_after: atHour(0) });
  return id;
}

export type Places = {
  readonly event_id: string;
  readonly shift_id: string;
  readonly type_id: string;
  readonly position_id: string;
};

/** A published event with one shift and one position: what an assignment needs. */
export async function addPlaces(
  db: Queryable,
  wanted: { headcount?: number; shift?: Values<'shifts'>; event?: Values<'events'> } = {},
): Promise<Places> {
  const category = await addRow(db, 'categories');
  const event = await addRow(db, 'events', {
    category_id: category.id,
    status: 'published',
    published_at: atHour(-1000),
    ...wanted.event,
  });
  const shift = await addRow(db, 'shifts', { event_id: event.id, ...wanted.shift });
  const type = await addRow(db, 'types');
  const position = await addRow(db, 'positions', {
    event_id: event.id,
    shift_id: shift.id,
    type_id: type.id,
    headcount: wanted.headcount ?? 10,
  });
  return { event_id: event.id, shift_id: shift.id, type_id: type.id, position_id: position.id };
}

/** One usher at those places, at the shift's own times. */
export const assign = (
  db: Queryable,
  { event_id, shift_id, position_id }: Places,
  usher_id: string,
  values: Values<'assignments'> = {},
) => addRow(db, 'assignments', { event_id, shift_id, position_id, usher_id, ...values });
