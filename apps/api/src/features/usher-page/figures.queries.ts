import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { UsherRating } from '@proline/contract/usher-page/usher-page';
import type { FigureCount } from '@proline/domain/figures/standing';
import { TREND_MONTHS, type WorkMonth } from '@proline/domain/figures/trend';
import type pg from 'pg';
import { sharedRead } from '../../platform/http/shared-read.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

type Rated = {
  /** of each rating, the newest first */
  readonly ratings: { readonly stars: number; readonly age_days: number }[];
  /** of all ratings of all ushers; null: there are none */
  readonly mean: number | null;
};

export async function findRated(pool: pg.Pool, usher_id: string): Promise<Rated> {
  const { rows } = await pool.query<Rated>({
    name: 'usher-rated',
    text: `
      select coalesce((
          select json_agg(json_build_object('stars', stars, 'age_days', greatest(0, extract(epoch from now() - created_at) / 86400))
            order by created_at desc, id)
          from ratings where usher_id = $1), '[]') as ratings,
        (select (sum(status::integer * n) / nullif(sum(n), 0))::float8 from status_counts where entity = 'ratings') as mean`,
    values: [usher_id],
  });
  return rows[0] ?? { ratings: [], mean: null };
}

export async function readRatings(pool: pg.Pool, usher_id: string, page: number): Promise<UsherRating[]> {
  const { rows } = await pool.query<UsherRating>({
    name: 'usher-ratings',
    text: `
      select g.id, g.stars, g.comment, g.created_at,
        json_build_object('name_en', coalesce(d.name, l.name_en, ''), 'name_ar', coalesce(d.name, l.name_ar, '')) as author,
        json_build_object('id', e.id, 'title_en', e.title_en, 'title_ar', e.title_ar) as event,
        json_build_object('name_en', r.name_en, 'name_ar', r.name_ar) as role
      from (
        select * from ratings where usher_id = $1 order by created_at desc, id desc limit ${TAB_ROWS_PER_PAGE} offset $2
      ) g
      join assignments a on a.id = g.assignment_id
      join events e on e.id = a.event_id
      join positions p on p.id = a.position_id
      join types r on r.id = p.type_id
      left join admins d on d.id = g.author_admin_id
      left join persons l on l.id = g.author_leader_id
      order by g.created_at desc, g.id desc`,
    values: [usher_id, (page - 1) * TAB_ROWS_PER_PAGE],
  });
  return rows;
}

/**
 * What happened in each of the last months, the oldest first; the very first row has everything before them. Shifts count in the
 * month in which they begin, offers in that in which they were answered; what is known of a day that has not come yet, such as a
 * place given back, in this one. An offer counts once it was answered or has expired; one that was accepted stays so when the
 * place is released later.
 */
export async function readWorkedMonths(pool: pg.Pool, usher_id: string): Promise<WorkMonth[]> {
  const { rows } = await pool.query<WorkMonth>({
    name: 'usher-worked-months',
    text: `
      with clock as materialized (
        select zone, date_trunc('month', now() at time zone zone) as this_month
        from (select ${ORGANISATION_ZONE} as zone) organization
      ),
      happened as (
        select a.starts_at as at, (t.outcome is not distinct from 'attended')::integer as attended,
          (t.outcome is not distinct from 'no_show')::integer as no_shows,
          (t.outcome is not distinct from 'attended' and t.late_minutes <= (select figures_grace()))::integer as on_time,
          a.late_cancel::integer as late_cancels, 0 as offers, 0 as accepted, coalesce(t.approved_minutes, 0) as minutes,
          (a.reconfirm_asked_at is not null and (a.reconfirmed_at is not null
            or a.release_reason is not distinct from 'not_reconfirmed'
            or coalesce(t.outcome in ('attended', 'no_show'), false)))::integer as reconfirm_asked,
          (a.reconfirm_asked_at is not null and a.reconfirmed_at is not null)::integer as reconfirmed
        from assignments a left join attendance t on t.assignment_id = a.id
        where a.usher_id = $1 and (t.assignment_id is not null or a.late_cancel or a.reconfirm_asked_at is not null)
        union all
        select coalesce(answered_at, starts_at), 0, 0, 0, 0, 1,
          (answered_at is not null and status not in ('declined', 'expired'))::integer, 0, 0, 0
        from assignments
        where usher_id = $1 and invited_at is not null and (answered_at is not null or status = 'expired')
      ),
      counted as (
        select greatest(least(date_trunc('month', at at time zone zone), this_month),
            this_month - make_interval(months => ${TREND_MONTHS})) as month,
          sum(attended)::integer as attended, sum(no_shows)::integer as no_shows, sum(on_time)::integer as on_time,
          sum(late_cancels)::integer as late_cancels, sum(offers)::integer as offers, sum(accepted)::integer as accepted,
          sum(minutes)::integer as minutes, sum(reconfirm_asked)::integer as reconfirm_asked,
          sum(reconfirmed)::integer as reconfirmed
        from happened, clock group by 1
      )
      select month::date::text as month,
        greatest(0, extract(epoch from now() - ((month + interval '1 month') at time zone zone)) / 86400)::float8 as ended_days_ago,
        coalesce(attended, 0) as attended, coalesce(no_shows, 0) as no_shows, coalesce(on_time, 0) as on_time,
        coalesce(late_cancels, 0) as late_cancels, coalesce(offers, 0) as offers, coalesce(accepted, 0) as accepted,
        coalesce(minutes, 0) as approved_minutes, coalesce(reconfirm_asked, 0) as reconfirm_asked,
        coalesce(reconfirmed, 0) as reconfirmed
      from clock
      cross join generate_series(this_month - make_interval(months => ${TREND_MONTHS}), this_month, interval '1 month') month
      left join counted using (month)
      order by month`,
    values: [usher_id],
  });
  return rows;
}

/** How many ushers have which reliability, and how many have worked how many hours, as the counters keep it. */
export const countFigures = sharedRead(
  async (pool): Promise<Readonly<Record<'reliability' | 'hours_worked', readonly FigureCount[]>>> => {
    const { rows } = await pool.query<FigureCount & { figure: 'reliability' | 'hours_worked' }>({
      name: 'count-figures',
      text: `select entity as figure, status::integer as value, sum(n)::integer as count from status_counts
        where entity in ('reliability', 'hours_worked') group by entity, status having sum(n) > 0`,
    });
    const of = (wanted: string) => rows.filter(({ figure }) => figure === wanted);
    return { reliability: of('reliability'), hours_worked: of('hours_worked') };
  },
);
