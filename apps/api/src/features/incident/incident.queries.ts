import type { Incident } from '@proline/contract/incident/incident';
import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { LedIncident } from '@proline/contract/staff-lead/staff-lead';
import type { IncidentKind } from '@proline/domain/incident/incident';
import { sql, type Kysely, type Transaction } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

const at = (column: string) => sql.raw(momentSql(column));
const person = (of: string, code: string) =>
  sql.raw(`json_build_object('id', ${of}.id, 'code', ${code}, 'name_en', ${of}.name_en, 'name_ar', ${of}.name_ar,
    'photo', ${of}.photo)`);

const SHOWN = sql`
  select i.id, i.kind, i.text, '/api/admin/files/' || i.file_id as photo,
    case when z.id is not null then
      json_build_object('code', z.code, 'name_en', z.name_en, 'name_ar', z.name_ar) end as zone,
    case when u.id is not null then ${person('u', 'u.usher_code')} end as about,
    ${person('r', 'coalesce(r.leader_code, r.usher_code)')} as reported_by,
    ${at('i.happened_at')} as happened_at, ${at('i.created_at')} as reported_at, ${at('i.handled_at')} as handled_at,
    w.name as handled_by, i.handling_note as note, i.version
  from incidents i
  join persons r on r.id = i.reported_by
  left join persons u on u.id = i.usher_id
  left join zones z on z.id = i.zone_id
  left join admins w on w.id = i.handled_by`;

export async function findIncidents(db: Db, event_id: string, page: number): Promise<Incident[]> {
  const { rows } = await sql<Incident>`
    ${SHOWN} where i.event_id = ${event_id}
    order by i.handled_at is not null, i.happened_at desc, i.id desc
    limit ${TAB_ROWS_PER_PAGE} offset ${(page - 1) * TAB_ROWS_PER_PAGE}`.execute(db);
  return rows;
}

export async function findIncident(db: Db, id: string): Promise<Incident | undefined> {
  const { rows } = await sql<Incident>`${SHOWN} where i.id = ${id}`.execute(db);
  return rows[0];
}

/** Undefined: there is no such event. */
export async function countIncidents(db: Db, event_id: string) {
  const { rows } = await sql<{ total: number; open: number }>`
    select count(i.id)::integer as total, (count(i.id) filter (where i.handled_at is null))::integer as open
    from events e left join incidents i on i.event_id = e.id where e.id = ${event_id} group by e.id`.execute(db);
  return rows[0];
}

export type HeldIncident = {
  readonly id: string;
  readonly kind: IncidentKind;
  readonly usher_id: string | null;
  readonly handled_at: Date | null;
  readonly version: number;
  readonly event_title: string;
};

export async function holdIncident(tx: Tx, id: string): Promise<HeldIncident | undefined> {
  const { rows } = await sql<HeldIncident>`
    select i.id, i.kind, i.usher_id, i.handled_at, i.version, e.title_en as event_title
    from incidents i join events e on e.id = i.event_id where i.id = ${id} for update of i`.execute(tx);
  return rows[0];
}

type Handled = { readonly id: string; readonly admin_id: string; readonly note: string | null };

export const saveHandled = (tx: Tx, { id, admin_id, note }: Handled) =>
  sql`
    update incidents set handled_at = now(), handled_by = ${admin_id}, handling_note = ${note}, version = version + 1
    where id = ${id}`.execute(tx);

export const saveReopened = (tx: Tx, id: string) =>
  sql`
    update incidents set handled_at = null, handled_by = null, handling_note = null, version = version + 1
    where id = ${id}`.execute(tx);

const REPORTED = sql`i.id, i.kind, i.text, i.zone_id, i.file_id is not null as has_photo,
  ${at('i.happened_at')} as happened_at, i.handled_at is not null as handled`;

export async function findReported(db: Db, event_id: string, reported_by: string, most: number) {
  const { rows } = await sql<LedIncident>`
    select ${REPORTED} from incidents i where i.event_id = ${event_id} and i.reported_by = ${reported_by}
    order by i.happened_at desc, i.id desc limit ${most}`.execute(db);
  return rows;
}

/** Whoever has reported it, and from where. */
export async function findReport(tx: Tx, id: string) {
  const { rows } = await sql<LedIncident & { event_id: string; reported_by: string }>`
    select ${REPORTED}, i.event_id, i.reported_by from incidents i where i.id = ${id}`.execute(tx);
  return rows[0];
}

export type NewIncident = {
  readonly id: string;
  readonly event_id: string;
  readonly kind: IncidentKind;
  readonly text: string;
  readonly zone_id: string | null;
  readonly usher_id: string | null;
  readonly file_id: string | null;
  readonly reported_by: string;
  readonly happened_at: Date;
};

/** False: somebody was faster with the same id. */
export async function insertIncident(tx: Tx, incident: NewIncident): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('incidents')
    .values(incident)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
