import type { expectArrival } from '@proline/contract/attendance/attendance';
import { refuseExpecting } from '@proline/domain/attendance/arrival';
import { standingOf } from '@proline/domain/attendance/attendance-state';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readBoardPeople } from './board.service.ts';
import { findEventOf, holdEventOfMarks, holdPeople, saveExpected, tellBoards } from './mark.queries.ts';
import type { Marker } from './mark.service.ts';

type Expected = { readonly assignment_id: string; readonly expected_at: Date };

/**
 * Somebody says when they come: until then a roll-call leaves them. Late stays who comes after the start; only what a desk
 * agrees with somebody who was called in counts.
 */
export async function expectArrivalOf(
  { tx, audit, actor, event_id }: Marker,
  { assignment_id, expected_at }: Expected,
) {
  if (!(await holdEventOfMarks(tx, event_id))) throw new Refusal('not_found');
  const [held] = await holdPeople(tx, event_id, [assignment_id]);
  if (!held) throw new Refusal('not_found');
  const refusal = refuseExpecting({ ...held, standing: standingOf(held.record), expected_at });
  if (refusal) throw new Refusal(refusal);
  await saveExpected(tx, assignment_id, { expected_at, agreed: actor.admin_id !== null && held.due_at !== null });
  await audit({
    action: 'expect_arrival',
    entity: 'attendance',
    record_id: assignment_id,
    person_id: held.usher_id,
    after: { event: held.event_title, expected_at: expected_at.toISOString() },
  });
  await tellBoards(tx, event_id);
}

export const expectAtDesk: Handler<typeof expectArrival> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const event_id = await findEventOf(tx, params.id);
    if (event_id === undefined) throw new Refusal('not_found');
    const marker = { tx, audit, actor: { admin_id: admin.id, person_id: null }, event_id };
    await expectArrivalOf(marker, { assignment_id: params.id, expected_at: new Date(body.expected_at) });
    const [person] = await readBoardPeople(tx, event_id, [params.id]);
    if (!person) throw new Refusal('not_found');
    return { data: { person } };
  });
