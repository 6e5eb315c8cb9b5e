import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { bareTime, secondsAgo, timeAgo } from '../../../lib/dates/dates.ts';
import { useLiveState } from '../../../lib/live/live-state.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/picture/icon.tsx';
import { useKept } from '../offline/use-kept.ts';
import classes from './live-board.module.css';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** How old what is shown can be. A heartbeat counts: nothing has changed until then. */
export const LiveMark = ({ updatedAt, timeZone }: { readonly updatedAt: number; readonly timeZone: string }) => {
  const { t, language } = useTranslation('attendance');
  const { live: isHeard, heard_at } = useLiveState();
  // whoever marks notices that there is no network sooner than the stream does
  const live = useKept(({ offline_since }) => offline_since === null) && isHeard;
  const now = useSeconds();
  const known = live ? Math.max(updatedAt, heard_at ?? 0) : updatedAt;
  const age = Math.max(0, Math.floor((now - known) / SECOND_MS));
  const ago = age < MINUTE_S ? secondsAgo(language, age) : timeAgo(language, known, now);
  return (
    <span className={classes['live']} data-off={!live || undefined}>
      {live ? <i className={classes['dot']} aria-hidden="true" /> : <Icon of={IconPlugConnectedX} size="s" />}
      <b>{t(live ? 'live' : 'not_live')}</b>
      <span>
        {bareTime(language, new Date(now), timeZone)} ·{' '}
        {ago === null || age === 0 ? t('just_updated') : t('updated', { ago })}
        {!live && ` · ${t('checks_itself')}`}
      </span>
    </span>
  );
};

const useSeconds = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
