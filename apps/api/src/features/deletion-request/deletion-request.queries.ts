import type { AnswerOf } from '@proline/contract/frame/endpoint';
import { deletionRequestList, type getDeletionRequest } from '@proline/contract/deletion-request/deletion-request';
import { DELETION_DAYS } from '@proline/domain/people/deletion-clock';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { selected, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays } from '../../platform/list/range-sql.ts';
import { wordsIn } from '../../platform/list/search-sql.ts';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** As many characters as a row has room for. */
const MESSAGE_START = 200;

const FIELDS = {
  id: 'deletion_requests.id',
  email: 'deletion_requests.email',
  message_start: `left(deletion_requests.message, ${MESSAGE_START})`,
  status: 'deletion_requests.status',
  created_at: 'deletion_requests.created_at',
  handled_at: 'deletion_requests.handled_at',
} as const;

const dayOf = (moment: string) => `(${moment} at time zone ${ORGANISATION_ZONE})::date`;
/** As the rule counts, in the organization's days; below zero: overdue. */
const DAYS_LEFT = `case when deletion_requests.status = 'open' then
  ${DELETION_DAYS} - (${dayOf('now()')} - ${dayOf('deletion_requests.created_at')}) end`;

export const deletionRequestSource: ListSource<typeof deletionRequestList> = {
  list: deletionRequestList,
  from: 'deletion_requests',
  id: { sql: 'deletion_requests.id', type: 'uuid' },
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf('deletion_requests.status', value),
    asked: (value, values) => betweenDays('deletion_requests.created_at', value, values),
  },
  search: (text, values) => wordsIn('deletion_requests.search_text', text, values),
  sorts: {
    due: { sql: 'deletion_requests.due_order', type: 'bigint' },
    created_at: { sql: 'deletion_requests.created_at', type: 'timestamptz' },
    email: { sql: 'deletion_requests.email', type: 'text' },
  },
  tabs: 'deletion_requests.status',
  counted: 'deletion_requests',
  cells: {
    email: { sql: 'deletion_requests.email' },
    message: { sql: 'deletion_requests.message' },
    status: { sql: 'deletion_requests.status' },
    created_at: { sql: 'deletion_requests.created_at', kind: 'moment' },
    days_left: [{ sql: DAYS_LEFT, kind: 'number' }],
    handled_at: { sql: 'deletion_requests.handled_at', kind: 'moment' },
  },
};

type DeletionRequest = AnswerOf<typeof getDeletionRequest>['data'];

export async function findDeletionRequest(pool: pg.Pool, id: string): Promise<DeletionRequest | undefined> {
  const { rows } = await pool.query<DeletionRequest>({
    name: 'find-deletion-request',
    text: `
      select ${selected(FIELDS)}, deletion_requests.message, deletion_requests.refuse_reason,
        (select name from admins where id = deletion_requests.handled_by) as handled_by
      from deletion_requests where id = $1`,
    values: [id],
    types: REPLY_TYPES,
  });
  return rows[0];
}

/** While a request of the same address is open, asking again finds that one and changes nothing. */
export async function recordOpenRequest(
  tx: Transaction<Database>,
  { email, message }: { readonly email: string; readonly message: string },
): Promise<{ id: string; is_new: boolean }> {
  const { rows } = await sql<{ id: string; is_new: boolean }>`
    insert into deletion_requests (email, message) values (${email}, ${message})
    on conflict (email) where status = 'open' do update set email = excluded.email
    returning id, xmax = 0 as is_new`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A deletion request was neither made nor found.');
  return row;
}

/** How many open requests are so many days old, of which nobody was told yet. */
/** How many, and the last day on which one of them was made; null: there is none. */
type DueSoon = { readonly requests: number; readonly until: string | null };

export async function takeDueSoon(tx: Transaction<Database>, days: number): Promise<DueSoon> {
  const { rows } = await sql<DueSoon>`
    with zone as (select ${sql.raw(ORGANISATION_ZONE)} as name),
    taken as (
      update deletion_requests r set due_told_at = now() from zone
      where r.status = 'open' and r.due_told_at is null
        and (r.created_at at time zone zone.name)::date <= (now() at time zone zone.name)::date - ${days}::integer
      returning (r.created_at at time zone zone.name)::date as asked_on)
    select count(*)::integer as requests, max(asked_on)::text as until from taken`.execute(tx);
  return rows[0] ?? { requests: 0, until: null };
}
