import { MINIMUM_AGE } from '@proline/domain/people/age';
import type { PrivacyPoint, PrivacySection, PrivacyWords } from '@proline/domain/privacy/privacy-content';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { Language } from '../../lib/preferences/preferences-cookie.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { movedSection } from './privacy-draft.ts';
import classes from './privacy-editor.module.css';

type Said = (field: string) => string | undefined;

const listed = (language: Language, words: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(words);

type PointFieldsProps = {
  readonly point: PrivacyPoint;
  readonly words: PrivacyWords;
  readonly said: Said;
  readonly readOnly: boolean;
  readonly onChange: (words: PrivacyWords) => void;
};

/** What the page always says about a point, and what is said beyond it. */
export const PointFields = ({ point, words, said, readOnly, onChange }: PointFieldsProps) => {
  const { t, language } = useTranslation('privacy-editor');
  const { t: page } = useTranslation('privacy');
  const always = page(`${point}_text`, { age: MINIMUM_AGE });
  const collected = (['data_name', 'data_phone', 'data_photo', 'data_bank'] as const).map((kind) => page(kind));
  const field = { rows: 3, readOnly } as const;
  return (
    <fieldset className={classes['part']}>
      <legend>{t(`point_${point}`)}</legend>
      <p className={classes['always']}>
        <span className="visually-hidden">{t('always')}: </span>
        {point === 'data' ? `${always} ${listed(language, collected)}` : always}
      </p>
      <div className={classes['pair']}>
        <TextAreaField
          {...field}
          label={t('more_en')}
          dir="ltr"
          lang="en"
          value={words.en}
          error={said(`${point}.en`)}
          onChange={(event) => onChange({ ...words, en: event.currentTarget.value })}
        />
        <TextAreaField
          {...field}
          label={t('more_ar')}
          dir="rtl"
          lang="ar"
          value={words.ar}
          error={said(`${point}.ar`)}
          onChange={(event) => onChange({ ...words, ar: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
};

type SectionFieldsProps = {
  readonly at: number;
  readonly sections: readonly PrivacySection[];
  readonly said: Said;
  readonly readOnly: boolean;
  readonly onChange: (sections: PrivacySection[]) => void;
};

export const SectionFields = ({ at, sections, said, readOnly, onChange }: SectionFieldsProps) => {
  const { t } = useTranslation('privacy-editor');
  const section = sections[at];
  if (!section) return null;
  const n = at + 1;
  const change = (field: keyof PrivacySection, text: string) =>
    onChange(sections.with(at, { ...section, [field]: text }));
  const props = (field: keyof PrivacySection) => ({
    value: section[field],
    error: said(`${at}.${field}`),
    readOnly,
    required: true,
    dir: field.endsWith('ar') ? ('rtl' as const) : ('ltr' as const),
    lang: field.endsWith('ar') ? 'ar' : 'en',
  });
  return (
    <section className={classes['part']} aria-label={t('section_n', { n })}>
      <div className={classes['partHead']}>
        <b>{t('section_n', { n })}</b>
        {!readOnly && (
          <>
            {at > 0 && (
              <IconButton label={t('move_up', { n })} onClick={() => onChange(movedSection(sections, at, -1))}>
                <Icon of={IconArrowUp} />
              </IconButton>
            )}
            {at < sections.length - 1 && (
              <IconButton label={t('move_down', { n })} onClick={() => onChange(movedSection(sections, at, 1))}>
                <Icon of={IconArrowDown} />
              </IconButton>
            )}
            <IconButton label={t('remove', { n })} onClick={() => onChange(sections.toSpliced(at, 1))}>
              <Icon of={IconTrash} />
            </IconButton>
          </>
        )}
      </div>
      <div className={classes['pair']}>
        {(['title_en', 'title_ar'] as const).map((field) => (
          <TextField
            key={field}
            {...props(field)}
            label={t(`section_${field}`)}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        ))}
      </div>
      <div className={classes['pair']}>
        {(['text_en', 'text_ar'] as const).map((field) => (
          <TextAreaField
            key={field}
            {...props(field)}
            rows={5}
            label={t(`section_${field}`)}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        ))}
      </div>
    </section>
  );
};
