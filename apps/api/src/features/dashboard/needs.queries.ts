import { noticeDays } from '../../platform/writing/notice-days.ts';
import type pg from 'pg';
import type { EventStatus } from '@proline/domain/event/event-status';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

export type Amount = { readonly currency: string; readonly amount_minor: number };
export type Person = {
  readonly id: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly photo: string | null;
};

export type StaffedEvent = {
  readonly event_id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly status: EventStatus;
  readonly starts_at: Date;
  readonly time_zone: string;
  readonly places: number;
  readonly confirmed: number;
  readonly invited: number;
  readonly now: Date;
  /** so far ahead they are looked for */
  readonly days: number;
};

/** The expression of the index; every published event has a start. */
const STARTS = `coalesce(e.starts_at, 'infinity')`;

/** Published events that start soon with places that nobody confirmed. */
export async function readOpenEvents(pool: pg.Pool): Promise<StaffedEvent[]> {
  const { rows } = await pool.query<StaffedEvent>({
    name: 'needs-open-events',
    text: `
      select e.id as event_id, e.title_en, e.title_ar, e.status, e.starts_at, e.time_zone,
        s.places, s.confirmed, s.invited, now() as now, ${noticeDays('open_places_days')} as days
      from events e join event_staffing s on s.event_id = e.id
      where e.status = 'published' and s.confirmed < s.places
        and ${STARTS} > now() and ${STARTS} <= now() + ${noticeDays('open_places_days')} * interval '24 hours'`,
  });
  return rows;
}

export type WaitingTransfers = {
  readonly count: number;
  readonly amounts: Amount[];
  readonly oldest_at: Date | null;
  readonly without_bank_account: number;
};

/** Count and amounts are maintained sums; the oldest and those without an account come from partial indexes. */
export async function readWaitingTransfers(pool: pg.Pool): Promise<WaitingTransfers | undefined> {
  const { rows } = await pool.query<WaitingTransfers>({
    name: 'needs-waiting-transfers',
    text: `
      select
        (select coalesce(sum(n), 0)::bigint from status_counts
         where entity = 'transfers' and status = 'pending_approval') as count,
        (select coalesce(json_agg(json_build_object('currency', currency, 'amount_minor', amount_minor)), '[]')
         from (
           select currency, sum(net_minor) as amount_minor from transfer_sums
           where status = 'pending_approval' group by currency having sum(net_minor) <> 0
           order by amount_minor desc, currency
         ) sums) as amounts,
        (select created_at from transfers
         where status = 'pending_approval' and voided_at is null order by created_at limit 1) as oldest_at,
        (select count(*) from transfers
         where status = 'pending_approval' and voided_at is null and bank_account_id is null) as without_bank_account`,
  });
  return rows[0];
}

export type OverdueTransfers = {
  readonly currency: string;
  readonly amount_minor: number;
  readonly count: number;
  readonly days: number;
};

/** Approved long ago and still not sent. */
export async function readOverdueTransfers(pool: pg.Pool): Promise<OverdueTransfers[]> {
  const { rows } = await pool.query<OverdueTransfers>({
    name: 'needs-overdue-transfers',
    text: `
      select currency, sum(net_minor)::bigint as amount_minor, count(*) as count, days from transfers,
        (select ${noticeDays('transfers_days')} as days) rule
      where status = 'approved' and voided_at is null and approved_at < now() - days * interval '24 hours'
      group by currency, days order by amount_minor desc, currency`,
  });
  return rows;
}

export type Interview = Person & {
  readonly starts_at: Date;
  readonly interviewer: string;
  readonly is_ahead: boolean;
  readonly day: string;
  readonly count: number;
};

/** The first three of today in the organisation's zone, those still to come first; each row carries the count of all. */
export async function readInterviewsToday(pool: pg.Pool): Promise<Interview[]> {
  const { rows } = await pool.query<Interview>({
    name: 'needs-interviews-today',
    text: `
      with zone as materialized (select ${ORGANISATION_ZONE} as name),
      today as materialized (
        select (now() at time zone name)::date as day,
          (now() at time zone name)::date::timestamp at time zone name as begins,
          ((now() at time zone name)::date + 1)::timestamp at time zone name as ends
        from zone
      )
      select u.id, u.name_en, u.name_ar, u.photo, i.starts_at, a.name as interviewer,
        i.starts_at >= now() as is_ahead, today.day, count(*) over () as count
      from today
      join interviews i on i.status = 'planned' and i.starts_at >= today.begins and i.starts_at < today.ends
      join persons u on u.id = i.person_id
      join admins a on a.id = i.interviewer_id
      order by i.starts_at < now(), i.starts_at, i.id
      limit 3`,
  });
  return rows;
}

export type WaitingEvent = {
  readonly event_id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly time_zone: string;
  /** null: none, or already over */
  readonly deadline: Date | null;
  readonly waiting: number;
};

/** Published events of the coming days with undecided applications, the nearest deadline first. */
export async function readEventsWithApplications(pool: pg.Pool): Promise<WaitingEvent[]> {
  const { rows } = await pool.query<WaitingEvent>({
    name: 'needs-events-with-applications',
    text: `
      select e.id as event_id, e.title_en, e.title_ar, e.time_zone, w.waiting,
        case when e.application_deadline >= now() then e.application_deadline end as deadline
      from events e
      cross join lateral (
        select count(*) as waiting from applications where event_id = e.id and status = 'pending'
      ) w
      where e.status = 'published' and ${STARTS} > now() and ${STARTS} <= now() + ${noticeDays('applications_days')} * interval '24 hours'
        and w.waiting > 0
      order by deadline nulls last, e.starts_at, e.id`,
  });
  return rows;
}

/** Who waits longest for an answer at this event. */
export async function readApplicants(pool: pg.Pool, event_id: string): Promise<Person[]> {
  const { rows } = await pool.query<Person>({
    name: 'needs-applicants',
    text: `
      select u.id, u.name_en, u.name_ar, u.photo
      from applications a join ushers u on u.id = a.usher_id
      where a.event_id = $1 and a.status = 'pending'
      order by a.created_at, a.id limit 3`,
    values: [event_id],
  });
  return rows;
}

export type OpenDeletionRequests = { readonly count: number; readonly oldest_at: Date | null };

export async function readOpenDeletionRequests(pool: pg.Pool): Promise<OpenDeletionRequests | undefined> {
  const { rows } = await pool.query<OpenDeletionRequests>({
    name: 'needs-deletion-requests',
    text: `
      select
        (select coalesce(sum(n), 0)::bigint from status_counts
         where entity = 'deletion_requests' and status = 'open') as count,
        (select created_at from deletion_requests where status = 'open' order by created_at limit 1) as oldest_at`,
  });
  return rows[0];
}
