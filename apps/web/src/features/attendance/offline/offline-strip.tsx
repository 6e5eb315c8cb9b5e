import type { EventBoard } from '@proline/contract/attendance/board';
import { IconAlertTriangle, IconCloudUp, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { bareTime } from '../../../lib/dates/dates.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { tryNow } from './send-kept.ts';
import { useKept } from './use-kept.ts';
import classes from './offline.module.css';

type OfflineStripProps = { readonly board: EventBoard; readonly mayMark: boolean };

/**
 * Since when there is no network, what this device keeps, and what is to be decided. What was marked here stays in sight of
 * whoever made it, also when they may mark no longer.
 */
export const OfflineStrip = ({ board, mayMark }: OfflineStripProps) => {
  const { t, language } = useTranslation('attendance');
  const { marks, offline_since, sending } = useKept();
  const [deciding, setDeciding] = useState(false);
  const own = marks.filter(({ event_id }) => event_id === board.event.id);
  const waiting = own.filter(({ code }) => code === null).length;
  const problems = new Set(own.filter(({ code }) => code !== null).map(({ assignment_id }) => assignment_id)).size;
  const isOffline = offline_since !== null && (mayMark || own.length > 0);
  return (
    <div role="status" className={classes['place']}>
      {(isOffline || waiting > 0) && (
        <div className={classes['strip']}>
          <Icon of={isOffline ? IconWifiOff : IconCloudUp} size="l" />
          <span className={classes['words']}>
            {isOffline && (
              <b>{t('offline_since', { time: bareTime(language, new Date(offline_since), board.event.time_zone) })}</b>
            )}{' '}
            {t(isOffline ? 'offline_text' : 'sending_text')}
          </span>
          {waiting > 0 && (
            <span className={classes['count']}>
              <Icon of={IconCloudUp} size="s" />
              {t('waiting_count', { count: waiting })}
            </span>
          )}
          <Button tone="secondary" loading={sending} onClick={() => void tryNow()}>
            {t('try_now')}
          </Button>
        </div>
      )}
      {problems > 0 && (
        <div className={classes['strip']} data-problem>
          <Icon of={IconAlertTriangle} size="l" />
          <span className={classes['words']}>
            <b>{t(mayMark ? 'to_decide' : 'to_hand_on', { count: problems })}</b>{' '}
            {t(mayMark ? 'to_decide_text' : 'to_hand_on_text')}
          </span>
          <Button tone="secondary" onClick={() => setDeciding(true)}>
            {t(mayMark ? 'decide' : 'see_marks')}
          </Button>
        </div>
      )}
      {deciding && <DecideDialog board={board} marks={own} mayMark={mayMark} onClose={() => setDeciding(false)} />}
    </div>
  );
};
