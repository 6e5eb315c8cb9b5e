import { auditList, type AuditEntryView } from '@proline/contract/audit/audit';
import type pg from 'pg';
import type { ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsIn } from '../../platform/list/search-sql.ts';
import type { SqlValues } from '../../platform/list/sql-values.ts';
import { sayChanges } from './audit-export.service.ts';

const UUID_PATTERN = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

export const PERSON = '(select a.name from admins a where a.id = audit_log.admin_id)';

/** Of an usher or team leader who acted; one of the two names may be missing. */
export const STAFF = (column: 'en' | 'ar') =>
  `(select coalesce(nullif(p.name_${column}, ''), p.name_en, p.name_ar) from persons p where p.id = audit_log.person_id)`;

/** The current name of a record. The pattern is checked first, so that no branch casts an id that is not a uuid. */
const named = (
  column: 'en' | 'ar',
): string => `coalesce(case when audit_log.record_id ~ ${UUID_PATTERN} then case audit_log.entity
  when 'admin' then (select a.name from admins a where a.id = audit_log.record_id::uuid)
  when 'usher' then (select coalesce(nullif(u.name_${column}, ''), u.name_en, u.name_ar) from persons u where u.id = audit_log.record_id::uuid)
  when 'team_leader' then (select coalesce(nullif(l.name_${column}, ''), l.name_en, l.name_ar) from persons l where l.id = audit_log.record_id::uuid)
  when 'event' then (select coalesce(nullif(e.title_${column}, ''), 'E-' || e.code) from events e where e.id = audit_log.record_id::uuid)
  when 'category' then (select c.name_${column} from categories c where c.id = audit_log.record_id::uuid)
  when 'type' then (select t.name_${column} from types t where t.id = audit_log.record_id::uuid)
  when 'transfer' then (select 'T-' || t.code from transfers t where t.id = audit_log.record_id::uuid)
  when 'saved_view' then (select v.name from saved_views v where v.id = audit_log.record_id::uuid)
  when 'session' then ${PERSON}
  when 'notification' then ${PERSON}
  when 'staff_session' then ${STAFF(column)}
end end, case when audit_log.action in ('delete', 'withdraw_invite', 'invite') then coalesce(
  nullif(audit_log.before ->> 'title_${column}', ''), audit_log.before ->> 'name_${column}', audit_log.before ->> 'name',
  audit_log.after ->> 'name', 'E-' || (audit_log.before ->> 'code')) end)`;

const CHANGED = `array(
  select distinct jsonb_object_keys(case when jsonb_typeof(facts) = 'object' then facts else '{}' end)
  from (
    select coalesce(audit_log.before, '{}') || coalesce(audit_log.after, '{}') as facts
    union all
    select coalesce(later.before, '{}') || coalesce(later.after, '{}') from audit_log later
    where later.session_of = audit_log.id
  ) said
  order by 1
)`;

const FIELDS = {
  id: 'audit_log.id',
  at: 'audit_log.at',
  admin_id: 'audit_log.admin_id',
  admin_name: PERSON,
  actor: 'audit_log.actor',
  person_id: 'audit_log.person_id',
  person_en: STAFF('en'),
  person_ar: STAFF('ar'),
  action: 'audit_log.action',
  entity: 'audit_log.entity',
  record_id: 'audit_log.record_id',
  record_en: named('en'),
  record_ar: named('ar'),
  fields: CHANGED,
  address: 'host(audit_log.address)',
} as const;

/** All that an editing session recorded, the oldest first. */
const LATER = `(select coalesce(json_agg(json_build_object('before', l.before, 'after', l.after) order by l.id), '[]')
    from audit_log l where l.session_of = audit_log.id)`;
const RECORDED = `json_build_object('entity', audit_log.entity, 'before', audit_log.before, 'after', audit_log.after,
  'later', ${LATER})::text`;

const IS_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Entries of admins whose name or address has these words. When there is no such admin, no entry is read at all. */
const ofPeople = (text: string, values: SqlValues): string => {
  const people = `select a.id from admins a where ${wordsIn('a.search_text', text, values)}`;
  return `exists (${people}) and audit_log.admin_id = any(array(${people}))`;
};

export const auditSource: ListSource<typeof auditList> = {
  list: auditList,
  from: 'audit_log',
  // one editing session is one row
  always: 'audit_log.session_of is null',
  id: { sql: 'audit_log.id', type: 'bigint' },
  select: FIELDS,
  filters: {
    admin: (value, values) => values.oneOf('audit_log.admin_id', value, 'uuid'),
    actor: (value, values) => values.oneOf('audit_log.actor', value),
    action: (value, values) => values.oneOf('audit_log.action', value),
    entity: (value, values) => values.oneOf('audit_log.entity', value),
    record: (value, values) => values.oneOf('audit_log.record_id', value),
    at: (value, values) => betweenDays('audit_log.at', value, values),
  },
  search: (text, values) =>
    IS_UUID.test(text) ? `audit_log.record_id = ${values.add(text.toLowerCase())}` : ofPeople(text, values),
  sorts: { at: { sql: 'audit_log.at', type: 'timestamptz' } },
  cells: {
    at: { sql: 'audit_log.at', kind: 'moment' },
    admin: { sql: `coalesce(${PERSON}, ${STAFF('en')})` },
    actor: { sql: 'audit_log.actor' },
    action: { sql: 'audit_log.action' },
    entity: { sql: 'audit_log.entity' },
    record: [{ sql: named('en') }, { sql: named('ar') }],
    fields: [{ sql: RECORDED, say: sayChanges }],
    address: { sql: 'host(audit_log.address)' },
  },
};

const ENTRY = Object.entries({
  ...FIELDS,
  before: 'audit_log.before',
  after: 'audit_log.after',
  request_id: 'audit_log.request_id',
  user_agent: 'audit_log.user_agent',
  later: LATER,
}).map(([name, sql]) => `${sql} as "${name}"`);

type Facts = Pick<AuditEntryView, 'before' | 'after'>;
type FoundEntry = Omit<AuditEntryView, 'at' | 'names'> & { at: Date; later: Facts[] };

export async function findAuditEntry(pool: pg.Pool, id: number): Promise<FoundEntry | undefined> {
  const { rows } = await pool.query<FoundEntry>({
    name: 'find-audit-entry',
    text: `select ${ENTRY.join(', ')} from audit_log where id = $1`,
    values: [id],
  });
  return rows[0];
}
