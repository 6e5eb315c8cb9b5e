import { usherList } from '@proline/contract/usher/usher';
import { REQUIRED_DOCUMENTS, type Requirement } from '@proline/domain/event-plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { valuesQuery } from '../../../lib/list/list-rows.ts';
import { LOCALES } from '../../../lib/texts/plural-text.ts';
import type { Language } from '../../../lib/preferences/preferences-cookie.ts';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { SelectBox } from '../../../ui/choice/select-box.tsx';
import { NumberCell } from '../../../ui/grid/number-cell.tsx';
import { Segmented } from '../../../ui/choice/segmented.tsx';
import classes from './requirements.module.css';

type Of<Kind extends Requirement['kind']> = Extract<Requirement, { kind: Kind }>;
type ValuesProps<Asked extends Requirement> = {
  readonly asked: Asked;
  readonly onChange: (changed: Asked) => void;
};

/** Shows the inputs for what a requirement asks for, by its kind. */
export const RequirementValues = ({ asked, onChange }: ValuesProps<Requirement>) => {
  switch (asked.kind) {
    case 'gender':
      return <Gender asked={asked} onChange={onChange} />;
    case 'languages':
      return <Languages asked={asked} onChange={onChange} />;
    case 'experience':
      return <Experience asked={asked} onChange={onChange} />;
    case 'rating':
      return <Rating asked={asked} onChange={onChange} />;
    case 'documents':
      return <Documents asked={asked} onChange={onChange} />;
  }
};

const ALL_PERCENT = 100;
const HALF_PERCENT = 50;

const Gender = ({ asked, onChange }: ValuesProps<Of<'gender'>>) => {
  const { t } = useTranslation('event-plan-requirements');
  const { female_percent } = asked;
  const kind = female_percent === ALL_PERCENT ? 'women' : female_percent === 0 ? 'men' : 'mix';
  const shares = { women: ALL_PERCENT, men: 0, mix: HALF_PERCENT };
  return (
    <>
      <Segmented
        label={t('gender_who')}
        value={kind}
        options={(['women', 'men', 'mix'] as const).map((value) => ({ value, label: t(`gender_${value}`) }))}
        onChange={(value) => onChange({ ...asked, female_percent: shares[value] })}
      />
      {kind === 'mix' && (
        <span className={classes['sentence']}>
          <NumberCell
            label={t('female_percent')}
            value={female_percent}
            row={0}
            column={0}
            onChange={(_row, _column, value) =>
              onChange({ ...asked, female_percent: Math.max(1, Math.min(ALL_PERCENT - 1, value)) })
            }
          />
          {t('female_percent_words')}
        </span>
      )}
      {kind === 'mix' && <p className={classes['hint']}>{t('mix_hint')}</p>}
    </>
  );
};

const USUAL_LANGUAGES = ['ar', 'en'];
const MOST_LANGUAGES = 10;
const languageName = (language: Language, code: string): string =>
  new Intl.DisplayNames(LOCALES[language], { type: 'language' }).of(code) ?? code;

const Languages = ({ asked, onChange }: ValuesProps<Of<'languages'>>) => {
  const { t, language } = useTranslation('event-plan-requirements');
  const { data: spoken = [] } = useQuery(valuesQuery({ list: usherList, topic: 'usher' }, 'language', ''));
  const codes = spoken.filter((code) => /^[a-z]{2,3}$/.test(code));
  const choices = [...new Set([...USUAL_LANGUAGES, ...asked.languages, ...codes])];
  return (
    <div className={classes['ticks']} role="group" aria-label={t('need_languages')}>
      {choices.map((code) => (
        <Checkbox
          key={code}
          showLabel
          label={languageName(language, code)}
          checked={asked.languages.includes(code)}
          disabled={asked.languages.length >= MOST_LANGUAGES && !asked.languages.includes(code)}
          onChange={(on) =>
            onChange({
              ...asked,
              languages: on ? [...asked.languages, code] : asked.languages.filter((one) => one !== code),
            })
          }
        />
      ))}
    </div>
  );
};

const MOST_SHIFTS_ASKED = 1_000;

const Experience = ({ asked, onChange }: ValuesProps<Of<'experience'>>) => {
  const { t } = useTranslation('event-plan-requirements');
  return (
    <span className={classes['sentence']}>
      {t('at_least')}
      <NumberCell
        label={t('experience_shifts')}
        value={asked.shifts}
        row={0}
        column={0}
        onChange={(_row, _column, value) => onChange({ ...asked, shifts: Math.min(MOST_SHIFTS_ASKED, value) })}
      />
      {t('shifts_worked', { count: asked.shifts })}
    </span>
  );
};

const MOST_STARS = 5;
const TENTHS = 10;
/** From 5.0 down to 1.0, because high ratings are what people ask for. */
const RATINGS = Array.from({ length: (MOST_STARS - 1) * TENTHS + 1 }, (_, n) => (MOST_STARS * TENTHS - n) / TENTHS);

const Rating = ({ asked, onChange }: ValuesProps<Of<'rating'>>) => {
  const { t, language } = useTranslation('event-plan-requirements');
  const oneDigit = new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={classes['sentence']}>
      {t('at_least')}
      <SelectBox
        label={t('need_rating')}
        value={String(asked.least)}
        choices={RATINGS.map((rating) => ({ value: String(rating), label: oneDigit.format(rating) }))}
        onChange={(least) => onChange({ ...asked, least: Number(least) })}
      />
      {t('of_five_stars')}
    </span>
  );
};

const Documents = ({ asked, onChange }: ValuesProps<Of<'documents'>>) => {
  const { t } = useTranslation('event-plan-requirements');
  return (
    <div className={classes['ticks']} role="group" aria-label={t('need_documents')}>
      {REQUIRED_DOCUMENTS.map((document) => (
        <Checkbox
          key={document}
          showLabel
          label={t(`document_${document}`)}
          checked={asked.documents.includes(document)}
          onChange={(on) =>
            onChange({
              ...asked,
              documents: REQUIRED_DOCUMENTS.filter((one) => (one === document ? on : asked.documents.includes(one))),
            })
          }
        />
      ))}
    </div>
  );
};
