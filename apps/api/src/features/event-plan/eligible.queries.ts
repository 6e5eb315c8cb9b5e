import type { FillCondition } from '@proline/contract/event-plan/event-plan';
import { storedCity } from '@proline/domain/place/cities';
import type { EventPlan, Requirement } from '@proline/domain/event-plan/plan';
import type { Period } from '@proline/domain/time/period';
import { LONGEST_SHIFT_MINUTES } from '@proline/domain/time/shift-times';
import { RATING_HALF_LIFE_DAYS, RATING_PRIOR } from '@proline/domain/figures/rating';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/postgres/schema.gen.ts';

/** Joined to the ushers, so that the mean is computed once and not for each of them. */
const MEAN = sql`cross join (select avg(stars)::float8 as stars from ratings) mean`;

/** Null when there are no ratings at all, and so no mean. */
const RATING = sql`(
  select (${RATING_PRIOR} * mean.stars + coalesce(sum(weight * stars), 0))
    / (${RATING_PRIOR} + coalesce(sum(weight), 0))
  from (
    select stars, exp(date_part('epoch', now() - created_at) * (ln(0.5::float8) / 86400 / ${RATING_HALF_LIFE_DAYS})) as weight
    from ratings where usher_id = u.id
  ) given)`;

const HAS_DOCUMENT = {
  id_number: sql`u.id_number_hmac is not null`,
  photo: sql`u.photo is not null`,
  bank_account: sql`exists (select from bank_accounts b where b.person_id = u.id and b.replaced_at is null)`,
} as const;

/** The condition on an usher `u`; a mix of women and men is no condition on one person. */
const fulfils = (asked: Requirement): RawBuilder<unknown> => {
  switch (asked.kind) {
    case 'gender':
      if (asked.female_percent === 100) return sql`u.gender = 'female'`;
      return asked.female_percent === 0 ? sql`u.gender = 'male'` : sql`true`;
    case 'languages':
      return sql`u.languages @> ${asked.languages}::text[]`;
    case 'experience':
      return sql`(
        select count(*) from (
          select from attendance a where a.usher_id = u.id and a.outcome = 'attended' limit ${asked.shifts}
        ) worked) = ${asked.shifts}`;
    case 'rating':
      return sql`${RATING} >= ${asked.least}`;
    case 'documents':
      return sql`${sql.join([sql`true`, ...asked.documents.map((name) => HAS_DOCUMENT[name])], sql` and `)}`;
  }
};

/** The roles with a headcount above 0. */
const wantedTypes = ({ stepThree }: EventPlan): string[] => [
  ...new Set(stepThree.needs.filter(({ headcount }) => headcount > 0).map(({ type_id }) => type_id)),
];

/** Ushers who could work there in any role: approved, of that city, meeting each Block requirement, not excluded. */
const fitting = ({ stepOne, stepTwo, stepThreeTeam }: EventPlan) => {
  const blocking = stepTwo.requirements.filter(({ mode }) => mode === 'block');
  return sql`
    select u.id from ushers u ${blocking.some(({ kind }) => kind === 'rating') ? MEAN : sql``}
    where ${sql.join(
      [
        sql`u.status = 'approved' and u.city = ${storedCity(stepOne.city)}`,
        sql`u.id <> all (${stepThreeTeam.excluded}::uuid[])`,
        ...blocking.map(fulfils),
      ],
      sql` and `,
    )}`;
};

/** select … giving `usher_id` of each eligible usher with one of the needed roles, once. */
export const eligibleUshers = (plan: EventPlan) => sql<{ usher_id: string }>`
  select f.id as usher_id from (${fitting(plan)}) f
  where exists (select from usher_roles r where r.usher_id = f.id and r.type_id = any (${wantedTypes(plan)}::uuid[]))`;

type WantedRole = { readonly type_id: string; /** null: nobody knows when */ readonly peak: Period | null };

type EligibleRole = {
  readonly type_id: string;
  readonly name_en: string;
  readonly name_ar: string;
  readonly funnel: { readonly by: FillCondition; readonly left: number }[];
  readonly eligible: number;
  readonly free: number;
};

type Condition = { readonly by: FillCondition; readonly holds: RawBuilder<unknown> };

type CountedRole = Omit<EligibleRole, 'funnel' | 'eligible'> & { readonly in_city: number; readonly met: number[] };

/** What is asked of an usher `u` of the city and the role, in the plan's order; a mix of women and men asks nothing. */
const conditionsOf = ({ stepTwo, stepThreeTeam: { excluded } }: EventPlan): Condition[] => [
  ...stepTwo.requirements
    .filter((asked) => asked.mode === 'block')
    .filter((asked) => asked.kind !== 'gender' || asked.female_percent === 100 || asked.female_percent === 0)
    .map((asked): Condition => ({ by: asked.kind, holds: fulfils(asked) })),
  ...(excluded.length === 0 ? [] : [{ by: 'excluded' as const, holds: sql`u.id <> all (${excluded}::uuid[])` }]),
];

/** How many conditions an usher `u` meets until the first that is not met. The later ones are not computed then. */
const metInTurn = (conditions: readonly Condition[]): RawBuilder<unknown> =>
  conditions.length === 0
    ? sql`0`
    : sql`case ${sql.join(
        conditions.map(({ holds }, n) => sql`when (${holds}) is not true then ${sql.lit(n)}`),
        sql` `,
      )} else ${sql.lit(conditions.length)} end`;

/**
 * How many could fill each role, condition by condition, and how many of them are free in its busiest shift and have
 * rested before.
 */
export async function countEligible(
  db: Kysely<Database>,
  plan: EventPlan,
  event_id: string,
  { wanted, rest_hours }: { readonly wanted: readonly WantedRole[]; readonly rest_hours: number },
): Promise<EligibleRole[]> {
  if (wanted.length === 0) return [];
  const rest = sql`make_interval(hours => ${rest_hours})`;
  const conditions = conditionsOf(plan);
  const all = sql.lit(conditions.length);
  const { rows } = await sql<CountedRole>`
    with wanted as (
      select * from unnest(
        ${wanted.map(({ type_id }) => type_id)}::uuid[],
        ${wanted.map(({ peak }) => peak?.starts_at ?? null)}::timestamptz[],
        ${wanted.map(({ peak }) => peak?.ends_at ?? null)}::timestamptz[]
      ) with ordinality w (type_id, starts_at, ends_at, n)
    ),
    in_city as (
      select u.id from ushers u where u.status = 'approved' and u.city = ${storedCity(plan.stepOne.city)}
    ),
    of_role as materialized (
      select u.id, ${metInTurn(conditions)} as met
      from ushers u ${conditions.some(({ by }) => by === 'rating') ? MEAN : sql``}
      where u.id in (select id from in_city)
        and u.id in (select r.usher_id from usher_roles r where r.type_id in (select type_id from wanted))
    ),
    busy as (
      select distinct w.type_id, a.usher_id
      from wanted w join assignments a on a.status in ('invited', 'confirmed')
        -- no shift is longer, so that the index on starts finds them
        and a.starts_at > w.starts_at - ${rest} - make_interval(mins => ${LONGEST_SHIFT_MINUTES})
        and a.starts_at < w.ends_at + ${rest}
        and case when a.event_id = ${event_id} then a.starts_at < w.ends_at and a.ends_at > w.starts_at
          else a.ends_at > w.starts_at - ${rest} end
    )
    select t.id as type_id, t.name_en, t.name_ar,
      (select count(*) from in_city)::integer as in_city,
      coalesce(c.met, array_fill(0, array[${all} + 1])) as met, coalesce(c.free, 0)::integer as free
    from wanted w
    join types t on t.id = w.type_id
    left join (
      select r.type_id,
        array[${sql.join([0, ...conditions].map((_, n) => sql`count(*) filter (where f.met >= ${sql.lit(n)})`))}]::integer[] as met,
        count(*) filter (where f.met = ${all} and b.usher_id is null) as free
      from of_role f
      join usher_roles r on r.usher_id = f.id and r.type_id in (select type_id from wanted)
      left join busy b on b.type_id = r.type_id and b.usher_id = r.usher_id
      group by r.type_id
    ) c on c.type_id = w.type_id
    order by w.n`.execute(db);
  const names: readonly FillCondition[] = ['role', ...conditions.map(({ by }) => by)];
  return rows.map(({ in_city, met, ...role }) => ({
    ...role,
    funnel: [{ by: 'city', left: in_city }, ...names.map((by, n) => ({ by, left: met[n] ?? 0 }))],
    eligible: met.at(-1) ?? 0,
  }));
}
