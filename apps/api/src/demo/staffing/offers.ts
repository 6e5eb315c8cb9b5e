import { mayDo, PERMISSION_SETS } from '@proline/domain/account/permission';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import { answerUntil, quietEnd } from '@proline/domain/hiring/offer-time';
import type pg from 'pg';
import { idAt } from '../engine/ids.ts';
import { at, Random } from '../engine/random.ts';
import { HOUR_MS, MINUTE_MS } from '../event/days.ts';
import { OFFICE_ZONE } from '../event/places.ts';
import type { Office } from '../people/office.ts';

/** On the waitlist of the place that is being offered: so many have applied, so many were put there by hand. */
const APPLIED = 4;
const BY_HAND = 2;
const QUIET = { from: DEFAULT_HIRING.quiet_from, until: DEFAULT_HIRING.quiet_until, time_zone: OFFICE_ZONE };

interface Part {
  readonly client: pg.ClientBase;
  readonly office: Office;
  readonly random: Random;
  readonly now: number;
}

/** An open place of a coming event. */
interface OpenPlace {
  readonly event_id: string;
  readonly title_en: string;
  readonly title_ar: string;
  readonly position_id: string;
  readonly type_id: string;
  readonly published_at: Date;
  readonly closes_at: Date;
}

/**
 * Of two coming events a place is offered to the waitlist: at the first somebody is being asked at this moment, at the second the
 * only one who waited has declined, so that operations were told.
 */
export async function offerPlaces(client: pg.ClientBase, office: Office, seed: number, now: number): Promise<void> {
  const part = { client, office, random: Random.of(seed, 'offers'), now };
  const first = await findPlace(part, null);
  if (!first) return;
  await offerNow(part, first);
  const second = await findPlace(part, first.event_id);
  if (second) await endWithNobody(part, second);
}

/** Where most are open, so that the position is among the gaps while one is offered; where nobody is to be left, nobody waits for the role yet. */
async function findPlace({ client, now }: Part, otherThan: string | null): Promise<OpenPlace | undefined> {
  const { rows } = await client.query<OpenPlace>(
    `select e.id as event_id, e.title_en, e.title_ar, p.id as position_id, p.type_id, e.published_at,
       least(e.application_deadline, $1::timestamptz - interval '1 day') as closes_at
     from events e join positions p on p.event_id = e.id join shifts s on s.id = p.shift_id
     where e.status = 'published' and e.hiring_mode <> 'invite' and e.id is distinct from $2::uuid
       and e.starts_at > $1::timestamptz + interval '1 day' and e.published_at < $1::timestamptz - interval '3 days'
       and e.published_at < e.application_deadline and p.confirmed + p.invited < p.headcount
       and ($2::uuid is null or not exists (
         select from applications a where a.event_id = e.id and a.type_id = p.type_id and a.status = 'waitlisted'))
     order by e.starts_at, e.id, p.headcount - p.confirmed - p.invited desc, s.starts_at, p.id limit 1`,
    [new Date(now), otherThan],
  );
  return rows[0];
}

/** People whom the program would choose for it, those from the city who have said nothing against the day first. */
async function findPeople({ client }: Part, place: OpenPlace, most: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id from events e join usher_roles r on r.type_id = $2 join persons u on u.id = r.usher_id
       left join usher_work w on w.person_id = u.id
     where e.id = $1 and u.usher_status = 'approved' and u.usher_status_changed_at < e.published_at and u.messages_off_at is null
       and not exists (select from applications a where a.event_id = e.id and a.usher_id = u.id)
       and not exists (select from assignments a where a.usher_id = u.id and (a.event_id = e.id or a.status = 'invited'
         and a.starts_at < e.ends_at + interval '1 day' and a.ends_at > e.starts_at - interval '1 day'))
       and not exists (select from bookings b where b.person_id = u.id
         and b.starts_at < e.ends_at + interval '1 day' and b.ends_at > e.starts_at - interval '1 day')
       and not exists (
         select from event_plans n, jsonb_array_elements(n.steps #> '{stepTwo,requirements}') q
         where n.event_id = e.id and q ->> 'mode' = 'block' and not case q ->> 'kind'
           when 'languages' then u.languages @> array(select jsonb_array_elements_text(q -> 'languages'))
           when 'documents' then u.photo is not null and u.id_number_hmac is not null
           else false end)
     order by u.city is distinct from e.city, exists (select from availability v where v.person_id = u.id),
       w.reliability desc nulls last, u.id
     limit $3`,
    [place.event_id, place.type_id, most],
  );
  return rows.map(({ id }) => id);
}

/** Whoever applied was put on the waitlist a while after; whoever was put there by hand, at once. Returns the entry. */
async function addWaiting(
  { client, office, random }: Part,
  { event_id, type_id, published_at, closes_at }: OpenPlace,
  usher_id: string,
  by_hand: boolean,
): Promise<string> {
  const open = closes_at.getTime() - published_at.getTime();
  const created_at = Math.floor(published_at.getTime() + open * random.between(0.1, 0.7));
  const decided_at = by_hand ? created_at : Math.floor(created_at + open * random.between(0.05, 0.25));
  const id = idAt(random, created_at);
  await client.query(
    `insert into applications (id, event_id, usher_id, type_id, status, by_hand, decided_at, decided_by, version, created_at)
     values ($1, $2, $3, $4, 'waitlisted', $5, $6, $7, $8, $9)`,
    [
      ...[id, event_id, usher_id, type_id, by_hand, new Date(decided_at), office.admins.ops],
      ...[by_hand ? 1 : 2, new Date(created_at)],
    ],
  );
  return id;
}

/** The place is offered to the first of them; the others wait for their turn. */
async function offerNow(part: Part, place: OpenPlace): Promise<void> {
  const people = await findPeople(part, place, APPLIED + BY_HAND);
  if (people.length === 0) return;
  const entries: string[] = [];
  for (const [index, usher_id] of people.entries())
    entries.push(await addWaiting(part, place, usher_id, index > 0 && index >= people.length - BY_HAND));
  const offered_at = awake(part.now - 5 * MINUTE_MS);
  const opening_id = await addOpening(part, place, { opened_at: offered_at, ended_at: null });
  await addOffer(part, place, {
    ...{ opening_id, usher_id: at(people, 0), application_id: at(entries, 0) },
    ...{ offered_at, declined_at: null },
  });
}

/** The only one who waited was asked and declined. */
async function endWithNobody(part: Part, place: OpenPlace): Promise<void> {
  const { client, random } = part;
  const [usher_id] = await findPeople(part, place, 1);
  if (usher_id === undefined) return;
  const application_id = await addWaiting(part, place, usher_id, false);
  const declined_at = awake(part.now - 2 * HOUR_MS);
  const offered_at = awake(declined_at - 25 * MINUTE_MS);
  const opening_id = await addOpening(part, place, { opened_at: offered_at, ended_at: declined_at });
  await addOffer(part, place, { opening_id, usher_id, application_id, offered_at, declined_at });
  const { event_id, title_en, title_ar } = place;
  for (const set of PERMISSION_SETS.filter((one) => mayDo(one, 'assignments.write')))
    await client.query(
      `insert into notifications (id, admin_id, kind, params, link, created_at) values ($1, $2, 'offers_ended', $3, $4, $5)`,
      [
        ...[idAt(random, declined_at), part.office.admins[set], JSON.stringify({ event_id, title_en, title_ar })],
        ...[`/hiringUshers/${event_id}`, new Date(declined_at)],
      ],
    );
}

/** Operations asked for the place to be offered. */
async function addOpening(
  { client, random }: Part,
  { event_id, position_id }: OpenPlace,
  { opened_at, ended_at }: { readonly opened_at: number; readonly ended_at: number | null },
): Promise<string> {
  const id = idAt(random, opened_at);
  await client.query(
    `insert into place_openings (id, event_id, position_id, cause, opened_at, due_at, state, ended_at, outcome)
     values ($1, $2, $3, 'asked', $4::timestamptz, coalesce($5::timestamptz, $4), case when $5 is null then 'offered' else 'ended' end, $5,
       case when $5 is not null then 'nobody_left' end)`,
    [id, event_id, position_id, new Date(opened_at), ended_at === null ? null : new Date(ended_at)],
  );
  return id;
}

interface Offer {
  readonly opening_id: string;
  readonly usher_id: string;
  readonly application_id: string;
  readonly offered_at: number;
  /** null: the answer is waited for */
  readonly declined_at: number | null;
}

async function addOffer({ client, random }: Part, { position_id }: OpenPlace, offer: Offer): Promise<void> {
  const { opening_id, usher_id, application_id, declined_at } = offer;
  const offered_at = new Date(offer.offered_at);
  await client.query(
    `insert into assignments (id, event_id, shift_id, position_id, usher_id, work_date, starts_at, ends_at, status, origin, opening_id,
       application_id, invited_at, expires_at, answered_at, version, created_at)
     select $1::uuid, s.event_id, s.id, p.id, $3::uuid, s.work_date, s.starts_at, s.ends_at,
       case when $8::timestamptz is null then 'invited' else 'declined' end, 'offer', $4::uuid, $5::uuid, $6::timestamptz, $7::timestamptz, $8,
       case when $8 is null then 1 else 2 end, $6
     from positions p join shifts s on s.id = p.shift_id where p.id = $2`,
    [
      ...[idAt(random, offer.offered_at), position_id, usher_id, opening_id, application_id, offered_at],
      ...[answerUntil(offered_at, DEFAULT_HIRING.offer_minutes, QUIET), declined_at && new Date(declined_at)],
    ],
  );
  // it counts as decided about: a start sends nothing to the people of the demo
  await client.query(
    `insert into messages (id, person_id, kind, params, template_version, cause, cause_id, created_at, routed_at)
     select $1::uuid, $3::uuid, 'work_invited', jsonb_build_object('title_en', e.title_en, 'title_ar', e.title_ar, 'city', e.city,
       'time_zone', e.time_zone, 'starts_at', to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
       0, 'application', $4::uuid, $5::timestamptz, $5
     from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id where p.id = $2`,
    [idAt(random, offer.offered_at), position_id, usher_id, application_id, offered_at],
  );
}

/** The moment, or one of the evening before if it is in the quiet hours, in which nothing is offered. */
function awake(atMs: number): number {
  let time = atMs;
  while (quietEnd(new Date(time), QUIET) !== null) time -= 30 * MINUTE_MS;
  return time;
}
