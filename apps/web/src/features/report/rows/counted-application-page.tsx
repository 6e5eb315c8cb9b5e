import { APPLICATION_STATUS_WORDS } from '@proline/contract/event-application/event-application.words';
import { countedApplicationList } from '@proline/contract/report/report-lists';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { mediumDate } from '../../../lib/dates/dates.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lookUpCategories } from '../../event/event.api.ts';
import { EventLink } from '../../event/event-link.parts.tsx';
import { PersonName } from '../../person/person-name.parts.tsx';
import { lookUpTypes } from '../../type/type-filter.parts.ts';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedApplicationList>;

/** The very applications behind a figure of their report. */
export const CountedApplicationPage = () => {
  const { t, language, number } = useReportWords();
  const title = ({ event }: Row) => <EventLink event={event} />;
  const day = (moment: string) => mediumDate(language, new Date(moment));
  const view: ListView<typeof countedApplicationList> = {
    list: countedApplicationList,
    topic: 'application',
    title: t('applications_title'),
    counted: (count) => t('application_rows', { count, shown: number(count) }),
    searchHint: t('applications_search'),
    nameOf: ({ usher }) => nameIn(language, usher),
    columns: {
      usher: { cell: ({ usher }) => <PersonName {...usher} /> },
      event: { width: 240, cell: title },
      role: { width: 150, cell: ({ role }) => <bdi>{nameIn(language, role)}</bdi> },
      created_at: { width: 130, first: true, cell: ({ created_at }) => day(created_at) },
      status: { width: 140, first: true, cell: ({ status }) => APPLICATION_STATUS_WORDS[status][language] },
      decided: { width: 130, cell: ({ decided_at }) => decided_at && day(decided_at) },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      role: { lookUp: lookUpTypes },
      category: { lookUp: lookUpCategories },
    },
    card: (row) => (
      <RowCard
        head={<PersonName {...row.usher} />}
        facts={title(row)}
        foot={
          <>
            <span>{day(row.created_at)}</span>
            <span>{APPLICATION_STATUS_WORDS[row.status][language]}</span>
          </>
        }
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
