import type { EventDetail, EventStaffing } from '@proline/contract/event/event';
import { nameIn } from '@proline/domain/text/name-in';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { useNow } from '../../../lib/dates/now.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { StaffingBar } from '../../event/staffing-bar.parts.tsx';
import { TextLink } from '../../../ui/button/text-link.tsx';
import { shiftDay, shiftTimes } from '../shifts/shift-period.ts';
import { openPlaces, staffingGrid } from '../shifts/staffing-grid.ts';
import classes from './shift-bars.module.css';

/** More shifts than this are easier to read in the grid. */
const MOST_SHOWN = 8;

/** Shows how full each shift is, and which roles still lack people. */
export const ShiftBarsCard = ({
  event,
  staffing,
}: {
  readonly event: EventDetail;
  readonly staffing: EventStaffing;
}) => {
  const { t, language } = useTranslation('event-page');
  const { t: events } = useTranslation('event');
  const { rows, columns, totals } = staffingGrid(staffing, 'role', null);
  const figure = (value: number) => formatNumber(language, value);
  const link = { to: '/events/$id/$tab', params: { id: event.id, tab: 'shifts' } } as const;
  // After the event no places need to be filled anymore.
  const now = useNow();
  const isPast = event.status === 'in_progress' && event.ends_at !== null && Date.parse(event.ends_at) < now.getTime();
  const over = event.status === 'canceled' || event.status === 'completed' || isPast;
  return (
    <Card
      title={t('staffing_by_shift')}
      end={
        <TextLink {...link} label={t('tab_shifts')}>
          {t('tab_shifts')}
        </TextLink>
      }
    >
      {rows.length === 0 && <p className={classes['none']}>{t('no_shifts')}</p>}
      {rows.length > 0 && (
        <ul className={classes['bars']}>
          {rows.slice(0, MOST_SHOWN).map(({ shift, total }) => (
            <li key={shift.id}>
              <span className={classes['when']}>
                <span>{shiftDay(language, shift, event.time_zone)} ·</span>{' '}
                <span>{shiftTimes(language, shift, event.time_zone)}</span>
              </span>
              <StaffingBar
                label={events('staffing_words', { ...total, places: total.headcount })}
                confirmed={total.confirmed}
                invited={total.invited}
                places={total.headcount}
              />
              <bdi dir="ltr" className={classes['figure']} aria-hidden="true">
                <b>{figure(total.confirmed)}</b>/{figure(total.headcount)}
              </bdi>
            </li>
          ))}
        </ul>
      )}
      {rows.length > MOST_SHOWN && (
        <p className={classes['none']}>{t('more_shifts', { count: rows.length - MOST_SHOWN })}</p>
      )}
      {rows.length > 0 && !over && (
        <div className={classes['roles']}>
          <h3>{t('open_by_role')}</h3>
          <ul>
            {columns.map((id, at) => {
              const type = staffing.types.find((known) => known.id === id);
              const fill = totals[at];
              if (!type || !fill || fill.headcount === 0) return null;
              const open = openPlaces(fill);
              return (
                <li key={id} data-full={open === 0 || undefined}>
                  <bdi>{nameIn(language, type)}</bdi> <b>{open === 0 ? t('full') : figure(open)}</b>
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </Card>
  );
};
