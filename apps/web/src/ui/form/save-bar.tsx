import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { Button } from '../button/button.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import classes from './save-bar.module.css';

type SaveBarProps = {
  /** The number of fields that differ from what is saved; 0 hides the bar. */
  readonly changes: number;
  /** The number of invalid fields, shown after the first attempt to save. */
  readonly problems?: number;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
};

const ON_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Appears with the first change. Ctrl S or ⌘ S saves; leaving the page asks first. */
export const SaveBar = ({ changes, problems = 0, saving, onSave, onDiscard }: SaveBarProps) => {
  const { t } = useTranslation('form');
  const shown = changes > 0;
  useEffect(() => {
    if (!shown) return undefined;
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
      event.preventDefault();
      if (!saving) onSave();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [shown, saving, onSave]);
  return (
    <>
      <UnsavedGuard when={shown} />
      {shown && (
        <div className={classes['bar']} data-bottom-bar role="group" aria-label={t('changes', { count: changes })}>
          <span className={classes['dot']} data-wrong={problems > 0 || undefined} aria-hidden="true" />
          <b className={classes['words']} role="status">
            {problems > 0 ? t('problems', { count: problems }) : t('changes', { count: changes })}
          </b>
          <Button tone="secondary" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button loading={saving} onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
            {t('save')}
            <kbd className={classes['key']} aria-hidden="true">
              {ON_APPLE ? '⌘S' : 'Ctrl S'}
            </kbd>
          </Button>
        </div>
      )}
    </>
  );
};
