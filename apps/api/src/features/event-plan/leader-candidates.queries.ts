import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import type { Period } from '@proline/domain/time/period';
import type pg from 'pg';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import { SqlValues } from '../../platform/list/sql-values.ts';

type CandidateRow = {
  readonly id: string;
  readonly code: number;
  readonly name_en: string;
  readonly name_ar: string;
  readonly photo: string | null;
  readonly status: TeamLeaderStatus;
  readonly city: string;
};

type Wanted = {
  readonly event_id: string;
  readonly city: string;
  /** null: the plan has no times yet, so everybody is free */
  readonly period: Period | null;
  readonly q: string;
  readonly most: number;
};

const matching = wordsOrCode(
  { column: 'team_leaders.code', kind: 'leaders' },
  { text: 'team_leaders.search_text', city: 'team_leaders.city' },
);

/** Approved leaders first, then those who are not booked at that time, then those of the city. */
export async function findCandidates(pool: pg.Pool, wanted: Wanted): Promise<CandidateRow[]> {
  const values = new SqlValues();
  const { period } = wanted;
  const isBusy =
    period &&
    `exists (select from bookings l where l.person_id = team_leaders.id and l.event_id <> ${values.add(wanted.event_id)}
      and tstzrange(l.starts_at, l.ends_at) && tstzrange(${values.add(period.starts_at)}, ${values.add(period.ends_at)}))`;
  const order = [`status = 'approved' desc`, isBusy, `city = ${values.add(wanted.city)} desc`, 'name_en', 'id'];
  const { rows } = await pool.query<CandidateRow>(
    `select id, code, name_en, name_ar, photo, status, city from team_leaders
     where turned_down_at is null and not exists (select from ushers u where u.id = team_leaders.id and u.status = 'blocked')
       and (${matching(wanted.q, values)})
     order by ${order.filter((term) => term !== null).join(', ')}
     limit ${values.add(wanted.most)}`,
    values.list,
  );
  return rows;
}
