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
  'release_reason',
  'admin_id',
  'log_action',
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
  release_reason: 'text',
  admin_id: 'uuid',
  // where the log knows who did it, the name of its action
  log_action: 'text',
};

type Source = Readonly<Partial<Record<Column, string>>> & { readonly from: string };

const told = ({ from, ...columns }: Source): string =>
  `select ${COLUMNS.map((name) => `(${columns[name] ?? 'null'})::${TYPES[name]} as ${name}`).join(', ')} from ${from}`;

const OF_ASSIGNMENT = { id: 'a.id', event_id: 'a.event_id', position_id: 'a.position_id', starts_at: 'a.starts_at' };
const ASSIGNED = 'assignments a where a.usher_id = $1';
/** What the log alone tells of a place: the row is as it became. */
const IN_LOG = `assignments a join audit_log l on l.record_id = a.id::text and l.entity = 'assignment'
    and l.action in ('move_place', 'swap_places', 'lock', 'unlock', 'call_in', 'free_place')
  where a.usher_id = $1`;
/** Whoever applied was accepted; an application that a place by hand has settled is told by that place. */
const BY_HAND = `${ASSIGNED} and a.invited_at is null and a.application_id is null and not exists (
    select from applications p join positions o on o.id = a.position_id
    where p.event_id = a.event_id and p.usher_id = a.usher_id and p.type_id = o.type_id and p.status = 'accepted'
      and p.served_from is null)`;
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
      from: 'applications a where a.usher_id = $1 and not a.by_hand',
    },
    {
      kind: `case when a.by_hand and a.status = 'waitlisted' then 'waitlisted_by_hand' else 'application_' || a.status end`,
      id: 'a.id',
      at: 'a.decided_at',
      event_id: 'a.event_id',
      type_id: 'a.type_id',
      admin_id: 'a.decided_by',
      from: 'applications a where a.usher_id = $1 and a.decided_at is not null',
    },
    {
      ...OF_ASSIGNMENT,
      kind: `case when a.origin = 'plan' then 'auto_filled' else 'assigned' end`,
      at: 'a.created_at',
      log_action: `'assign'`,
      from: BY_HAND,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `case when a.origin = 'offer' then 'offered' else 'invited' end`,
      at: 'a.invited_at',
      log_action: `'invite_to_work'`,
      from: `${ASSIGNED} and a.invited_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `case when a.status = 'declined' then 'declined' else 'accepted' end`,
      at: 'a.answered_at',
      log_action: `'confirm'`,
      from: `${ASSIGNED} and a.invited_at is not null and a.answered_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'invitation_expired'`,
      at: 'coalesce(a.expires_at, a.starts_at)',
      from: `${ASSIGNED} and a.status = 'expired'`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'released'`,
      at: 'a.released_at',
      comment: 'a.release_note',
      release_reason: 'a.release_reason',
      log_action: `'release'`,
      from: `${ASSIGNED} and a.released_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `case l.action when 'move_place' then 'moved' when 'swap_places' then 'swapped' when 'lock' then 'locked'
        when 'unlock' then 'unlocked' when 'call_in' then 'called_in' else 'place_freed' end`,
      // one place may be moved twice
      id: `a.id || ' ' || l.id`,
      at: 'l.at',
      admin_id: 'l.admin_id',
      from: IN_LOG,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'reconfirm_asked'`,
      at: 'a.reconfirm_asked_at',
      from: `${ASSIGNED} and a.reconfirm_asked_at is not null`,
    },
    {
      ...OF_ASSIGNMENT,
      kind: `'reconfirmed'`,
      at: 'a.reconfirmed_at',
      log_action: `'reconfirm'`,
      from: `${ASSIGNED} and a.reconfirmed_at is not null`,
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
      admin_id: 'l.admin_id',
      from: `audit_log l where l.record_id = $1::text and l.entity = 'usher'
        and l.action in ('approve', 'reject', 'block', 'unblock', 'reapply', 'set_bank_account', 'confirm_bank_account')`,
    },
  ],
};

const activityOf = (group: ActivityGroup | undefined): string =>
  (group === undefined ? Object.values(SOURCES).flat() : SOURCES[group]).map(told).join('\nunion all\n');

type ActivityPage = { readonly total: number; readonly rows: UsherActivity[] };

/** All there is to tell is made once, and both counted and paged. null: nobody with that id is an usher. */
export async function readActivity(
  pool: pg.Pool,
  usher_id: string,
  group: ActivityGroup | undefined,
  page: number,
): Promise<ActivityPage | null> {
  const { rows } = await pool.query<{ total: number; is_usher: boolean } & (UsherActivity | { id: null })>({
    name: `usher-activity-${group ?? 'all'}`,
    text: `
      with told as materialized (select * from (${activityOf(group)}) all_told where at <= now())
      select c.total, c.is_usher, m.kind, m.id, m.at, m.starts_at, m.minutes, m.stars, m.comment, m.action, m.release_reason,
        (select name from admins where admins.id = coalesce(m.admin_id, (
          select l.admin_id from audit_log l
          where l.record_id = m.id and l.entity = 'assignment' and l.action = m.log_action
          order by l.at desc, l.id desc limit 1))) as by,
        case when e.id is not null then
          json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) end as event,
        case when r.id is not null then json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) end as role,
        case when t.id is not null then
          json_build_object('id', t.id, 'code', t.code, 'net_minor', t.net_minor, 'currency', t.currency) end as transfer
      from (select count(*)::integer as total, exists (select from ushers where id = $1) as is_usher from told) c
      left join (
        select * from told order by at desc, kind, id limit ${TAB_ROWS_PER_PAGE} offset $2
      ) m on true
      left join events e on e.id = m.event_id
      left join positions p on p.id = m.position_id
      left join types r on r.id = coalesce(m.type_id, p.type_id)
      left join transfers t on t.id = m.transfer_id
      order by m.at desc, m.kind, m.id`,
    values: [usher_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  // a page after the last one has the total only
  const found = rows.flatMap(({ total: _total, is_usher: _is, ...row }) => (row.id === null ? [] : [row]));
  const [first] = rows;
  return first?.is_usher === true ? { total: first.total, rows: found } : null;
}
