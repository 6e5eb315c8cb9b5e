import type pg from 'pg';
import { TABLE_NAMES } from './tables.ts';

interface Part {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys and exclusions of the filled tables. Keys stay: rows arrive in their order, which is cheap. */
const CONSTRAINTS = `
  select c.conrelid::regclass::text as "table", quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c
  where c.conrelid = any ($1::regclass[]) and c.contype in ('f', 'x')
  order by c.conrelid::regclass::text, c.conname`;

/** Indexes that no constraint owns. */
const INDEXES = `
  select i.indrelid::regclass::text as "table", i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i
  where i.indrelid = any ($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  order by i.indrelid::regclass::text, i.indexrelid::regclass::text`;

/** Counters that triggers keep row by row are computed by one statement at the end. */
const FILLED = [
  ...TABLE_NAMES,
  'usher_roles',
  'bookings',
  'usher_work',
  'assignment_figures',
  'messages',
  'message_deliveries',
];

/** These triggers check for each row that its event is open and its usher not shut out; the fill checks all rows at once. */
const CHECKING_TRIGGERS = [
  ['applications', 'applications_event_open'],
  ['assignments', 'assignments_event_open'],
  ['applications', 'applications_usher_free'],
  ['assignments', 'assignments_usher_free'],
  // the fill writes events as they are now, and then what led there
  ['attendance', 'attendance_insert_locked'],
] as const;

/** What these keep of each person is counted once, at the end. */
const WORK_TRIGGERS = [
  ...['attendance', 'ratings'].map((table) => [table, 'worked_insert'] as const),
  ['assignments', 'worked_late_insert'],
  ['assignments', 'worked_reconfirm_insert'],
  ['attendance', 'roles_learnt_insert'],
  ...['assignments', 'attendance', 'ratings'].map((table) => [table, 'z_figures_insert'] as const),
  ['attendance', 'z_work_days_insert'],
  ['persons', 'work_started'],
  ['persons', 'tags_known_insert'],
] as const;

const EXPECTED_AT_CLOSED_EVENTS = `
  select from events e where status in ('draft', 'canceled') and (
    exists (select from applications where event_id = e.id and status in ('pending', 'waitlisted'))
    or exists (select from assignments where event_id = e.id and status in ('invited', 'confirmed'))
  ) limit 1`;

/**
 * The triggers go by the clock of the database; what is filled may be of another day. The tables are joined whole: one look into
 * them for each person would take minutes for many.
 */
const EXPECTED_THOUGH_SHUT_OUT = `
  with shut_out as materialized (
    select id, usher_status_changed_at as since from persons where usher_status in ('blocked', 'rejected')
  )
  select 1 from (
    select 1 from shut_out p join applications a on a.usher_id = p.id and a.status in ('pending', 'waitlisted')
    union all
    select 1 from shut_out p
      join assignments a on a.usher_id = p.id and a.status in ('invited', 'confirmed') and a.ends_at > p.since
  ) expected having count(*) > 0`;

/**
 * Removes what makes a large fill slow and returns a function that puts it all back, which checks every row: nothing
 * that the schema promises goes unproven. All inside the caller's transaction, so a failure restores everything.
 */
export async function dropIndexes(client: pg.ClientBase): Promise<() => Promise<void>> {
  const constraints = (await client.query<Part>(CONSTRAINTS, [FILLED])).rows;
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  const indexes = (await client.query<Part>(INDEXES, [FILLED])).rows;
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const triggers = [...CHECKING_TRIGGERS, ...WORK_TRIGGERS];
  for (const [table, name] of triggers) await client.query(`alter table ${table} disable trigger ${name}`);
  return async () => {
    await client.query(`set local maintenance_work_mem = '256MB'`);
    await client.query('select recount_usher_work(null)');
    await client.query('select recount_assignment_figures(null)');
    await client.query('select recount_work(null, null)');
    await client.query('insert into known_tags (tag) select distinct unnest(tags) from persons');
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of constraints) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const [table, name] of triggers) await client.query(`alter table ${table} enable trigger ${name}`);
    const closed = await client.query(EXPECTED_AT_CLOSED_EVENTS);
    if (closed.rowCount !== 0) throw new Error('Somebody is expected at an event that is a draft or canceled.');
    const shutOut = await client.query(EXPECTED_THOUGH_SHUT_OUT);
    if (shutOut.rowCount !== 0) throw new Error('Somebody who is blocked or rejected is expected at an event.');
  };
}
