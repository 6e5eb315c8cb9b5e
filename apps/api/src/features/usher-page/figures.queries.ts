import { TAB_ROWS_PER_PAGE } from '@proline/contract/frame/pages';
import type { UsherRating } from '@proline/contract/usher-page/usher-page';
import { GRACE_MINUTES } from '@proline/domain/figures/reliability';
import type pg from 'pg';

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
        (select avg(stars)::float8 from ratings) as mean`,
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

type Worked = {
  readonly attended: number;
  readonly no_shows: number;
  readonly on_time: number;
  readonly late_cancels: number;
  readonly offers: number;
  readonly accepted: number;
  readonly approved_minutes: number;
};

const NONE: Worked = {
  attended: 0,
  no_shows: 0,
  on_time: 0,
  late_cancels: 0,
  offers: 0,
  accepted: 0,
  approved_minutes: 0,
};

/** An offer counts once it was answered or has expired; one that was accepted stays so when the place is released later. */
export async function countWorked(pool: pg.Pool, usher_id: string): Promise<Worked> {
  const { rows } = await pool.query<Worked>({
    name: 'usher-worked',
    text: `
      select
        count(*) filter (where t.outcome = 'attended')::integer as attended,
        count(*) filter (where t.outcome = 'no_show')::integer as no_shows,
        count(*) filter (where t.outcome = 'attended' and t.late_minutes <= ${GRACE_MINUTES})::integer as on_time,
        count(*) filter (where a.late_cancel)::integer as late_cancels,
        count(*) filter (where a.invited_at is not null and (a.answered_at is not null or a.status = 'expired'))::integer as offers,
        count(*) filter (where a.invited_at is not null and a.answered_at is not null and a.status not in ('declined', 'expired'))::integer as accepted,
        coalesce(sum(t.approved_minutes), 0)::integer as approved_minutes
      from assignments a left join attendance t on t.assignment_id = a.id
      where a.usher_id = $1`,
    values: [usher_id],
  });
  return rows[0] ?? NONE;
}
