import { ENTRY_NAME_MAX_LENGTH, type EntryColour, type EntryIcon } from '@proline/domain/catalogue/catalogue';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LookPicker } from './look-picker.tsx';
import classes from './new-entry.module.css';

export type NewEntryValues = {
  readonly name_en: string;
  readonly name_ar: string;
  readonly colour: EntryColour;
  readonly icon: EntryIcon;
};

type NewEntryProps = {
  readonly title: string;
  readonly create: (values: NewEntryValues) => Promise<unknown>;
  readonly close: () => void;
  /** fields of its own kind */
  readonly children?: ReactNode;
};

const BLANK: NewEntryValues = { name_en: '', name_ar: '', colour: 'brand', icon: 'tag' };

/** Stays open for the next one: a new catalogue is written in one go. */
export const NewEntry = ({ title, create, close, children }: NewEntryProps) => {
  const { t } = useTranslation('catalogue');
  const { t: form } = useTranslation('form');
  const heading = useId();
  const first = useRef<HTMLInputElement>(null);
  const [values, setValues] = useState(BLANK);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const missing = (name: 'name_en' | 'name_ar') => (tried && values[name].trim() === '' ? form('required') : undefined);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (saving || values.name_en.trim() === '' || values.name_ar.trim() === '') return;
    setSaving(true);
    try {
      await create(values);
      setValues({ ...BLANK, colour: values.colour });
      setTried(false);
      first.current?.focus();
    } catch {
      // a toast has said why; what was written stays
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      className={classes['form']}
      aria-labelledby={heading}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <h2 id={heading} className={classes['title']}>
        {title}
      </h2>
      <div className={classes['fields']}>
        <span className={classes['look']}>
          <LookPicker
            label={t('look_new')}
            look={values}
            onChange={(look) => setValues((before) => ({ ...before, ...look }))}
          />
        </span>
        <TextField
          ref={first}
          label={t('name_en')}
          error={missing('name_en')}
          lang="en"
          dir="ltr"
          autoFocus
          autoComplete="off"
          maxLength={ENTRY_NAME_MAX_LENGTH}
          value={values.name_en}
          onChange={(event) => setValues({ ...values, name_en: event.currentTarget.value })}
        />
        <TextField
          label={t('name_ar')}
          error={missing('name_ar')}
          lang="ar"
          dir="rtl"
          autoComplete="off"
          maxLength={ENTRY_NAME_MAX_LENGTH}
          value={values.name_ar}
          onChange={(event) => setValues({ ...values, name_ar: event.currentTarget.value })}
        />
        {children}
      </div>
      <div className={classes['actions']}>
        <Button tone="secondary" onClick={close}>
          {form('close')}
        </Button>
        <Button type="submit" loading={saving}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
};
