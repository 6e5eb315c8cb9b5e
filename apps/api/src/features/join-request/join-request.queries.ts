import { joinRequestList, type JoinRequest } from '@proline/contract/join-request/join-request';
import { FLAG_WORDS, REQUEST_PART_WORDS } from '@proline/contract/join-request/join-request.words';
import { MINIMUM_AGE } from '@proline/domain/people/age';
import { JOIN_FLAGS, REQUEST_PARTS, type JoinFlag, type RequestPart } from '@proline/domain/recruiting/join-request';
import type { Hat } from '@proline/domain/recruiting/recruiting';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { CITY_WORDS } from '../../platform/list/city-words.ts';
import { leapingValues, selected, type Language, type ListSource } from '../../platform/list/list-source.ts';
import { betweenDays, ofAge } from '../../platform/list/range-sql.ts';
import { rolesDone, tagValues } from '../../platform/list/people-sql.ts';
import { wordsOrCode } from '../../platform/list/search-sql.ts';
import { REPLY_TYPES } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { ORGANISATION_ZONE } from '../../platform/writing/organisation-zone.ts';

/** Kept word for word by the index persons_joining. */
const JOINING = `(persons.usher_status in ('pending', 'in_interview', 'rejected') or persons.leader_status = 'pending')`;

/** A person is one request at a time: what waits for a decision comes before what was decided, the usher before the leader. */
const AS_USHER = `persons.usher_status in ('pending', 'in_interview')`;
const AS_LEADER = `coalesce(persons.leader_status = 'pending' and persons.leader_turned_down_at is null, false)`;
const HAT = `case when ${AS_USHER} then 'usher' when ${AS_LEADER} then 'leader'
  when persons.usher_status = 'rejected' then 'usher' when persons.leader_status = 'pending' then 'leader'
  when persons.usher_status is not null then 'usher' else 'leader' end`;
const STATUS = `case when ${AS_USHER} then persons.usher_status when ${AS_LEADER} then 'pending'
  when persons.usher_status = 'rejected' or persons.leader_status = 'pending' then 'rejected' else 'approved' end`;
const STAGE = `case when ${STATUS} = 'rejected' then 'decided' when ${HAT} = 'leader' then 'leader'
  when ${STATUS} = 'pending' then 'new'
  when exists (select from interviews i where i.person_id = persons.id and i.status = 'planned') then 'booked'
  else 'decide' end`;
/** Somebody who came back begins anew. */
const INTERVIEW = `case
  when exists (select from interviews i where i.person_id = persons.id and i.status = 'planned') then 'planned'
  when ${HAT} = 'usher' and persons.usher_status = 'pending' then 'none'
  else coalesce((
    select case i.status when 'done' then 'held' else 'missed' end from interviews i
    where i.person_id = persons.id and i.hat = ${HAT} and i.status in ('done', 'missed')
    order by i.starts_at desc, i.id desc limit 1), 'none') end`;
/** Somebody who came back waits since then. */
const ASKED = `case when ${HAT} = 'leader' then persons.leader_since
  when persons.usher_status = 'pending' then persons.usher_status_changed_at else persons.usher_since end`;
/** Who waits longest comes first, and who was decided about last of all. */
const REJECTED_AFTER_S = 100_000_000_000;
const WAITING = `case when ${STATUS} = 'rejected' then ${REJECTED_AFTER_S} else 0 end::bigint + extract(epoch from ${ASKED})::bigint`;
const AGE = `extract(year from age((now() at time zone ${ORGANISATION_ZONE})::date, persons.birth_date))::integer`;

const dayOf = (moment: string) => `(${moment} at time zone ${ORGANISATION_ZONE})::date`;

/** The same name on the same birthday, in either language. */
const sameName = (other: string, one: string) => `${other}.birth_date = ${one}.birth_date and (
  (${other}.name_en <> '' and lower(${other}.name_en) = lower(${one}.name_en))
  or (${other}.name_ar <> '' and ${other}.name_ar = ${one}.name_ar))`;
const sameIban = (other: string, one: string) => `exists (
  select from bank_accounts b join bank_accounts c on c.iban_hmac = b.iban_hmac
  where b.person_id = ${one}.id and c.person_id = ${other}.id)`;
const isSomebodyElse = (other: string, one: string) =>
  `${other}.id <> ${one}.id and ${other}.anonymised_at is null and ${other}.merged_into is null`;

/** One of them named an identity number that the other has. */
const sameIdNumber = (other: string, one: string) => `${other}.id_number_hmac = ${one}.claimed_id_hmac`;

const SOURCE = `case when persons.joined_by_app_at is null then 'office' else 'app' end`;

const DUPLICATE = `(
  exists (select from persons o where ${isSomebodyElse('o', 'persons')} and ${sameName('o', 'persons')})
  or (persons.claimed_id_hmac is not null and exists (
    select from persons o where ${isSomebodyElse('o', 'persons')} and ${sameIdNumber('o', 'persons')}))
  or exists (
    select from bank_accounts b join bank_accounts c on c.iban_hmac = b.iban_hmac and c.person_id <> b.person_id
    where b.person_id = persons.id))`;

const PLANNED_AT = `(select i.starts_at from interviews i where i.person_id = persons.id and i.status = 'planned' limit 1)`;
const LAST_HELD = `(select i.status from interviews i
  where i.person_id = persons.id and i.hat = ${HAT} and i.status in ('done', 'missed')
  order by i.starts_at desc, i.id desc limit 1)`;
const ASKED_AGAIN = `(persons.asked_again_at is not null and persons.asked_again_at > ${ASKED})`;

const FLAGS: Readonly<Record<JoinFlag, string>> = {
  duplicate: DUPLICATE,
  under_age: `coalesce(${AGE} < ${MINIMUM_AGE}, false)`,
  asked_again: ASKED_AGAIN,
  missed: `(${LAST_HELD} is not distinct from 'missed' and ${PLANNED_AT} is null)`,
};

const HAS: Readonly<Record<RequestPart, string>> = {
  name: `(persons.name_en <> '' or persons.name_ar <> '')`,
  photo: `persons.photo is not null`,
  birth_date: `persons.birth_date is not null`,
  id_number: `persons.id_number_last4 is not null`,
  document: `exists (select from person_documents d where d.person_id = persons.id)`,
  city_languages: `(persons.city <> '' and persons.languages <> '{}')`,
  bank_account: `exists (select from bank_accounts b where b.person_id = persons.id and b.replaced_at is null)`,
};
const MISSING = `array_remove(array[${REQUEST_PARTS.map((part) => `case when not ${HAS[part]} then '${part}' end`).join(', ')}], null)`;
const WHOLE = `(${REQUEST_PARTS.map((part) => HAS[part]).join(' and ')})`;
const COMPLETE = `(${REQUEST_PARTS.map((part) => `(${HAS[part]})::integer`).join(' + ')})`;

/** What holds of a request, in words, one after the other. */
const inWords = (language: Language, found: readonly (readonly [string, string])[]): string =>
  `array_to_string(array[${found.map(([holds, word]) => `case when ${holds} then '${word}' end`).join(', ')}], '${language === 'ar' ? '، ' : ', '}')`;
const flagsIn = (language: Language) =>
  inWords(
    language,
    JOIN_FLAGS.map((flag) => [FLAGS[flag], FLAG_WORDS[flag][language]]),
  );
const missingIn = (language: Language) =>
  inWords(
    language,
    REQUEST_PARTS.map((part) => [`not ${HAS[part]}`, REQUEST_PART_WORDS[part][language]]),
  );

const JOINS = `
  left join lateral (
    select i.starts_at, a.name from interviews i join admins a on a.id = i.interviewer_id
    where i.person_id = persons.id and i.status = 'planned' limit 1
  ) planned on true
  left join lateral (
    select i.score from interviews i
    where i.person_id = persons.id and i.hat = ${HAT} and i.status = 'done' order by i.starts_at desc, i.id desc limit 1
  ) scored on true`;

/** A page is found without the joins, and its order too. */
const SCORE_IN_HUNDREDTHS = `(
  select round(i.score * 100)::integer from interviews i
  where i.person_id = persons.id and i.hat = ${HAT} and i.status = 'done' order by i.starts_at desc, i.id desc limit 1)`;

const FIELDS = {
  id: 'persons.id',
  hat: HAT,
  code: `case when ${HAT} = 'usher' then persons.usher_code else persons.leader_code end`,
  name_en: 'persons.name_en',
  name_ar: 'persons.name_ar',
  photo: 'persons.photo',
  status: STATUS,
  phone: 'persons.phone',
  birth_date: 'persons.birth_date',
  age: AGE,
  city: 'persons.city',
  tags: 'persons.tags',
  asked_at: ASKED,
  source: SOURCE,
  // before that it was this very request, or another one
  asked_again_at: `case when ${ASKED_AGAIN} then persons.asked_again_at end`,
  duplicate: DUPLICATE,
  interview_at: 'planned.starts_at',
  interviewer: 'planned.name',
  score: 'scored.score',
  missed: FLAGS.missed,
  missing: MISSING,
  version: 'persons.version',
} as const;

export const joinRequestSource: ListSource<typeof joinRequestList> = {
  list: joinRequestList,
  from: 'persons',
  always: JOINING,
  id: { sql: 'persons.id', type: 'uuid' },
  joins: JOINS,
  select: FIELDS,
  filters: {
    status: (value, values) => values.oneOf(`(${STATUS})`, value),
    hat: (value, values) => values.oneOf(`(${HAT})`, value),
    stage: (value, values) => values.oneOf(`(${STAGE})`, value),
    interview: (value, values) => values.oneOf(`(${INTERVIEW})`, value),
    source: (value, values) => values.oneOf(`(${SOURCE})`, value),
    flag: (value) => `(${value.map((flag) => FLAGS[flag]).join(' or ')})`,
    complete: (value) => `(${value.map((one) => (one === 'whole' ? WHOLE : `not ${HAS[one]}`)).join(' or ')})`,
    city: (value, values) => values.oneOf('persons.city', value),
    age: (value, values) => ofAge('persons.birth_date', value, values),
    asked: (value, values) => betweenDays(`(${ASKED})`, value, values),
    tag: (value, values) => `persons.tags && ${values.add(value)}::text[]`,
  },
  search: wordsOrCode(
    { column: 'persons.usher_code', kind: 'ushers' },
    { text: 'persons.search_text', city: 'persons.city' },
  ),
  sorts: {
    waiting: { sql: `(${WAITING})`, type: 'bigint' },
    asked_at: { sql: `(${ASKED})`, type: 'timestamptz' },
    complete: { sql: COMPLETE, type: 'integer' },
    interview: {
      sql: PLANNED_AT,
      type: 'timestamptz',
      unknown: { up: `'infinity'::timestamptz`, down: `'-infinity'::timestamptz` },
    },
    score: { sql: SCORE_IN_HUNDREDTHS, type: 'integer', unknown: { up: '501', down: '0' } },
    name: { sql: { en: 'persons.name_en', ar: 'persons.name_ar' }, type: 'text' },
    city: { sql: 'persons.city', type: 'text' },
  },
  tabs: STATUS,
  values: { city: leapingValues('ushers', 'city'), tag: tagValues },
  cells: {
    name: [{ sql: 'persons.name_en' }, { sql: 'persons.name_ar' }],
    hat: { sql: HAT },
    status: { sql: STATUS },
    age: { sql: AGE, kind: 'number' },
    waiting: [{ sql: `${dayOf('now()')} - ${dayOf(`(${ASKED})`)}`, kind: 'number' }],
    complete: [{ sql: COMPLETE, kind: 'number' }, { sql: { en: missingIn('en'), ar: missingIn('ar') } }],
    flag: { sql: { en: flagsIn('en'), ar: flagsIn('ar') } },
    interview: { sql: 'planned.starts_at', kind: 'moment' },
    score: { sql: 'scored.score', kind: 'number' },
    phone: { sql: 'persons.phone' },
    city: { sql: 'persons.city', names: CITY_WORDS },
    source: { sql: SOURCE },
    tags: { sql: `array_to_string(persons.tags, ', ')` },
    asked_at: { sql: `(${ASKED})`, kind: 'moment' },
  },
};

/** Also of somebody who has just been approved, as whoever decided still looks at it. */
export async function findJoinRequest(pool: pg.Pool, id: string): Promise<JoinRequest | undefined> {
  const { rows } = await pool.query<JoinRequest>({
    name: 'find-join-request',
    text: `
      select ${selected(FIELDS)}, persons.email, persons.nationality, persons.id_number_last4,
        coalesce((
          select jsonb_agg(jsonb_build_object('code', code, 'level', persons.language_levels ->> code) order by at)
          from unnest(persons.languages) with ordinality spoken (code, at)), '[]') as languages_spoken,
        ${rolesDone('persons.id')} as does,
        (select count(*)::integer from person_documents d where d.person_id = persons.id) as documents,
        case when ${HAT} = 'usher' then persons.usher_status_reason else persons.leader_turn_down_reason end as reason,
        case when ${HAT} = 'usher' then persons.usher_reapply_on end as reapply_on,
        coalesce((
          select json_agg(twin order by twin.code) from (
            select o.id, case when o.usher_status is not null then 'usher' else 'leader' end as hat, o.name_en, o.name_ar,
              coalesce(o.usher_code, o.leader_code) as code,
              case when ${sameIdNumber('o', 'persons')} then 'same_id_number'
                when ${sameName('o', 'persons')} then 'same_name' else 'same_iban' end as sign
            from persons o
            where ${isSomebodyElse('o', 'persons')} and coalesce(o.usher_code, o.leader_code) is not null
              and ((${sameName('o', 'persons')}) or ${sameIdNumber('o', 'persons')} or ${sameIban('o', 'persons')})
            order by o.id limit 5
          ) twin
        ), '[]') as twins
      from persons ${JOINS}
      where persons.id = $1 and (persons.usher_status is not null or persons.leader_status is not null)`,
    values: [id],
    types: REPLY_TYPES,
  });
  return rows[0];
}

/**
 * How many have waited for so many days since the turn of the clock before this one, or ever: each turn tells of its own share, so that
 * nothing has to be noted with the person.
 */
/** How many, and the last day on which one of them asked; null: there is none. */
type LongWaits = { readonly waits: number; readonly until: string | null };

export async function countLongWaits(tx: Transaction<Database>, job_id: string, days: number): Promise<LongWaits> {
  const { rows } = await sql<LongWaits>`
    with turn as (
      select now.created_at - wait as since, (
        select max(last.created_at) - wait from jobs last
        where last.kind = now.kind and (last.created_at, last.id) < (now.created_at, now.id)
          and not exists (select from job_items i where i.job_id = last.id and i.status in ('failed', 'canceled'))
      ) as told
      from jobs now, make_interval(days => ${days}) wait where now.id = ${job_id}
    )
    select count(*)::integer as waits, (max(${sql.raw(ASKED)}) at time zone ${sql.raw(ORGANISATION_ZONE)})::date::text as until
    from persons, turn
    where (${sql.raw(AS_USHER)} or ${sql.raw(AS_LEADER)}) and ${sql.raw(ASKED)} <= turn.since
      and (turn.told is null or ${sql.raw(ASKED)} > turn.told)`.execute(tx);
  return rows[0] ?? { waits: 0, until: null };
}

/** Undefined: nobody, or not any more. */
export async function findHat(tx: Transaction<Database>, id: string): Promise<Hat | undefined> {
  const { rows } = await sql<{ hat: Hat }>`
    select ${sql.raw(HAT)} as hat from persons
    where id = ${id} and (usher_status is not null or leader_status is not null)`.execute(tx);
  return rows[0]?.hat;
}
