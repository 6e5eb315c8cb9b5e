import type { SettingsSection } from '@proline/contract/settings/settings';
import type { ReactNode } from 'react';
import { longDate, timeAgo, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { RecordForm, Versioned } from '../../lib/form/use-record-form.ts';
import { Card } from '../../ui/page/card.tsx';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import classes from './settings.module.css';

type Changed = { readonly updated_at: string | null; readonly updated_by_name: string | null };

type SectionFormProps<Value extends object> = {
  readonly section: SettingsSection;
  readonly form: RecordForm<Value, Versioned<Value> & Changed>;
  readonly kept: Changed;
  readonly labelOf: (field: string) => string;
  readonly show?: (field: string, value: unknown) => ReactNode;
  /** Called instead of saving at once. */
  readonly onSave?: () => void;
  readonly children: ReactNode;
};

/**
 * The frame around a section's fields: who changed it last, the save bar, and the dialog for when somebody else has
 * saved first.
 */
export const SectionForm = <Value extends object>(props: SectionFormProps<Value>) => {
  const { section, form, kept, labelOf, show, children } = props;
  const { t, language } = useTranslation('settings');
  const { t: words } = useTranslation('form');
  const { conflict, bar } = form;
  const onSave = props.onSave ?? bar.onSave;
  const changedAt = kept.updated_at === null ? null : new Date(kept.updated_at);
  const ago = conflict?.theirs.updated_at
    ? timeAgo(language, Date.parse(conflict.theirs.updated_at), Date.now())
    : null;
  const by = conflict?.theirs.updated_by_name;
  return (
    <>
      <Card title={t(section)}>
        <form
          className={classes['fields']}
          {...form.props}
          onSubmit={(event) => {
            event.preventDefault();
            if (form.changed.length > 0) onSave();
          }}
        >
          <p className={classes['muted']}>{t(`${section}_text`)}</p>
          {children}
          <p className={classes['muted']}>
            {changedAt === null || kept.updated_by_name === null
              ? t('never_saved')
              : t('saved_by', {
                  name: kept.updated_by_name,
                  date: `${longDate(language, changedAt)} ${timeOfDay(language, changedAt)}`,
                })}
          </p>
          {/* With a submit button, Enter in a field saves. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        </form>
      </Card>
      <SaveBar {...bar} onSave={onSave} />
      {conflict && (
        <ConflictDialog
          open
          who={
            by
              ? ago === null
                ? words('conflict_by_now', { name: by })
                : words('conflict_by', { name: by, ago })
              : undefined
          }
          labelOf={labelOf}
          {...(show && { show })}
          {...conflict.choices}
        />
      )}
    </>
  );
};
