import { IconPlugConnectedX } from '@tabler/icons-react';
import { LOCALES } from '../../lib/texts/plural-text.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { useLiveState } from '../../lib/live/live-state.ts';
import { Icon } from '../../ui/picture/icon.tsx';
import classes from './live-note.module.css';

const clock = (locale: string, moment: number): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(moment);

/** Warns that the screen may be outdated; shown only while live updates are interrupted. */
export const LiveNote = () => {
  const { t, language } = useTranslation('shell');
  const { live, heard_at } = useLiveState();
  return (
    <div role="status" className={classes['place']}>
      {!live && (
        <p className={classes['note']}>
          <Icon of={IconPlugConnectedX} />
          <span>
            <b>{t('live_stopped')}</b>{' '}
            <span className={classes['more']}>
              {heard_at === null
                ? t('live_stopped_never')
                : t('live_stopped_since', { time: clock(LOCALES[language], heard_at) })}
            </span>
          </span>
        </p>
      )}
    </div>
  );
};
