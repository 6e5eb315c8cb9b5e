import { LANGUAGE_LEVELS, MOST_LANGUAGES, SPOKEN_LANGUAGES } from '@proline/domain/people/person-fields';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { SelectBox } from '../../../ui/choice/select-box.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { languageName } from '../code-names.parts.ts';
import classes from './person-form.module.css';
import type { SpokenLanguage } from '../person-values.parts.ts';

type LanguagesFieldProps = {
  readonly value: readonly SpokenLanguage[];
  readonly onChange: (languages: readonly SpokenLanguage[]) => void;
};

/** Which languages somebody speaks, and how well. */
export const LanguagesField = ({ value, onChange }: LanguagesFieldProps) => {
  const { t, language } = useTranslation('person');
  const spoken = value.map(({ code }) => code);
  const others = SPOKEN_LANGUAGES.filter((code) => !spoken.includes(code));
  const choiceOf = (code: string) => ({ value: code, label: languageName(language, code) });
  const change = (at: number, changed: Partial<SpokenLanguage>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...changed } : one)));
  const [next] = others;
  return (
    <fieldset className={classes['languages']}>
      <legend className={classes['legend']}>{t('languages')}</legend>
      {value.map(({ code, level }, at) => (
        <div key={code} className={classes['language']}>
          <SelectBox
            label={t('language')}
            value={code}
            choices={[code, ...others].map(choiceOf)}
            onChange={(chosen) => change(at, { code: chosen })}
          />
          <SelectBox
            label={t('level_of', { language: languageName(language, code) })}
            value={level ?? ''}
            choices={[
              { value: '', label: t('level_unknown') },
              ...LANGUAGE_LEVELS.map((one) => ({ value: one, label: t(`level_${one}`) })),
            ]}
            onChange={(chosen) => change(at, { level: LANGUAGE_LEVELS.find((one) => one === chosen) ?? null })}
          />
          <IconButton
            label={t('remove_language', { language: languageName(language, code) })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Icon of={IconX} />
          </IconButton>
        </div>
      ))}
      {next !== undefined && value.length < MOST_LANGUAGES && (
        <span>
          <Button tone="secondary" onClick={() => onChange([...value, { code: next, level: null }])}>
            <Icon of={IconPlus} />
            {t('add_language')}
          </Button>
        </span>
      )}
    </fieldset>
  );
};
