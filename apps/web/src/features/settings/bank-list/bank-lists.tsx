import { CSV_PROFILE_LIMITS, USUAL_CSV_PROFILE, type CsvProfile } from '@proline/domain/bank-file/csv-profile';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SelectField } from '../../../ui/choice/select-field.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { BankListFields } from './bank-list-fields.tsx';
import { BankListPreview } from './bank-list-preview.tsx';
import { bankListProblems, type BankListProblem } from './bank-list-problems.ts';
import classes from './bank-list.module.css';

type BankListsProps = {
  readonly profiles: readonly CsvProfile[];
  /** Whether somebody has tried to save: from then on problems are shown. */
  readonly judged: boolean;
  readonly editable: boolean;
  readonly onChange: (profiles: CsvProfile[]) => void;
};

/** The lists that banks take, one at a time, with what the file will look like. */
export const BankLists = ({ profiles, judged, editable, onChange }: BankListsProps) => {
  const { t } = useTranslation('bank-list');
  const { t: forms } = useTranslation('form');
  const [asked, setAsked] = useState(0);
  const problems = judged ? bankListProblems(profiles) : {};
  const at = Math.min(asked, profiles.length - 1);
  const profile = profiles[at];
  const say = (problem: BankListProblem | undefined) => {
    if (problem === undefined) return undefined;
    if (problem === 'named_twice' || problem === 'no_columns') return t(problem);
    return forms(problem, { most: CSV_PROFILE_LIMITS.name });
  };
  const isWrong = (n: number) => Object.keys(problems).some((place) => place.startsWith(`${n}.`));
  const shut = Object.keys(problems).some((place) => !place.startsWith(`${at}.`));
  const add = () => {
    const taken = new Set(profiles.map(({ name }) => name));
    const numbers = Array.from({ length: CSV_PROFILE_LIMITS.profiles }, (_, n) => t('new_name', { n: n + 1 }));
    const name = numbers.find((one) => !taken.has(one)) ?? '';
    onChange([...profiles, { ...USUAL_CSV_PROFILE, name }]);
    setAsked(profiles.length);
  };
  if (!profile) return null;
  return (
    <fieldset className={classes['lists']}>
      <legend>{t('title')}</legend>
      <p className={classes['quiet']}>{t('hint')}</p>
      <div className={classes['head']}>
        <SelectField
          label={t('format')}
          lang=""
          value={String(at)}
          choices={profiles.map(({ name }, n) => ({
            value: String(n),
            label: `${name.trim() === '' ? t('unnamed') : name}${isWrong(n) ? ' !' : ''}`,
          }))}
          onChange={(chosen) => setAsked(Number(chosen))}
          {...(shut && !isWrong(at) && { error: say(Object.values(problems)[0]) })}
        />
        {editable && (
          <span className={classes['moves']}>
            {profiles.length < CSV_PROFILE_LIMITS.profiles && (
              <Button tone="secondary" onClick={add}>
                <Icon of={IconPlus} />
                {t('add')}
              </Button>
            )}
            {profiles.length > 1 && (
              <Button tone="secondary" onClick={() => onChange(profiles.toSpliced(at, 1))}>
                <Icon of={IconTrash} />
                {t('remove', { name: profile.name })}
              </Button>
            )}
          </span>
        )}
      </div>
      <BankListFields
        profile={profile}
        said={(place) => say(problems[`${at}.${place}`])}
        editable={editable}
        onChange={(next) => onChange(profiles.with(at, next))}
      />
      <BankListPreview profile={profile} />
    </fieldset>
  );
};
