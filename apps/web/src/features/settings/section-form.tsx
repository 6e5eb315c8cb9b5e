import type { SettingsSection } from '@proline/contract/settings/settings';
import type { ReactNode } from 'react';
import { longDate, timeAgo, timeOfDay } from '../../lib/dates/dates.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/page/card.tsx';
import { ConflictDialog } from '../../ui/overlay/conflict-dialog.tsx';
import { SaveBar } from '../../ui/form/save-bar.tsx';
import type { SectionStore } from './use-section.ts';
import classes from './settings.module.css';

type SectionFormProps<Value extends object> = {
  readonly section: SettingsSection;
  readonly store: SectionStore<Value>;
  readonly kept: { readonly updated_at: string | null; readonly updated_by_name: string | null };
  readonly labelOf: (field: string) => string;
  readonly show?: (field: string, value: unknown) => ReactNode;
  /** instead of saving at once; left out: saves */
  readonly onSave?: () => void;
  readonly children: ReactNode;
};

/** What every section has around its fields: who changed it last, the save bar, and the dialog when somebody was faster. */
export const SectionForm = <Value extends object>(props: SectionFormProps<Value>) => {
  const { section, store, kept, labelOf, show, onSave, children } = props;
  const { t, language } = useTranslation('settings');
  const { t: form } = useTranslation('form');
  const { draft, conflict } = store;
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
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.changed.length > 0) (onSave ?? (() => void store.trySave()))();
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
          {/* Enter in a field saves, as everywhere */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        </form>
      </Card>
      <SaveBar
        changes={draft.changed.length}
        problems={store.problemCount}
        saving={store.saving}
        onSave={onSave ?? (() => void store.trySave())}
        onDiscard={draft.discard}
      />
      {conflict && (
        <ConflictDialog
          open
          who={
            by
              ? ago === null
                ? form('conflict_by_now', { name: by })
                : form('conflict_by', { name: by, ago })
              : undefined
          }
          differences={conflict.differences}
          labelOf={labelOf}
          {...(show && { show })}
          onOverwrite={conflict.overwrite}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
    </>
  );
};
