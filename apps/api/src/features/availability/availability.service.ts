import type {
  Availability,
  changeAvailability,
  getAvailability,
  listBookings,
} from '@proline/contract/availability/availability';
import type { BodyOf } from '@proline/contract/frame/endpoint';
import { WEEKDAY_FIELDS } from '@proline/contract/availability/availability.words';
import { clockOf } from '@proline/contract/audit/recorded-text';
import { sameValue } from '@proline/domain/merge/three-way';
import { availabilityProblem, weekOfHours, type WeekdayHours } from '@proline/domain/people/availability';
import type { Kysely, Transaction } from 'kysely';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { hatOf, lockedPerson, personNow } from '../person/person.service.ts';
import { findAvailability, findBookings, saveAvailability } from './availability.queries.ts';

export async function availabilityOf(db: Kysely<Database>, person_id: string): Promise<Availability> {
  const { version = 0, hours = [], days_off = [] } = (await findAvailability(db, person_id)) ?? {};
  return { version, week: weekOfHours(hours), days_off };
}

export const showAvailability: Handler<typeof getAvailability> = async ({ params }, { db }) => {
  await personNow(db, params.id);
  return { data: await availabilityOf(db, params.id) };
};

export const showBookings: Handler<typeof listBookings> = async ({ params, query }, { db }) => {
  await personNow(db, params.id);
  return { data: await findBookings(db, params.id, query.from, Number(query.days)) };
};

export const setAvailability: Handler<typeof changeAvailability> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({ data: await replaceAvailability({ tx, audit }, params.id, body, admin.id) }));

type Writer = { readonly tx: Transaction<Database>; readonly audit: Audit };

/** Over the version that was read. `changed_by`: null when the person says it. */
export async function replaceAvailability(
  { tx, audit }: Writer,
  id: string,
  body: BodyOf<typeof changeAvailability>,
  changed_by: string | null,
): Promise<Availability> {
  const person = await lockedPerson(tx, id);
  const before = await availabilityOf(tx, id);
  if (before.version !== body.version) throw new Refusal('conflict');
  const week = body.week.map(withoutIdleTimes);
  const found = availabilityProblem(week, body.days_off);
  if (found) {
    const place = found.problem === 'hours_end_before_start' ? 'week' : 'days_off';
    throw new Refusal(found.problem, { errors: { [`${place}.${found.at}`]: [found.problem] } });
  }
  await saveAvailability(tx, id, { week, days_off: body.days_off }, changed_by);
  const after = await availabilityOf(tx, id);
  const [was, is] = [recorded(before), recorded(after)];
  const changed = Object.keys(is).filter((field) => !sameValue(was[field], is[field]));
  const only = (facts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((field) => [field, facts[field]]));
  await audit({ action: 'set_availability', entity: hatOf(person), record_id: id, before: only(was), after: only(is) });
  return after;
}

/** Times mean something for `hours` only. */
const withoutIdleTimes = ({ kind, from, until }: WeekdayHours): WeekdayHours =>
  kind === 'hours' ? { kind, from, until } : { kind, from: null, until: null };

/** Each weekday is a field of its own, so that the log says only what changed. */
const recorded = ({ week, days_off }: Availability): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    WEEKDAY_FIELDS.map((weekday, at) => {
      const { kind = 'all_day', from = null, until = null } = week[at] ?? {};
      return [weekday, from === null || until === null ? kind : `${clockOf(from)}–${clockOf(until)}`];
    }),
  ),
  days_off,
});
