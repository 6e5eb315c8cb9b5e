import { errors as placeErrors } from '@proline/contract/assignment/assignment.facts';
import { errors as markErrors } from '@proline/contract/attendance/attendance.facts';
import { errors as passErrors } from '@proline/contract/pass/pass.facts';
import { currentLanguage } from '../../../lib/preferences/preferences.ts';
import { translate } from '../../../lib/texts/i18n.ts';

const known: Readonly<Record<string, Readonly<Record<'en' | 'ar', string>>>> = {
  ...placeErrors,
  ...markErrors,
  ...passErrors,
};

/** Why a mark has no effect, in the words that the server would use: without a network nobody can be asked. */
export const refusalWords = (code: string): string =>
  known[code]?.[currentLanguage()] ??
  translate('attendance')(code === 'forbidden' ? 'refused_right' : 'refused_otherwise');
