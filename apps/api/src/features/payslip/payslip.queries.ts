import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { Payslip } from '@proline/contract/payslip/payslip';
import type { listStaffPayslips } from '@proline/contract/staff-pay/staff-pay';
import { sql, type Kysely } from 'kysely';
import { momentSql } from '../../platform/postgres/moment-sql.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** Shared by what is shown of one transfer and of many. */
const LINES = `(
  select coalesce(json_agg(json_build_object('kind', l.kind, 'minutes', l.minutes, 'rate_minor', l.rate_minor,
    'basis', p.pay_basis, 'factor', l.factor, 'amount_minor', l.amount_minor, 'note', l.note,
    'shift', case when a.id is not null then json_build_object(
      'starts_at', ${momentSql('a.starts_at')}, 'ends_at', ${momentSql('a.ends_at')}, 'time_zone', e.time_zone,
      'role', json_build_object('name_en', r.name_en, 'name_ar', r.name_ar)) end
  ) order by a.starts_at, a.id, l.amount_minor desc, l.id), '[]')
  from transfer_lines l
  left join assignments a on a.id = l.assignment_id
  left join events e on e.id = a.event_id
  left join positions p on p.id = a.position_id
  left join types r on r.id = p.type_id
  where l.transfer_id = t.id
)`;

/** Everything paid to the same person since the year began, up to this transfer. */
const YEAR = `case when t.transferred_on is not null then (
  select json_build_object('year', extract(year from t.transferred_on)::integer, 'net_minor', coalesce(sum(o.net_minor), 0),
    'minutes', coalesce(sum((
      select sum(l.minutes) from transfer_lines l where l.transfer_id = o.id and l.kind in ('work', 'overtime')
    )), 0))
  from transfers o
  where (o.usher_id = payee.id or o.leader_id = payee.id)
    and o.status = 'transferred' and o.currency = t.currency
    and o.transferred_on between date_trunc('year', t.transferred_on) and t.transferred_on
    and (o.transferred_on, o.code) <= (t.transferred_on, t.code)
) end`;

/** What the database has of a payslip; the settings and the check are added to it. */
export type FoundPayslip = Omit<Payslip, 'organisation' | 'check'> & { readonly person_id: string };

const FIELDS = sql.raw(`
  t.id, t.code, t.kind, t.status, t.currency, t.gross_minor, t.deductions_minor, t.net_minor,
  t.transferred_on, t.bank_reference, payee.id as person_id, ${momentSql('now()')} as made_at,
  json_build_object('kind', case when t.usher_id is null then 'leader' else 'usher' end,
    'code', case when t.usher_id is null then payee.leader_code else payee.usher_code end,
    'name_en', payee.name_en, 'name_ar', payee.name_ar, 'id_number_last4', payee.id_number_last4) as payee,
  case when events.id is not null then
    json_build_object('id', events.id, 'title_en', events.title_en, 'title_ar', events.title_ar) end as event,
  case when account.id is not null then
    json_build_object('bank_name', account.bank_name, 'iban_last4', account.iban_last4) end as account,
  (select json_build_object('code', b.code, 'line', bl.line_no)
   from payment_batch_lines bl join payment_batches b on b.id = bl.batch_id
   where bl.transfer_id = t.id and bl.left_at is null and bl.line_no is not null) as batch,
  ${LINES} as lines, ${YEAR} as year`);

const JOINS = sql.raw(`
  join persons payee on payee.id = coalesce(t.usher_id, t.leader_id)
  left join events on events.id = t.event_id
  left join bank_accounts account on account.id = t.bank_account_id`);

/** A voided transfer has no payslip. */
export async function findPayslip(db: Kysely<Database>, id: string): Promise<FoundPayslip | undefined> {
  const { rows } = await sql<FoundPayslip>`
    select ${FIELDS} from transfers t ${JOINS} where t.id = ${id} and t.voided_at is null`.execute(db);
  return rows[0];
}

type Archive = {
  readonly ended: boolean;
  readonly day: string;
  readonly made: readonly { readonly id: string; readonly code: number }[];
};

/** What a job of one's own has made; of whoever is erased, nothing. */
export async function findArchive(
  db: Kysely<Database>,
  job_id: string,
  admin_id: string,
): Promise<Archive | undefined> {
  const { rows } = await sql<Archive>`
    select j.finished_at is not null as ended, (j.created_at at time zone 'UTC')::date as day, (
      select coalesce(json_agg(json_build_object('id', t.id, 'code', t.code) order by t.code), '[]')
      from job_items i
      join transfers t on t.id = i.record_id::uuid
      join persons p on p.id = coalesce(t.usher_id, t.leader_id) and p.anonymised_at is null
      where i.job_id = j.id and i.status = 'done'
    ) as made
    from jobs j where j.id = ${job_id} and j.created_by = ${admin_id} and j.kind = 'payslips.zip'`.execute(db);
  return rows[0];
}

/** How many payslips a person has, and a page of them, the newest first. */
export async function findOwnPayslips(
  db: Kysely<Database>,
  person_id: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const paid = sql`(t.usher_id = ${person_id} or t.leader_id = ${person_id})
    and t.status = 'transferred' and t.voided_at is null`;
  const { rows } = await sql<OwnPayslip>`
    select t.id, t.code, t.kind, t.currency, t.gross_minor, t.deductions_minor, t.net_minor, t.transferred_on,
      case when e.id is not null then json_build_object('title_en', e.title_en, 'title_ar', e.title_ar) end as event
    from transfers t left join events e on e.id = t.event_id
    where ${paid} order by t.transferred_on desc, t.code desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from transfers t where ${paid}`.execute(
    db,
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
type OwnPayslip = AnswerOf<typeof listStaffPayslips>['data'][number];
