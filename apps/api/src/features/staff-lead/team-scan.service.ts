import type { scanTeamPass } from '@proline/contract/staff-lead/staff-lead';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { placeOf } from '../attendance/mark.service.ts';
import { genuineClaims, takePass } from '../pass/pass.service.ts';
import { beSelf } from '../staff-profile/staff-profile.service.ts';
import { findLed, findLedPart, holdLedEvent } from './staff-lead.queries.ts';
import { momentOf, readLed } from './staff-lead.service.ts';

/** As a pass is taken at a desk, but of nobody outside the own team, and under the leader’s name. */
export const scanOne: Handler<typeof scanTeamPass> = async ({ params, body }, { person, dataKey, write }) => {
  const claims = await genuineClaims(dataKey, body.pass);
  return write(async (tx, audit) => {
    const { id: event_id } = params;
    const { assignment_id } = claims;
    // event, leader, then whose pass it is: everybody takes them in this order
    await holdLedEvent(tx, event_id);
    await beSelf(tx, person.id);
    if (!(await findLedPart(tx, event_id, person.id, null))) throw new Refusal('not_found');
    const marker = { tx, audit, actor: { admin_id: null, person_id: person.id }, event_id };
    const ledNow = () => findLed(tx, assignment_id, person.id);
    const isOurs = async () => (await ledNow()) !== undefined;
    const result = await takePass(marker, claims, { ...body, at: momentOf(body.at), place: placeOf(body) }, isOurs);
    const led = await ledNow();
    if (!led) throw new Refusal('not_found');
    return { data: { result, person: await readLed(tx, { ...led, assignment_id }, person.id) } };
  });
};
