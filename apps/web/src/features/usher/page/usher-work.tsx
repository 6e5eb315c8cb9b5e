import type { Usher } from '@proline/contract/usher/usher';
import { WORK_TIMES, type UsherWork as Work } from '@proline/contract/usher-page/usher-page';
import { nameIn } from '@proline/domain/text/name-in';
import { IconCalendarEvent } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { timesBetween, weekdayDate } from '../../../lib/dates/dates.ts';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { formatNumber } from '../../../lib/texts/plural-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { CountFilter } from '../../../ui/page/count-filter.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Pager } from '../../../ui/page/pager.tsx';
import { RecordTable } from '../../../ui/page/record-table.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { CityName } from '../../city/city-name.parts.tsx';
import { StateBadge, type StateTone } from '../../event-page/people/state-badge.parts.tsx';
import { PersonLoaded } from '../../person/page/person-loaded.parts.tsx';
import { StatusBadge } from '../../status/status-badge.parts.tsx';
import { useUsherAddress } from './use-usher-address.ts';
import { workQuery } from './usher-page.api.ts';
import { workTimeOf } from './work-time.ts';
import classes from './usher-tabs.module.css';

/** Shows where an usher will work and has worked. */
export const UsherWork = ({ usher }: { readonly usher: Usher }) => {
  const { t, language } = useTranslation('usher-page');
  const { search, page, linkTo, pageLink } = useUsherAddress();
  const ahead = useQuery({ ...workQuery(usher.id, 'ahead', 1), enabled: search.time === undefined });
  const time = workTimeOf(search.time, ahead.data?.meta.counts);
  const query = useQuery(workQuery(usher.id, time, page));
  return (
    <PersonLoaded query={query} failed={t('work_failed')}>
      {({ data, meta }) => (
        <Card
          title={t('work')}
          end={
            <CountFilter
              label={t('work')}
              chosen={time}
              choices={WORK_TIMES.map((key) => ({
                key,
                label: t(`time_${key}`),
                count: formatNumber(language, meta.counts[key]),
                link: linkTo({ time: key }),
              }))}
            />
          }
        >
          {data.length === 0 && !query.isPlaceholderData ? (
            <EmptyState
              as="h3"
              tone="grey"
              icon={<Icon of={IconCalendarEvent} size="xxl" />}
              title={t(`no_work_${time}`)}
              text={t(`no_work_${time}_text`)}
            />
          ) : (
            <WorkTable rows={data} updating={query.isPlaceholderData} />
          )}
          <Pager page={meta.current_page} perPage={meta.per_page} total={meta.total} linkTo={pageLink} />
        </Card>
      )}
    </PersonLoaded>
  );
};

const WorkTable = ({ rows, updating }: { readonly rows: readonly Work[]; readonly updating: boolean }) => {
  const { t, language } = useTranslation('usher-page');
  const { t: status } = useTranslation('status');
  return (
    <RecordTable
      label={t('work')}
      rows={rows}
      keyOf={({ id }) => id}
      updating={updating}
      columns={[
        {
          key: 'event',
          title: t('event'),
          cell: ({ event }) => (
            <span className={classes['name']}>
              <Link to="/events/$id" params={{ id: event.id }} className={classes['link'] ?? ''}>
                <bdi>{nameIn(language, { name_en: event.title_en, name_ar: event.title_ar })}</bdi>
              </Link>
              <span className={classes['quiet']}>
                <CityName of={event.city} />
              </span>
            </span>
          ),
        },
        {
          key: 'role',
          title: t('role'),
          cell: ({ role, zone }) => (
            <span className={classes['name']}>
              <span>{nameIn(language, role)}</span>
              {zone && <bdi className={classes['quiet']}>{nameIn(language, zone)}</bdi>}
            </span>
          ),
        },
        {
          key: 'shift',
          title: t('shift'),
          cell: ({ starts_at, ends_at, event }) => {
            const [from, until] = [new Date(starts_at), new Date(ends_at)];
            return (
              <span className={classes['name']}>
                <span>{weekdayDate(language, from, event.time_zone)}</span>
                <span className={classes['quiet']}>{timesBetween(language, from, until, event.time_zone)}</span>
              </span>
            );
          },
        },
        { key: 'state', title: t('state'), cell: (row) => <WorkState row={row} /> },
        {
          key: 'hours',
          title: t('hours'),
          end: true,
          cell: ({ approved_minutes }) => (approved_minutes === null ? null : hoursWords(language, approved_minutes)),
        },
        {
          key: 'pay',
          title: t('pay'),
          end: true,
          cell: ({ pay }) =>
            pay && (
              <span className={classes['pay']}>
                <span>{moneyText(language, pay.currency, pay.net_minor)}</span>
                <StatusBadge status={pay.status}>{status(`transfer_${pay.status}`)}</StatusBadge>
              </span>
            ),
        },
      ]}
    />
  );
};

const TONE_OF_STATE: Readonly<Record<NonNullable<Work['state']>, StateTone>> = {
  expected: 'waiting',
  in: 'on',
  left: 'note',
  attended: 'good',
  no_show: 'bad',
  excused: 'note',
};

/** What became of a place: attendance where somebody was expected, else the answer. */
const WorkState = ({ row: { status, state, late_cancel, late_minutes } }: { readonly row: Work }) => {
  const { t } = useTranslation('usher-page');
  const isOver = state !== null && state !== 'expected';
  if (isOver)
    return (
      <span className={classes['name']}>
        <StateBadge tone={TONE_OF_STATE[state]}>{t(`state_${state}`)}</StateBadge>
        {late_minutes > 0 && <span className={classes['quiet']}>{t('late', { count: late_minutes })}</span>}
      </span>
    );
  if (status === 'released')
    return <StateBadge tone="off">{t(late_cancel ? 'late_cancel' : 'status_released')}</StateBadge>;
  const tone: StateTone = status === 'confirmed' ? 'good' : status === 'invited' ? 'waiting' : 'off';
  return <StateBadge tone={tone}>{t(`status_${status}`)}</StateBadge>;
};
