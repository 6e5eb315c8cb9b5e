/** Texts of notes about a person. */
export const note = {
  notes: 'Notes',
  new_note: 'New note',
  new_note_hint: 'For the office only. The person does not see it.',
  note: 'Note',
  add: 'Add note',
  edit: 'Edit note',
  save: 'Save',
  remove: 'Delete note',
  remove_title: 'Delete this note?',
  remove_text: 'It disappears from this page. The audit log keeps that it was deleted.',
  added: 'Note added',
  saved: 'Note saved',
  removed: 'Note deleted',
  changed: 'edited',
  note_required: 'Write something first.',
  empty: 'No notes yet',
  empty_text: 'What colleagues should know about this person.',
  earlier: 'Earlier',
  failed: 'Could not load the notes.',
} as const;

declare module '../../../lib/texts/texts.ts' {
  interface Texts {
    note: typeof note;
  }
}
