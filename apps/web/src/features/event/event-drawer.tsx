import type { EventRow } from '@proline/contract/event';
import { useQuery } from '@tanstack/react-query';
import { mediumDate, timeOfDay } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { roughMoney } from '../../lib/money-text.ts';
import { formatNumber } from '../../lib/plural-text.ts';
import { DrawerFacts, DrawerHead, DrawerNote } from '../../ui/list/drawer-content.tsx';
import { RetryNote } from '../../ui/retry-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EventDates, EventLeaders, EventStaffing, EventStatusBadge } from './event-cells.tsx';
import { eventQuery } from './event.api.ts';
import classes from './event.module.css';

/** What the list knows is there at once; the rest follows. */
export const EventDrawer = ({ id, row }: { readonly id: string; readonly row: EventRow | undefined }) => {
  const { t, language } = useTranslation('events');
  const { data: whole, isError, refetch } = useQuery(eventQuery(id));
  const known = whole ?? row;
  const retry = isError && <RetryNote text={t('failed')} retryLabel={t('retry')} retry={() => void refetch()} />;
  if (!known) return retry || <Skeleton height={64} />;
  const [title, other] = language === 'ar' ? [known.title_ar, known.title_en] : [known.title_en, known.title_ar];
  const description = language === 'ar' ? whole?.description_ar : whole?.description_en;
  const moment = (text: string) => {
    const date = new Date(text);
    return `${mediumDate(language, date, known.time_zone)} ${timeOfDay(language, date, known.time_zone)}`;
  };
  return (
    <>
      <DrawerHead
        title={title}
        other={<bdi lang={language === 'ar' ? 'en' : 'ar'}>{other}</bdi>}
        badge={<EventStatusBadge status={known.status} />}
      />
      {retry}
      {whole !== undefined && whole.cancel_reason !== null && (
        <DrawerNote>
          <bdi>{whole.cancel_reason}</bdi>
        </DrawerNote>
      )}
      <DrawerFacts
        facts={[
          { label: t('code'), value: <bdi dir="ltr">E-{known.code}</bdi> },
          { label: t('dates'), value: <EventDates row={known} /> },
          { label: t('starts'), value: moment(known.starts_at) },
          { label: t('ends'), value: moment(known.ends_at) },
          { label: t('city'), value: <bdi>{known.city}</bdi> },
          { label: t('venue'), value: whole && (whole.venue === '' ? null : <bdi>{whole.venue}</bdi>) },
          { label: t('category'), value: language === 'ar' ? known.category.name_ar : known.category.name_en },
          { label: t('client_name'), value: known.client_name === '' ? null : <bdi>{known.client_name}</bdi> },
        ]}
      />
      <DrawerFacts
        title={t('people')}
        facts={[
          { label: t('leaders'), value: known.leaders.length === 0 ? null : <EventLeaders {...known} /> },
          { label: t('staffing'), value: <EventStaffing row={known} /> },
          { label: t('waiting'), value: known.waiting === 0 ? null : formatNumber(language, known.waiting) },
          { label: t('shifts'), value: whole && formatNumber(language, whole.shifts) },
          { label: t('zones'), value: whole && (whole.zones === 0 ? null : formatNumber(language, whole.zones)) },
          { label: t('cost'), value: roughMoney(language, known.currency, known.cost_minor) },
        ]}
      />
      {description !== undefined && description !== '' && (
        <DrawerFacts
          title={t('description')}
          facts={[{ label: '', value: <p className={classes['description']}>{description}</p> }]}
        />
      )}
    </>
  );
};
