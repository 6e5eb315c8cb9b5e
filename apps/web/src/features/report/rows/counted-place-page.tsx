import { countedPlaceList } from '@proline/contract/report/report-lists';
import { PLACE_STANDING_WORDS } from '@proline/contract/report/report-list.words';
import { cityName } from '@proline/domain/place/cities';
import { OPEN_PLACES } from '@proline/domain/report/report-bars';
import { nameIn, titleIn } from '@proline/domain/text/name-in';
import { IconReportAnalytics } from '@tabler/icons-react';
import { calendarDate } from '../../../lib/dates/dates.ts';
import { withCommas } from '../../../lib/texts/word-list.ts';
import { ListPage } from '../../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../../ui/list/list-view.ts';
import { RowCard } from '../../../ui/list/table/row-card.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import { lookUpCategories } from '../../event/event.api.ts';
import { EventLink } from '../../event/event-link.parts.tsx';
import { lookUpTypes } from '../../type/type-filter.parts.ts';
import { useReportWords } from '../use-report-words.ts';

type Row = RowIn<typeof countedPlaceList>;

/** The very places behind a figure of a report: a row for each role of each shift. */
export const CountedPlacePage = () => {
  const { t, language, number } = useReportWords();
  const title = ({ event }: Row) => <EventLink event={event} />;
  const some = (count: number) => (count === 0 ? null : number(count));
  const why = (row: Row) =>
    withCommas(
      language,
      OPEN_PLACES.filter((one) => row[one] > 0).map(
        (one) => `${PLACE_STANDING_WORDS[one][language]} ${number(row[one])}`,
      ),
    );
  const view: ListView<typeof countedPlaceList> = {
    list: countedPlaceList,
    topic: 'event',
    alsoTopics: ['assignment', 'attendance'],
    title: t('places_title'),
    counted: (count) => t('place_rows', { count, shown: number(count) }),
    searchHint: t('places_search'),
    nameOf: ({ event }) => titleIn(language, event),
    columns: {
      event: { cell: title },
      role: { width: 150, cell: ({ role }) => <bdi>{nameIn(language, role)}</bdi> },
      day: { width: 120, first: true, cell: ({ day }) => calendarDate(language, day) },
      places: { width: 90, cell: ({ places }) => number(places) },
      filled: { width: 90, cell: ({ filled }) => number(filled) },
      filled_late: { width: 130, cell: ({ filled_late }) => some(filled_late) },
      not_filled: { width: 100, first: true, cell: ({ not_filled }) => some(not_filled) },
      why: { width: 240, cell: why },
      waited_places: { width: 150, extra: true, first: true, cell: ({ waited_places }) => some(waited_places) },
      planned_minutes: { width: 130, extra: true, cell: ({ planned_minutes }) => number(planned_minutes) },
      worked_minutes: { width: 130, extra: true, cell: ({ worked_minutes }) => number(worked_minutes) },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      role: { lookUp: lookUpTypes },
      category: { lookUp: lookUpCategories },
    },
    card: (row) => (
      <RowCard
        head={title(row)}
        facts={nameIn(language, row.role)}
        foot={
          <>
            <span>{calendarDate(language, row.day)}</span>
            <span>{t('filled_of', { filled: number(row.filled), places: number(row.places) })}</span>
          </>
        }
      />
    ),
    empty: { icon: <Icon of={IconReportAnalytics} size="xxl" />, title: t('rows_empty'), text: t('rows_empty_text') },
  };
  return <ListPage view={view} />;
};
