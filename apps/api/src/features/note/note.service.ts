import type { addNote, changeNote, listNotes, PersonNote, removeNote } from '@proline/contract/note/note';
import type { Transaction } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { pagesOf } from '../../platform/http/pages.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { hatOf, lockedPerson, personNow } from '../person/person.service.ts';
import { countNotes, deleteNote, findNote, insertNote, lockNote, readNotes, saveNote } from './note.queries.ts';

type FoundNote = NonNullable<Awaited<ReturnType<typeof findNote>>>;

const shown = ({ person_id: _, created_at, changed_at, ...note }: FoundNote): PersonNote => ({
  ...note,
  created_at: created_at.toISOString(),
  changed_at: changed_at && changed_at.toISOString(),
});

const reload = async (tx: Transaction<Database>, id: string): Promise<{ data: PersonNote }> => {
  const note = await findNote(tx, id);
  if (!note) throw new Refusal('not_found');
  return { data: shown(note) };
};

/** A note of this admin's about somebody who is still there. */
const ownNote = async (tx: Transaction<Database>, id: string, admin_id: string) => {
  const note = await lockNote(tx, id);
  if (!note) throw new Refusal('not_found');
  const person = await personNow(tx, note.person_id);
  if (note.author_id !== admin_id) throw new Refusal('note_not_yours');
  return { ...note, entity: hatOf(person) };
};

export const showNotes: Handler<typeof listNotes> = async ({ params, query }, { db }) => {
  await personNow(db, params.id);
  const { page = 1 } = query;
  const found = await readNotes(db, params.id, page);
  return { data: found.map(shown), meta: pagesOf(await countNotes(db, params.id), page) };
};

export const writeNote: Handler<typeof addNote> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const person = await lockedPerson(tx, params.id);
    const { id } = await insertNote(tx, { person_id: params.id, author_id: admin.id, text: body.text });
    await audit({
      action: 'add_note',
      entity: hatOf(person),
      record_id: params.id,
      after: { note_text: body.text },
    });
    return reload(tx, id);
  });

export const rewriteNote: Handler<typeof changeNote> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { entity, person_id, text, version } = await ownNote(tx, params.id, admin.id);
    if (version !== body.version) throw new Refusal('conflict');
    await saveNote(tx, params.id, body.text);
    await audit({
      action: 'change_note',
      entity,
      record_id: person_id,
      before: { note_text: text },
      after: { note_text: body.text },
    });
    return reload(tx, params.id);
  });

export const dropNote: Handler<typeof removeNote> = ({ params }, { admin, write }) =>
  write(async (tx, audit) => {
    const { entity, person_id, text } = await ownNote(tx, params.id, admin.id);
    await deleteNote(tx, params.id);
    await audit({ action: 'remove_note', entity, record_id: person_id, before: { note_text: text } });
    return { data: { id: params.id } };
  });
