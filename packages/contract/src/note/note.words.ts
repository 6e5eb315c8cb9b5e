import type { Recorded } from '../frame/recorded.ts';

export const noteRecorded: Recorded = { fields: { note_text: { en: 'Note', ar: 'الملاحظة' } } };
