import { addNote, changeNote, listNotes, removeNote } from '@proline/contract/note/note';
import { route } from '../../platform/http/handler.ts';
import { dropNote, rewriteNote, showNotes, writeNote } from './note.service.ts';

export const noteRoutes = [
  route(listNotes, showNotes),
  route(addNote, writeNote),
  route(changeNote, rewriteNote),
  route(removeNote, dropNote),
];
