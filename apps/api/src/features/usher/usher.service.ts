import type { getUsher, Usher } from '@proline/contract/usher/usher';
import type { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { personRecordOf, whyGone, whyMissing } from '../person/person-record.service.ts';
import { enterPerson } from '../person/enter-person.service.ts';
import { changePerson } from '../person/person.service.ts';
import { findUsher, findUsherIn, type FoundUsher } from './usher.queries.ts';

const recordOf = (found: FoundUsher | undefined): { data: Usher } => {
  if (!found) throw new Refusal('not_found');
  return { data: personRecordOf(found) };
};

export const showUsher: Handler<typeof getUsher> = async ({ params }, { db, pool }) => {
  const found = await findUsher(pool, params.id);
  if (!found) throw await whyMissing(db, params.id);
  return recordOf(found);
};

export const enterUsher: Handler<typeof createUsher> = ({ body }, { admin, dataKey, write }) =>
  write(async (tx, audit) =>
    recordOf(await findUsherIn(tx, await enterPerson({ tx, audit, admin, dataKey }, body, 'usher'))),
  );

export const saveUsher: Handler<typeof changeUsher> = ({ params, body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, ...person } = body;
    if (!(await findUsherIn(tx, params.id))) throw await whyGone(tx, params.id);
    await changePerson({ tx, audit, admin, dataKey }, params.id, version, person);
    return recordOf(await findUsherIn(tx, params.id));
  });
