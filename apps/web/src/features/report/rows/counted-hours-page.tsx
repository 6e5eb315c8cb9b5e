import { countedHoursList } from '@proline/contract/report/counted-people';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { hoursWords } from '../../../lib/dates/hours-words.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { PersonName } from '../../person/person-name.parts.tsx';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedHoursList>;

/** The very people behind a figure of hours: whoever worked in the period. */
export const CountedHoursPage = () => {
  const { t, language, number, exact } = useReportWords();
  const name = (row: Row) => (
    <Link to="/ushers/$id" params={{ id: row.id }}>
      <PersonName {...row} />
    </Link>
  );
  const view: ListView<typeof countedHoursList> = {
    list: countedHoursList,
    topic: 'attendance',
    alsoTopics: ['usher'],
    title: t('hours_title'),
    counted: (count) => t('people', { count, shown: number(count) }),
    searchHint: t('applications_search'),
    nameOf: (row) => nameIn(language, row),
    columns: {
      usher: { cell: name },
      city: { width: 180, cell: ({ city }) => city !== '' && cityName(city, language) },
      minutes: { width: 110, first: true, cell: ({ minutes }) => exact(minutes / 60) },
      tenth_minutes: { width: 190, first: true, cell: ({ tenth_minutes }) => exact(tenth_minutes / 60) },
    },
    filters: { city: { wordOf: (value) => cityName(value, language) } },
    card: (row) => (
      <RowCard
        head={name(row)}
        facts={row.city !== '' && cityName(row.city, language)}
        foot={<span>{hoursWords(language, row.minutes)}</span>}
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
