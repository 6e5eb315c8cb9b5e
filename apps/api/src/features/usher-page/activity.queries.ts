import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { UsherActivity } from '@proline/contract/usher-page/usher-page';
import type { ActivityGroup } from '@proline/domain/figures/activity';
import type pg from 'pg';

/** What may be told of a moment, each with `$1` for the usher; what a source leaves out is null. */
const COLUMNS = [
  'kind',
  'id',
  'at',
  'event_id',
  'position_id',
  'type_id',
  'starts_at',
  'minutes',
  'stars',
  'comment',
  'transfer_id',
  'action',
] as const;
type Column = (typeof COLUMNS)[number];

const TYPES: Readonly<Record<Column, string>> = {
  kind: 'text',
  id: 'text',
  at: 'timestamptz',
  event_id: 'uuid',
  position_id: 'uuid',
  type_id: 'uuid',
  starts_at: 'timestamptz',
  minutes: 'integer',
  stars: 'integer',
  comment: 'text',
  transfer_id: 'uuid',
  action: 'text',
};

type Source = Readonly<Partial<Record<Column, string>>> & { readonly from: string };

const told = ({ from, ...columns }: Source): string =>
  `select ${COLUMNS.map((name) => `(${columns[name] ?? 'null'})::${TYPES[name]} as ${name}`).join(', ')} from ${from}`;

const OF_ASSIGNMENT = { id: 'a.id', event_id: 'a.event_id', position_id: 'a.position_id', starts_at: 'a.starts_at' };
const ASSIGNED = 'assignments a where a.usher_id = $1';
const ATTENDED = 'attendance t join assignments a on a.id = t.assignment_id where t.usher_id = $1';
const OF_TRANSFER = { id: 't.id', event_id: 't.event_id', transfer_id: 't.id' };
const PAID = 'transfers t where t.usher_id = $1';

const SOURCES: Readonly<Record<ActivityGroup, readonly Source[]>> = {
  work: [
    {
      ...OF_ASSIGNMENT,
      kind: `'checked_in'`,
      at: 't.checked_in_at',
      minutes: 't.late_minutes',
      from: `${ATTENDED} and t.checked_in_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'checked_out'`,
      at: 't.checked_out_at',
      minutes: 't.approved_minutes',
      from: `${ATTENDED} and t.checked_out_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: 't.outcome',
      at: 'a.starts_at',
      from: `${ATTENDED} and t.outcome in ('no_show', 'excused')`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'rated'`,
      id: 'g.id',
      at: 'g.created_at',
      stars: 'g.stars',
      comment: 'g.comment',
      from: 'ratings g join assignments a on a.id = g.assignment_id where g.usher_id = $1',
    },
  ],
  requests: [
    {
      kind: `'applied'`,
      id: 'a.id',
      at: 'a.created_at',
      event_id: 'a.event_id',
      type_id: 'a.type_id',
      from: 'applications a where a.usher_id = $1',
    },
    {
      kind: `'application_' || a.status`,
      id: 'a.id',
      at: 'a.decided_at',
      event_id: 'a.event_id',
      type_id: 'a.type_id',
      from: 'applications a where a.usher_id = $1 and a.decided_at is not null',
    },
    { ...OF_ASSIGNMENT, kind: `'invited'`, at: 'a.invited_at', from: `${ASSIGNED} and a.invited_at is not null` },
    {
      ...OF_ASSIGNMENT,
      kind: `case when a.status = 'declined' then 'declined' when a.status = 'released' then 'released' else 'accepted' end`,
      at: 'a.answered_at',
      from: `${ASSIGNED} and a.invited_at is not null and a.answered_at is not null`,
    },
  ],
  money: [
    { ...OF_TRANSFER, kind: `'transfer_made'`, at: 't.created_at', from: PAID },
    { ...OF_TRANSFER, kind: `'transfer_approved'`, at: 't.approved_at', from: `${PAID} and t.approved_at is not null` },
    {
      ...OF_TRANSFER,
      kind: `'transfer_paid'`,
      // the bank names a day only
      at: `t.transferred_on::timestamp at time zone 'UTC' + interval '9 hours'`,
      from: `${PAID} and t.transferred_on is not null`,
    },
    {
      ...OF_TRANSFER,
      kind: `'transfer_voided'`,
      at: 't.voided_at',
      from: `${PAID} and t.voided_at is not null`,
    },
  ],
  account: [
    { kind: `'joined'`, id: 'p.id', at: 'p.usher_since', from: 'persons p where p.id = $1' },
    {
      kind: `'status'`,
      id: 'l.id',
      at: 'l.at',
      action: 'l.action',
      from: `audit_log l where l.record_id = $1::text and l.entity = 'usher'
        and l.action in ('approve', 'reject', 'block', 'unblock', 'reapply', 'set_bank_account', 'confirm_bank_account')`,
    },
  ],
};

const activityOf = (group: ActivityGroup | undefined): string =>
  (group === undefined ? Object.values(SOURCES).flat() : SOURCES[group]).map(told).join('\nunion all\n');

export async function countActivity(
  pool: pg.Pool,
  usher_id: string,
  group: ActivityGroup | undefined,
): Promise<number> {
  const { rows } = await pool.query<{ total: number }>({
    name: `count-usher-activity-${group ?? 'all'}`,
    text: `select count(*)::integer as total from (${activityOf(group)}) told where at <= now()`,
    values: [usher_id],
  });
  return rows[0]?.total ?? 0;
}

export async function readActivity(
  pool: pg.Pool,
  usher_id: string,
  group: ActivityGroup | undefined,
  page: number,
): Promise<UsherActivity[]> {
  const { rows } = await pool.query<UsherActivity>({
    name: `usher-activity-${group ?? 'all'}`,
    text: `
      select m.kind, m.id, m.at, m.starts_at, m.minutes, m.stars, m.comment, m.action,
        case when e.id is not null then
          json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) end as event,
        case when r.id is not null then json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) end as role,
        case when t.id is not null then
          json_build_object('id', t.id, 'code', t.code, 'net_minor', t.net_minor, 'currency', t.currency) end as transfer
      from (
        select * from (${activityOf(group)}) told where at <= now()
        order by at desc, kind, id limit ${TAB_ROWS_PER_PAGE} offset $2
      ) m
      left join events e on e.id = m.event_id
      left join positions p on p.id = m.position_id
      left join types r on r.id = coalesce(m.type_id, p.type_id)
      left join transfers t on t.id = m.transfer_id
      order by m.at desc, m.kind, m.id`,
    values: [usher_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}
