import { addNote, changeNote, listNotes, removeNote, type PersonNote } from '@proline/contract/note/note';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';

/** Loads the notes about a person, newest first, page by page. */
export const notesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['usher', id, 'notes', 'pages'],
    queryFn: ({ pageParam }: { pageParam: number }) => call(listNotes, { params: { id }, query: { page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : null),
    meta: { topics: ['team_leader'] },
  });

const again = (id: string) => queryClient.invalidateQueries({ queryKey: notesQuery(id).queryKey });

export const sendNote = async (id: string, text: string, idempotencyKey: string): Promise<void> => {
  await call(addNote, { params: { id }, body: { text }, idempotencyKey });
  await again(id);
};

export const saveNote = async (id: string, { id: note_id, version }: PersonNote, text: string): Promise<void> => {
  await call(changeNote, { params: { id: note_id }, body: { version, text } });
  await again(id);
};

export const dropNote = async (id: string, note_id: string): Promise<void> => {
  await call(removeNote, { params: { id: note_id } });
  await again(id);
};
