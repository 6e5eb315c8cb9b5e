import type { EventPlaces } from '@proline/contract/assignment/assignment';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { EventStatusBadge } from '../event/event-cells.parts.tsx';
import { useEventTitle } from '../event/event-title.parts.ts';
import { DeskActions } from './desk-actions.tsx';
import { openIn, sumOf } from './places/position-choice.ts';
import classes from './hiring.module.css';

/** Which event it is, and how its places stand. */
export const DeskHead = ({ places }: { readonly places: EventPlaces }) => {
  const { t } = useTranslation('hiring');
  const { t: shell } = useTranslation('shell');
  const { event, positions } = places;
  const title = useEventTitle(event);
  const sum = sumOf(positions);
  return (
    <header className={classes['top']}>
      <Breadcrumb
        label={t('breadcrumb')}
        above={[
          { key: 'list', label: shell('hiring_ushers'), link: { to: '/hiringUshers' } },
          { key: 'event', label: <bdi>{title}</bdi>, link: { to: '/events/$id', params: { id: event.id } } },
        ]}
        here={t('desk')}
      />
      <PageHeader
        title={t('desk')}
        actions={
          <span className={classes['beside']}>
            <span className={classes['figures']}>
              {(event.status === 'canceled' || event.status === 'completed' || event.status === 'draft') && (
                <EventStatusBadge status={event.status} />
              )}
              <Figure count={sum.confirmed} words={t('confirmed_figure', { count: sum.confirmed })} />
              <Figure count={sum.invited} words={t('invited_figure', { count: sum.invited })} />
              <Figure count={openIn(sum)} words={t('open_figure', { count: openIn(sum) })} lacking={openIn(sum) > 0} />
            </span>
            <DeskActions places={places} />
          </span>
        }
      />
    </header>
  );
};

type FigureProps = { readonly count: number; readonly words: string; readonly lacking?: boolean };

const Figure = ({ count, words, lacking = false }: FigureProps) => {
  const { language } = useTranslation('hiring');
  return (
    <span className={classes['figure']} data-lacking={lacking || undefined}>
      <b>{formatNumber(language, count)}</b> {words}
    </span>
  );
};
