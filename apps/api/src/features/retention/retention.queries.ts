import { RETAINED, SIGN_INS_LEAST_DAYS, type RetentionSettings, type Retained } from '@proline/domain/house/retention';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { NewItem } from '../../platform/jobs/add-job.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

const ZONE = sql.raw(ORGANISATION_ZONE);
const before = (days: number) => sql`now() - make_interval(days => ${days}::integer)`;

/** What is over for so many days. Rows of a table of their own are deleted by it; people are erased one by one. */
const OVER: Readonly<Record<Retained, (days: number) => RawBuilder<unknown>>> = {
  // who may apply again is known until then, and who leads stays
  turned_down: (days) => sql`
    ushers u join persons p on p.id = u.id
    where u.status = 'rejected' and u.status_changed_at < ${before(days)} and p.leader_status is null
      and (u.reapply_on is null or u.reapply_on <= (now() at time zone ${ZONE})::date)`,
  // what tells of a payment proves that it was told
  messages: (days) =>
    sql`messages m where m.created_at < ${before(days)} and m.routed_at is not null and m.kind <> 'payment'`,
  notifications: (days) => sql`notifications m where m.created_at < ${before(days)}`,
  // what the program does by itself is shown to nobody, and goes after a day
  jobs: (days) =>
    sql`jobs m where m.finished_at < case when m.visible then ${before(days)} else now() - interval '1 day' end`,
  sessions: (days) => sql`sessions m where least(m.expires_at, m.revoked_at) < ${before(days)}`,
  // a trigger lets nothing else of the audit log be deleted, and nothing younger than 90 days
  sign_ins: (days) => sql`
    audit_log m where m.at < ${before(Math.max(days, SIGN_INS_LEAST_DAYS))} and m.action in (
      'sign_in', 'sign_out', 'fail_to_sign_in', 'request_password_link', 'request_staff_code', 'send_staff_code', 'prove_phone')`,
  staff_sessions: (days) => sql`staff_sessions m where least(m.expires_at, m.revoked_at) < ${before(days)}`,
};

/** 0: it is kept. */
const CAN_BE_KEPT: readonly Retained[] = ['turned_down', 'messages', 'sign_ins'];
const isKept = (kind: Retained, days: number): boolean => days === 0 && CAN_BE_KEPT.includes(kind);

export type Numbers = { readonly [Kind in Retained]: number };

/** How much is over by these limits. */
export async function countOver(db: Kysely<Database>, limits: RetentionSettings): Promise<Numbers> {
  const count = async (kind: Retained): Promise<readonly [Retained, number]> => {
    const days = limits[`${kind}_days`];
    if (isKept(kind, days)) return [kind, 0];
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${OVER[kind](days)}`.execute(db);
    return [kind, rows[0]?.n ?? 0];
  };
  const found = new Map(await Promise.all(RETAINED.map(count)));
  const of = (kind: Retained) => found.get(kind) ?? 0;
  return {
    ...{ turned_down: of('turned_down'), messages: of('messages'), notifications: of('notifications') },
    ...{ jobs: of('jobs'), sessions: of('sessions') },
    staff_sessions: of('staff_sessions'),
    sign_ins: of('sign_ins'),
  };
}

const ROWS_OF = {
  messages: 'messages',
  notifications: 'notifications',
  jobs: 'jobs',
  sessions: 'sessions',
  staff_sessions: 'staff_sessions',
  sign_ins: 'audit_log',
} as const;

/** Deletes at most so many rows, and returns how many. */
export async function deleteOver(
  db: Kysely<Database>,
  kind: keyof typeof ROWS_OF,
  days: number,
  most: number,
): Promise<number> {
  if (isKept(kind, days)) return 0;
  const { numAffectedRows } = await sql`
    delete from ${sql.table(ROWS_OF[kind])} where id in (select m.id from ${OVER[kind](days)} limit ${most})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

export async function findTurnedDown(db: Kysely<Database>, days: number, most: number): Promise<NewItem[]> {
  if (isKept('turned_down', days)) return [];
  const { rows } = await sql<NewItem>`
    select u.id as record_id, 'U-' || u.code as label_en, 'U-' || u.code as label_ar from ${OVER.turned_down(days)}
    order by u.status_changed_at, u.id limit ${most}`.execute(db);
  return rows;
}

/** Of somebody who is held. */
export async function isOver(db: Kysely<Database>, id: string, days: number): Promise<boolean> {
  if (isKept('turned_down', days)) return false;
  return (await sql`select u.id from ${OVER.turned_down(days)} and u.id = ${id}`.execute(db)).rows.length > 0;
}
