import type { getUsher, Usher } from '@proline/contract/usher/usher';
import type { changeUsher, createUsher } from '@proline/contract/usher/usher-record';
import { missingForApproval } from '@proline/domain/people/approval';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { fileIdIn } from '../file/file.service.ts';
import { addPerson, changePerson, type PersonInput } from '../person/person.service.ts';
import { findUsher, findUsherIn, insertUsher, type FoundUsher } from './usher.queries.ts';

const recordOf = (found: FoundUsher | undefined): { data: Usher } => {
  if (!found) throw new Refusal('not_found');
  const { language_levels, today, ...usher } = found;
  return {
    data: {
      ...usher,
      languages_spoken: usher.languages.map((code) => ({ code, level: language_levels[code] ?? null })),
      photo_id: usher.photo && fileIdIn(usher.photo),
      missing: [...missingForApproval(usher, today)],
    },
  };
};

export const showUsher: Handler<typeof getUsher> = async ({ params }, { pool }) =>
  recordOf(await findUsher(pool, params.id));

/** Stores a new usher, as pending, by the rules of the form; returns the id. */
export const storeUsher = (writer: Parameters<typeof addPerson>[0], input: PersonInput): Promise<string> =>
  addPerson(writer, input, 'usher', (person) => insertUsher(writer.tx, person));

export const enterUsher: Handler<typeof createUsher> = ({ body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => recordOf(await findUsherIn(tx, await storeUsher({ tx, audit, admin, dataKey }, body))));

export const saveUsher: Handler<typeof changeUsher> = ({ params, body }, { admin, dataKey, write }) =>
  write(async (tx, audit) => {
    const { version, ...person } = body;
    if (!(await findUsherIn(tx, params.id))) throw new Refusal('not_found');
    await changePerson({ tx, audit, admin, dataKey }, params.id, version, person);
    return recordOf(await findUsherIn(tx, params.id));
  });
