import { IconCopy } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { instantOf, isTimeZone } from '@proline/domain/time/zoned-time';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { EventMenu } from '../../event-move/event-menu.parts.tsx';
import { usePlan } from '../desk/plan-context.ts';
import { useDesk } from '../desk/plan-provider.tsx';
import { ReuseDialog } from './reuse-dialog.tsx';
import { SaveState } from '../desk/save-state.tsx';
import classes from './plan-header.module.css';

/** Shows the breadcrumb, the title, the state of saving and the menu. */
export const PlanHeader = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation('event-plan');
  const { t: status } = useTranslation('status');
  const { t: change } = useTranslation('event-plan-change');
  const { eventId, held } = usePlan();
  const shown = held?.status ?? 'draft';
  const [reusing, setReusing] = useState(false);
  return (
    <header className={classes['header']}>
      <div className={classes['words']}>
        <nav className={classes['crumbs']} aria-label={t('breadcrumb')}>
          <Link to="/events">{t('events')}</Link>
          <span aria-hidden="true" className={classes['crumb']} />
          {held !== null && eventId !== null && (
            <>
              <Link to="/events/$id" params={{ id: eventId }} className="clip">
                <bdi>{title}</bdi>
              </Link>
              <span aria-hidden="true" className={classes['crumb']} />
            </>
          )}
          <span aria-current="page">{held === null ? t('new_event') : change('edit_event')}</span>
        </nav>
        <div className={classes['titleLine']}>
          <h1 className={classes['title']} tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          <StatusBadge status={shown}>{status(`event_${shown}`)}</StatusBadge>
        </div>
      </div>
      <div className={classes['tools']}>
        <SaveState />
        {held === null && (
          <Button tone="secondary" onClick={() => setReusing(true)}>
            <Icon of={IconCopy} />
            {t('start_from_past')}
          </Button>
        )}
        {eventId !== null && held === null && <DraftMenu eventId={eventId} />}
      </div>
      {reusing && <ReuseDialog onClose={() => setReusing(false)} />}
    </header>
  );
};

/** Publishing is not in this menu: it has its own button, which checks the plan first. */
const DraftMenu = ({ eventId }: { readonly eventId: string }) => {
  const { sound } = usePlan();
  const desk = useDesk();
  const navigate = useNavigate();
  const { title_en, title_ar, starts, time_zone } = sound.stepOne;
  const starts_at = starts !== null && isTimeZone(time_zone) ? instantOf(starts, time_zone).toISOString() : null;
  const leave = () => {
    desk.abandon();
    void navigate({ to: '/events' });
  };
  return (
    <EventMenu
      event={{ id: eventId, title_en, title_ar, status: 'draft', starts_at, time_zone }}
      without={['plan', 'published']}
      bordered
      onDeleted={leave}
    />
  );
};
