import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import type { NewEntryValues } from './entry-fields.parts.ts';
import { LookPicker } from './look-picker.tsx';
import classes from './new-entry.module.css';

/** What the page passes to the form for a new entry. */
export type NewEntryTools = {
  readonly create: (values: NewEntryValues) => Promise<unknown>;
  readonly close: () => void;
};

/** The part of a form that every kind of entry has. */
type EntryForm = {
  readonly values: NewEntryValues;
  readonly change: (changes: Partial<NewEntryValues>) => void;
  readonly text: (name: 'name_en' | 'name_ar') => Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly sending: boolean;
  readonly props: ComponentProps<'form'>;
};

type NewEntryProps = {
  readonly title: string;
  readonly form: EntryForm;
  readonly close: () => void;
  /** Fields of this kind of entry. */
  readonly children?: ReactNode;
};

/** The form stays open for the next entry, because a new catalogue is usually written in one go. */
export const NewEntry = ({ title, form, close, children }: NewEntryProps) => {
  const { t } = useTranslation('catalogue');
  const { t: forms } = useTranslation('form');
  const heading = useId();
  return (
    <form
      className={classes['form']}
      aria-labelledby={heading}
      {...form.props}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) close();
      }}
    >
      <h2 id={heading} className={classes['title']}>
        {title}
      </h2>
      <div className={classes['fields']}>
        <span className={classes['look']}>
          <LookPicker label={t('look_new')} look={form.values} onChange={form.change} />
        </span>
        <TextField {...form.text('name_en')} label={t('name_en')} lang="en" dir="ltr" autoFocus autoComplete="off" />
        <TextField {...form.text('name_ar')} label={t('name_ar')} lang="ar" dir="rtl" autoComplete="off" />
        {children}
      </div>
      <div className={classes['actions']}>
        <Button tone="secondary" onClick={close}>
          {forms('close')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
};
