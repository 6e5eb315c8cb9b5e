import type { EventRow } from '@proline/contract/event/event';
import { sumsByType, sumsByZone, type StaffingSum } from '@proline/domain/event/staffing-sums';
import { nameIn } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { formatNumber } from '../../lib/texts/plural-text.ts';
import { HoverCard } from '../../ui/overlay/hover-card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { EventStaffing } from './event-cells.parts.tsx';
import { staffingQuery } from '../event-view/event-view.api.ts';
import classes from './staffing-peek.module.css';

/** Shows the staffing bar of a row. A hover card, which keyboard focus opens too, lists the zones that lack people. */
export const StaffingPeek = ({ row }: { readonly row: EventRow }) => {
  if (row.status === 'canceled' || row.places === 0) return <EventStaffing row={row} />;
  return <HoverCard trigger={<EventStaffing row={row} />}>{() => <Shortages row={row} />}</HoverCard>;
};

const Shortages = ({ row }: { readonly row: EventRow }) => {
  const { t, language } = useTranslation('event');
  const { data, isError } = useQuery(staffingQuery(row.id));
  if (isError) return <p>{t('failed')}</p>;
  if (!data) return <Skeleton width="180px" height={60} />;
  const nameOf = (named: { readonly name_en: string; readonly name_ar: string }) => nameIn(language, named);
  const lines =
    data.zones.length > 0
      ? sumsByZone(data).map(({ zone, sum }) => ({
          key: zone?.id ?? '',
          name: zone ? nameOf(zone) : t('no_zone'),
          sum,
        }))
      : sumsByType(data).map(({ type, sum }) => ({ key: type.id, name: nameOf(type), sum }));
  const open = lines.reduce((total, { sum }) => total + sum.open, 0);
  return (
    <div className={classes['peek']}>
      <p className={classes['title']}>{open === 0 ? t('all_filled') : t('open_places', { count: open })}</p>
      <dl className={classes['lines']}>
        {lines.map(({ key, name, sum }) => (
          <Line key={key} name={name} sum={sum} />
        ))}
      </dl>
    </div>
  );
};

const Line = ({ name, sum }: { readonly name: string; readonly sum: StaffingSum }) => {
  const { t, language } = useTranslation('event');
  return (
    <div className={classes['line']} data-short={sum.open > 0 || undefined}>
      <dt className="clip">
        <bdi>{name}</bdi>
      </dt>
      <dd>
        <bdi dir="ltr">
          {formatNumber(language, sum.confirmed)}/{formatNumber(language, sum.headcount)}
        </bdi>
        <span className={classes['open']}>{sum.open > 0 ? t('short_by', { count: sum.open }) : t('filled')}</span>
      </dd>
    </div>
  );
};
