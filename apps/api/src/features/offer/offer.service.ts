import type { promoteReserve, switchOffers } from '@proline/contract/offer/offer';
import { takesStaff } from '@proline/domain/assignment/assigning';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { promote } from '../assignment/reserve.service.ts';
import { endWaiting, lockEvent, openFreePlaces, saveStopped } from './offer.queries.ts';

/** Stopping leaves offers that are out as they are; starting looks at every place that is free. */
export const switchTo: Handler<typeof switchOffers> = ({ params, body: { on } }, { write }) =>
  write(async (tx, audit) => {
    const event = await lockEvent(tx, params.id);
    if (!event) throw new Refusal('not_found');
    if (!takesStaff(event.status)) throw new Refusal('event_not_open');
    await saveStopped(tx, params.id, !on);
    const places_opened = on ? await openFreePlaces(tx, params.id) : 0;
    if (!on) await endWaiting(tx, params.id);
    await audit({
      action: on ? 'start_offers' : 'stop_offers',
      entity: 'event',
      record_id: params.id,
      ...(on && { after: { places_opened } }),
    });
    return { data: { on, places_opened } };
  });

export const promoteTo: Handler<typeof promoteReserve> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => ({
    data: await promote({ tx, audit, admin_id: admin.id, id: params.id, version: body.version }),
  }));
