import { NOTE_MAX_LENGTH } from '@proline/domain/people/note';
import { z } from 'zod';
import { endpoint } from '../frame/endpoint.ts';
import { pageMeta, pageNumber } from '../frame/pages.ts';
import type { Slice } from '../frame/slice.ts';
import { paragraph } from '../frame/text.ts';

const params = z.strictObject({ id: z.uuid() });
const text = paragraph(1, NOTE_MAX_LENGTH);

const note = z.object({
  id: z.uuid(),
  text: z.string(),
  author_id: z.uuid(),
  author_name: z.string(),
  version: z.int(),
  created_at: z.iso.datetime(),
  /** null: as it was first written */
  changed_at: z.iso.datetime().nullable(),
});
export type PersonNote = z.output<typeof note>;

export const listNotes = endpoint({
  name: 'listNotes',
  summary: 'What the office has written down about a person, newest first',
  method: 'GET',
  path: '/admin/persons/:id/notes',
  access: 'ushers.read',
  params,
  query: z.strictObject({ page: pageNumber }),
  response: z.object({ data: z.array(note), meta: pageMeta }),
});

const reply = z.object({ data: note });

export const addNote = endpoint({
  name: 'addNote',
  summary: 'Write something down about a person',
  method: 'POST',
  path: '/admin/persons/:id/notes',
  access: 'ushers.write',
  params,
  body: z.strictObject({ text }),
  response: reply,
});

export const changeNote = endpoint({
  name: 'changeNote',
  summary: 'Change a note of one’s own',
  method: 'PUT',
  path: '/admin/notes/:id',
  access: 'ushers.write',
  params,
  body: z.strictObject({ version: z.int().positive(), text }),
  response: reply,
  refusals: ['note_not_yours', 'conflict'],
});

export const removeNote = endpoint({
  name: 'removeNote',
  summary: 'Delete a note of one’s own',
  method: 'DELETE',
  path: '/admin/notes/:id',
  access: 'ushers.write',
  params,
  response: z.object({ data: z.object({ id: z.uuid() }) }),
  refusals: ['note_not_yours'],
});

export const noteSlice: Slice = [listNotes, addNote, changeNote, removeNote];
