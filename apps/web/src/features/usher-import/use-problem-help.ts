import type { ImportRowProblem } from '@proline/contract/usher-import/usher-import';
import type { ImportProblem } from '@proline/domain/usher-import/import-problem';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../lib/texts/i18n.ts';

const HELP = {
  missing: 'help_missing',
  formula: 'help_formula',
  phone_not_valid: 'help_phone',
  no_such_day: 'help_day',
  not_a_date: 'help_day',
  year_too_short: 'help_day',
  under_age: 'help_under_age',
  id_number_not_valid: 'help_id',
  iban_not_valid: 'help_iban',
  bank_name_missing: 'help_bank',
  gender_unknown: 'left_empty',
  nationality_unknown: 'left_empty',
  size_not_valid: 'left_empty',
  degrees_not_valid: 'left_empty',
  city_unknown: 'kept_as',
  without_iban: 'left_empty',
  iban_shared: 'help_shared',
} as const satisfies Partial<Record<ImportProblem, string>>;

const isHelped = (code: ImportProblem): code is keyof typeof HELP => code in HELP;

/** Returns the second line: what would help, or what was made of the value. */
export const useProblemHelp = () => {
  const { t, language } = useTranslation('usher-import');
  return ({ code, read, twin, known }: ImportRowProblem): string => {
    if (twin !== null) return t('other_row', { row: twin });
    if (known !== null) return t('known_person', { name: nameIn(language, known) });
    if (code === 'phone_country_assumed' && read !== null) return t('read_as', { value: `\u2066${read}\u2069` });
    if (code === 'role_unknown' && read !== null) return t('no_such_role', { value: read });
    if ((code === 'language_unknown' || code === 'level_unknown') && read !== null)
      return t('left_out', { value: read });
    return t(isHelped(code) ? HELP[code] : 'help_type');
  };
};
