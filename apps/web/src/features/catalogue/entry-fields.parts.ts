import { ENTRY_NAME_MAX_LENGTH, type EntryColour, type EntryIcon } from '@proline/domain/catalogue/catalogue';
import { requiredLineProblem } from '../../lib/form/text-problem.ts';

export type NewEntryValues = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: EntryColour;
  readonly icon: EntryIcon;
};

export const BLANK_ENTRY: NewEntryValues = { name_en: '', name_ar: '', colour: 'brand', icon: 'tag' };

/** Returns the text key of what is wrong with a name; the namespace `form` has the words. */
export const entryNameProblem = (name: string) => requiredLineProblem(name, ENTRY_NAME_MAX_LENGTH, 'required');

export const checkEntry = ({ name_en, name_ar }: NewEntryValues) => ({
  name_en: entryNameProblem(name_en),
  name_ar: entryNameProblem(name_ar),
});

export const ENTRY_BOXES = { name_en: ENTRY_NAME_MAX_LENGTH, name_ar: ENTRY_NAME_MAX_LENGTH };

/** Returns the values for the next new entry: like the last one, but without its names and icon. */
export const nextEntry = <Values extends NewEntryValues>(made: Values): Values => ({
  ...made,
  name_en: '',
  name_ar: '',
  icon: BLANK_ENTRY.icon,
});
