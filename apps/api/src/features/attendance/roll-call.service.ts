import { createHash, randomUUID } from 'node:crypto';
import type { previewRollCall, takeRollCall } from '@proline/contract/attendance/roll-call';
import type { Kysely } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { readBoardPeople } from './board.service.ts';
import { holdEventOfMarks, holdPeople } from './mark.queries.ts';
import { makeMarks, type WantedMark } from './mark.service.ts';
import { findPart, findPartFrame, type Part, type PartPerson } from './roll-call.queries.ts';

type Ticked = Part & { readonly present: readonly string[] };

const isHere = ({ standing }: PartPerson): boolean => standing === 'in' || standing === 'left';

/** What closing the roll-call would do to everybody of this part. */
async function foresee(db: Kysely<Database>, event_id: string, { present, ...part }: Ticked) {
  const frame = await findPartFrame(db, event_id, part);
  if (!frame) throw new Refusal('not_found');
  if (frame.status === 'completed' || frame.status === 'canceled') throw new Refusal('attendance_locked');
  if (frame.status === 'draft') throw new Refusal('event_not_open');
  if (!frame.fits) throw new Refusal('not_of_event');
  if (!frame.has_begun) throw new Refusal('shift_not_begun');
  if (frame.is_over) throw new Refusal('shift_over');
  const ticked = new Set(present);
  const people = await findPart(db, event_id, part);
  const known = new Set(people.map(({ id }) => id));
  if ([...ticked].some((id) => !known.has(id))) throw new Refusal('not_of_event');
  const checkIns = people.filter((person) => ticked.has(person.id) && !isHere(person));
  const open = people.filter(({ id, standing }) => !ticked.has(id) && standing === 'expected');
  const noShows = open.filter(({ on_the_way }) => !on_the_way);
  const missing = people.filter(({ id, standing }) => !ticked.has(id) && standing === 'no_show');
  const numbers = {
    people: people.filter(({ id, standing }) => standing !== 'excused' || ticked.has(id)).length,
    checks_in: checkIns.length,
    here_already: people.filter(isHere).length,
    no_shows: noShows.length,
    on_the_way: open.length - noShows.length,
    missing_already: missing.length,
  };
  return { numbers, checkIns, noShows, fingerprint: fingerprintOf(people, ticked) };
}

/** Another one as soon as anybody was marked, came or left, or is ticked otherwise. */
export const fingerprintOf = (people: readonly PartPerson[], ticked: ReadonlySet<string>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(people.map((one) => [one.id, one.version, one.standing, one.on_the_way, ticked.has(one.id)])),
    )
    .digest('hex');

export const showRollCall: Handler<typeof previewRollCall> = async ({ params, body }, { db }) => {
  const { numbers, noShows, fingerprint } = await foresee(db, params.id, body);
  return { data: { ...numbers, fingerprint, absent: noShows.map(({ id }) => id) } };
};

export const closeRollCall: Handler<typeof takeRollCall> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { fingerprint, reason, ...ticked } = body;
    if (!(await holdEventOfMarks(tx, params.id))) throw new Refusal('not_found');
    // held first and judged afterwards, so that what was shown is what is done
    const part = await findPart(tx, params.id, ticked);
    await holdPeople(
      tx,
      params.id,
      part.map(({ id }) => id),
    );
    const { numbers, checkIns, noShows, ...now } = await foresee(tx, params.id, ticked);
    if (now.fingerprint !== fingerprint) throw new Refusal('roll_call_outdated');
    const wanted: WantedMark[] = [
      ...checkIns.map(({ id }) => ({ id, kind: 'check_in' as const })),
      ...noShows.map(({ id }) => ({ id, kind: 'no_show' as const, reason })),
    ].map(({ id, ...mark }) => ({ ...mark, id: randomUUID(), assignment_id: id, at: null, method: 'roll_call' }));
    const marker = { tx, audit, actor: { admin_id: admin.id, person_id: null }, event_id: params.id };
    for (const answer of await makeMarks(marker, wanted, { keepRefused: false }))
      if (answer.result === 'refused') throw new Refusal(answer.code);
    const marked = await readBoardPeople(
      tx,
      params.id,
      wanted.map(({ assignment_id }) => assignment_id),
    );
    return { data: { ...numbers, marked } };
  });
