import type { fillOpenPlace, getOpenPlace, offerOpenPlace } from '@proline/contract/offer/replacement';
import { answerMinutes, dayExpiry } from '@proline/domain/hiring/offer-time';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { holdOpenEvent, holdPair } from '../assignment/assigning.service.ts';
import { readAttendanceRules, readOffering } from '../settings/settings.service.ts';
import { lockEvent, openFreePlacesOf } from './offer.queries.ts';
import { findNeeded, type NeededPlace } from './replacement.queries.ts';
import { give, standingBy } from './replacement.service.ts';

/** A place that was given back on the day, or that nobody ever had. */
async function placeNow(db: Kysely<Database>, id: string): Promise<NeededPlace> {
  const place = await findNeeded(db, id);
  if (!place) throw new Refusal('not_found');
  return place;
}

/** How long whoever is asked may think: shortly before the work, and during it, as long as instead of a no-show. */
async function minutesFor(db: Kysely<Database>, { now, starts_at }: Pick<NeededPlace, 'now' | 'starts_at'>) {
  const rules = await readAttendanceRules(db);
  const { offer_minutes } = await readOffering(db);
  return answerMinutes(now, starts_at, offer_minutes, rules);
}

export const showOpenPlace: Handler<typeof getOpenPlace> = async ({ params }, { db }) =>
  // one snapshot, and nothing is written
  db.transaction().execute(async (tx) => {
    const place = await placeNow(tx, params.id);
    const { places_left, asked } = place;
    return {
      data: {
        ...(await standingBy(tx, place)),
        needed: places_left > 0 || asked !== null,
        // while another place of the position is free nobody has to wait for that answer
        asked: places_left > 0 ? null : asked,
        offer_minutes: await minutesFor(tx, place),
      },
    };
  });

export const fill: Handler<typeof fillOpenPlace> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { event_id } = await placeNow(tx, params.id);
    const { event } = await holdPair(tx, event_id, body.usher_id);
    const place = await placeNow(tx, params.id);
    const { starts_at, ends_at } = place;
    const minutes = await minutesFor(tx, { now: event.now, starts_at });
    const until = dayExpiry(event.now, starts_at > event.now ? starts_at : ends_at, minutes);
    return { data: await give({ tx, audit, admin_id: admin.id }, place, body, { until }) };
  });

/** The rest is the way of every open place: reserves, then the waitlist, then operations are told. */
export const offer: Handler<typeof offerOpenPlace> = ({ params }, { write }) =>
  write(async (tx, audit) => {
    const { event_id } = await placeNow(tx, params.id);
    await lockEvent(tx, event_id);
    const event = await holdOpenEvent(tx, event_id);
    const { position_id, places_left, starts_at, ends_at } = await placeNow(tx, params.id);
    if (ends_at <= event.now) throw new Refusal('shift_over');
    if (places_left <= 0) throw new Refusal('place_taken');
    const places_opened = await openFreePlacesOf(tx, position_id);
    await audit({
      action: 'start_offers',
      entity: 'event',
      record_id: event_id,
      after: { places_opened, starts_at: starts_at.toISOString() },
    });
    return { data: { places_opened } };
  });
