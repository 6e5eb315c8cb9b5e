import { uploadFile } from '@proline/contract/file/file';
import { addNote, changeNote } from '@proline/contract/note/note';
import { moveUsher } from '@proline/contract/usher-move/usher-move';
import { createUsher } from '@proline/contract/usher/usher-record';
import { expect, test } from 'vitest';
import { oversizedField } from './json-body.ts';

test('the file or the only text is what is too large; among several texts it may be any', () => {
  expect([uploadFile, addNote, changeNote, moveUsher, createUsher].map(oversizedField)).toEqual([
    'file',
    'text',
    'text',
    'reason',
    null,
  ]);
});
