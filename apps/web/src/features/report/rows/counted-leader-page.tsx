import { countedLeaderList } from '@proline/contract/report/counted-people';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lookUpCategories, lookUpLeaders } from '../../event/event.api.ts';
import { PersonName } from '../../person/person-name.parts.tsx';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedLeaderList>;

/** The very leaders behind a bar of their report, with what became of their teams. */
export const CountedLeaderPage = () => {
  const { t, language, number, value } = useReportWords();
  const name = (row: Row) => (
    <Link to="/leaders/$id" params={{ id: row.id }}>
      <PersonName {...row} />
    </Link>
  );
  const punctuality = ({ on_time, attended }: Row) =>
    attended === 0 ? null : value('team_punctuality', { value: on_time / attended, sample: attended, part: on_time });
  const view: ListView<typeof countedLeaderList> = {
    list: countedLeaderList,
    topic: 'team_leader',
    alsoTopics: ['event'],
    title: t('leaders_title'),
    counted: (count) => t('leaders', { count, shown: number(count) }),
    searchHint: t('applications_search'),
    nameOf: (row) => nameIn(language, row),
    columns: {
      leader: { cell: name },
      events: { width: 100, cell: ({ events }) => number(events) },
      punctuality: { width: 170, first: true, cell: punctuality },
      attended: { width: 110, first: true, cell: ({ attended }) => number(attended) },
      on_time: { width: 110, cell: ({ on_time }) => number(on_time) },
      no_shows: { width: 110, cell: ({ no_shows }) => number(no_shows) },
    },
    filters: {
      city: { wordOf: (city) => cityName(city, language) },
      category: { lookUp: lookUpCategories },
      leader: { lookUp: lookUpLeaders },
    },
    card: (row) => (
      <RowCard
        head={name(row)}
        facts={t('on_time_of', { on_time: number(row.on_time), attended: number(row.attended) })}
        foot={<span>{punctuality(row) ?? t('unknown')}</span>}
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
