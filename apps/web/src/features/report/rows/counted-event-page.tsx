import { countedEventList } from '@proline/contract/report/counted-event';
import { cityName } from '@proline/domain/place/cities';
import { titleIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { moneyText } from '../../../lib/money/money-text.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lookUpCategories } from '../../event/event.api.ts';
import { EventLink } from '../../event/event-link.parts.tsx';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedEventList>;

/** The very events behind the money of a report: what each was to cost, and what it cost. */
export const CountedEventPage = () => {
  const { t, language, number } = useReportWords();
  const title = (event: Row) => <EventLink event={event} />;
  const money = ({ currency }: Row, minor: number) => <bdi>{moneyText(language, currency, minor)}</bdi>;
  const day = (row: Row) => calendarDate(language, row.day);
  const view: ListView<typeof countedEventList> = {
    list: countedEventList,
    topic: 'event',
    alsoTopics: ['transfer'],
    title: t('events_title'),
    counted: (count) => t('events', { count, shown: number(count) }),
    searchHint: t('places_search'),
    nameOf: (row) => titleIn(language, row),
    columns: {
      event: { cell: title },
      city: { width: 130, cell: ({ city }) => city !== '' && cityName(city, language) },
      client: { width: 180, cell: ({ client_name }) => client_name !== '' && <bdi>{client_name}</bdi> },
      day: { width: 120, cell: day },
      planned: { width: 140, first: true, cell: (row) => money(row, row.planned_minor) },
      actual: { width: 140, first: true, cell: (row) => money(row, row.minor) },
      difference: { width: 140, cell: (row) => money(row, row.minor - row.planned_minor) },
    },
    filters: { city: { wordOf: (city) => cityName(city, language) }, category: { lookUp: lookUpCategories } },
    card: (row) => (
      <RowCard
        head={title(row)}
        facts={row.city !== '' && cityName(row.city, language)}
        foot={
          <>
            <span>{day(row)}</span>
            <span>{t('cost_planned', { amount: moneyText(language, row.currency, row.planned_minor) })}</span>
            <b>{money(row, row.minor)}</b>
          </>
        }
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
