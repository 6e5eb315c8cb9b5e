import type { BodyOf } from '@proline/contract/frame/endpoint';
import type { freePlace, getReplacement, replaceMissing } from '@proline/contract/offer/replacement';
import { dayExpiry } from '@proline/domain/hiring/offer-time';
import type { Audit, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { givePlaces, holdOpenEvent, holdPair, holdPlace, type Giver } from '../assignment/assigning.service.ts';
import { promote } from '../assignment/reserve.service.ts';
import { readHiringFrame } from '../hiring/hiring-frame.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { judgeOf } from './make-offer.service.ts';
import { findTaken } from './offer.queries.ts';
import {
  findMissing,
  findReserveOf,
  findShownReserves,
  holdMissing,
  saveVacated,
  type MissingPlace,
  type NeededPlace,
} from './replacement.queries.ts';

/** Of somebody who did not come; everybody else keeps the place. */
async function missingNow(db: Giver['tx'] | Parameters<typeof findMissing>[0], id: string): Promise<MissingPlace> {
  const place = await findMissing(db, id);
  if (!place) throw new Refusal('not_found');
  if (!place.is_missing) throw new Refusal('not_missing');
  return place;
}

export const showReplacement: Handler<typeof getReplacement> = async ({ params }, { db }) =>
  // one snapshot, and nothing is written
  db.transaction().execute(async (tx) => {
    const place = await missingNow(tx, params.id);
    const { is_vacated, places_left, asked } = place;
    const { replacement_minutes } = await readAttendanceRules(tx);
    return {
      data: {
        ...(await standingBy(tx, place)),
        needed: !is_vacated || places_left > 0 || asked !== null,
        asked: is_vacated ? asked : null,
        offer_minutes: replacement_minutes,
      },
    };
  });

/** Of a place: who stands by for it and suits it, the best first. */
export async function standingBy(tx: Giver['tx'], place: NeededPlace) {
  const { event_id, position_id } = place;
  const frame = await readHiringFrame(tx, event_id);
  const judge = frame && (await judgeOf(tx, frame, place, await findTaken(tx, event_id)));
  const ranked = judge ? await judge.reserves() : [];
  const ids = ranked.map(({ assignment_id }) => assignment_id);
  const { set_out_minutes, way_km_per_hour, unknown_way_minutes, longest_way_minutes } = await readAttendanceRules(tx);
  const way = { set_out_minutes, way_km_per_hour, unknown_way_minutes, longest_way_minutes };
  return { event_id, position_id, way, reserves: await findShownReserves(tx, ids) };
}

/** The person's assignment stays for attendance and pay; what is given free is the place. False: it was free already. */
async function vacate({ tx, audit }: { readonly tx: Giver['tx']; readonly audit: Audit }, id: string) {
  await holdMissing(tx, id);
  const place = await missingNow(tx, id);
  if (place.is_vacated) return { place, freed: false };
  // places are held in their order before one of them is counted anew
  await holdPlace(tx, place.usher_id, place.position_id);
  await saveVacated(tx, id);
  await audit({
    action: 'free_place',
    entity: 'assignment',
    record_id: id,
    person_id: place.usher_id,
    after: { event: place.event_title, starts_at: place.starts_at.toISOString() },
  });
  return { place, freed: true };
}

type Whom = BodyOf<typeof replaceMissing>;
type Given = { readonly id: string; readonly expires_at: string | null };

/** A reserve is called in, everybody else is booked, or asked until then. Event and person are held by now. */
export async function give(
  giver: Giver,
  { event_id, position_id }: Pick<NeededPlace, 'event_id' | 'position_id'>,
  { usher_id, as, anyway }: Whom,
  { until, replaces }: { readonly until: Date; readonly replaces?: string },
): Promise<Given> {
  const instead = replaces === undefined ? {} : { replaces };
  const reserve = await findReserveOf(giver.tx, position_id, usher_id);
  if (reserve !== undefined) {
    const { id } = await promote({ ...giver, id: reserve, ...instead });
    return { id, expires_at: null };
  }
  const expires_at = as === 'offer' ? until : null;
  const given = await givePlaces({
    ...giver,
    ...instead,
    event_id,
    usher_id,
    position_ids: [position_id],
    as: { status: as === 'offer' ? 'invited' : 'confirmed', reserve: false, anyway },
    ...(expires_at && { expires_at }),
  });
  return { id: given.assignments[0]?.id ?? '', expires_at: expires_at?.toISOString() ?? null };
}

export const replace: Handler<typeof replaceMissing> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const giver = { tx, audit, admin_id: admin.id };
    const { event_id } = await missingNow(tx, params.id);
    // event, person, then whose place it is: everybody takes them in this order
    const { event } = await holdPair(tx, event_id, body.usher_id);
    const { place } = await vacate(giver, params.id);
    const { replacement_minutes } = await readAttendanceRules(tx);
    const until = dayExpiry(event.now, place.ends_at, replacement_minutes);
    return { data: await give(giver, place, body, { until, replaces: place.id }) };
  });

/** The rest is the way of every open place: reserves, then the waitlist, then operations are told. */
export const free: Handler<typeof freePlace> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const { event_id } = await missingNow(tx, params.id);
    const event = await holdOpenEvent(tx, event_id);
    const { place, freed } = await vacate({ tx, audit }, params.id);
    if (place.ends_at <= event.now) throw new Refusal('shift_over');
    if (!freed) await audit();
    return { data: { freed } };
  });
