import {
  STAFF_EVENTS_PER_PAGE,
  type getStaffEvent,
  type listStaffEvents,
  type StaffEventDetail,
} from '@proline/contract/staff-work/staff-work';
import { canTake, type Suitability } from '@proline/domain/hiring/suitability';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { fitOfPerson, type OwnFit } from '../hiring/own-fit.service.ts';
import {
  findOfferedFacts,
  findOpenEvents,
  findOwnApplications,
  findOwnPlaces,
  findVisibleEvent,
  isPastDeadline,
} from './staff-work.queries.ts';

type Fit = Pick<StaffEventDetail, 'fits' | 'reasons' | 'notes'>;

/** Only what is about the reader, and only by its name: neither figures nor events of others. */
export const fitOf = (suitability: Suitability | null): Fit => {
  // somebody who only leads is not approved as an usher
  if (suitability === null) return { fits: false, reasons: ['not_approved'], notes: [] };
  return {
    fits: canTake(suitability),
    reasons: once(suitability.unsuitable.map(({ code }) => (code === 'excluded' ? 'not_selected' : code))),
    notes: once([...suitability.hand_only, ...suitability.flags].map(({ code }) => code)),
  };
};

const once = <Code extends string>(codes: readonly Code[]): Code[] => [...new Set(codes)];

/** An event fits when one of its places does; else every reason of every place is named. */
const fitOfAll = (fits: readonly OwnFit[]): Fit => {
  const all = fits.map(({ suitability }) => fitOf(suitability));
  const fitting = all.filter((one) => one.fits);
  const told = fitting.length > 0 ? fitting : all;
  return {
    fits: fitting.length > 0,
    reasons: fitting.length > 0 ? [] : once(told.flatMap(({ reasons }) => reasons)),
    notes: once(told.flatMap(({ notes }) => notes)),
  };
};

/** After the deadline nobody can apply, however well the places fit. */
const closed = (fit: Fit): Fit => ({ ...fit, fits: false, reasons: ['applications_closed', ...fit.reasons] });

export const showEvents: Handler<typeof listStaffEvents> = async ({ query: { page = 1 } }, { db, person }) => {
  const found = await findOpenEvents(db, page);
  const data = [];
  // one after the other: a page takes one connection, not ten
  for (const { total: _, ...event } of found)
    data.push({ ...event, ...fitOfAll(await fitOfPerson(db, event.id, person.id)) });
  const total = found[0]?.total ?? 0;
  return {
    data,
    meta: {
      current_page: page,
      per_page: STAFF_EVENTS_PER_PAGE,
      total,
      last_page: Math.max(1, Math.ceil(total / STAFF_EVENTS_PER_PAGE)),
    },
  };
};

export const showEvent: Handler<typeof getStaffEvent> = async ({ params }, { db, person }) => {
  const event = await findVisibleEvent(db, params.id, person.id);
  if (!event) throw new Refusal('not_found');
  const fits = await fitOfPerson(db, event.id, person.id);
  const isClosed = await isPastDeadline(db, event.id);
  const shown = (fit: Fit): Fit => (isClosed ? closed(fit) : fit);
  const facts = await findOfferedFacts(
    db,
    fits.map(({ position }) => position.id),
  );
  const offered = fits.flatMap(({ position, suitability }) => {
    const beside = facts.get(position.id);
    if (!beside) return [];
    const { id: _, ...known } = beside;
    const { shift_id, work_date, starts_at, ends_at, type_id } = position;
    const times = { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
    return [{ shift_id, work_date, type_id, ...times, ...known, ...shown(fitOf(suitability)) }];
  });
  return {
    data: {
      ...event,
      ...shown(fitOfAll(fits)),
      offered,
      applications: await findOwnApplications(db, person.id, event.id),
      places: await findOwnPlaces(db, person.id, event.id),
    },
  };
};
