import { countedShiftList } from '@proline/contract/usher-kpi/usher-kpi';
import { COUNTED_AS_WORDS, SAID_AS } from '@proline/contract/usher-kpi/usher-kpi.words';
import { cityName } from '@proline/domain/place/cities';
import { nameIn } from '@proline/domain/text/name-in';
import { IconChartDots } from '@tabler/icons-react';
import { queryClient } from '../../lib/api/query-client.ts';
import { calendarDate, bareTime } from '../../lib/dates/dates.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { ListPage } from '../../ui/list/list-page.tsx';
import type { ListView, RowIn } from '../../ui/list/list-view.ts';
import { RowCard } from '../../ui/list/table/row-card.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpCategories } from '../event/event.api.ts';
import { EventLink } from '../event/event-link.parts.tsx';
import { lookUpEvents } from '../event/event-filter.parts.ts';
import { PersonName } from '../person/person-name.parts.tsx';
import { lookUpUshers } from '../usher/usher-filter.parts.ts';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import { kpiFiguresQuery } from './usher-kpi.api.ts';
import { useKpiWords } from './use-kpi-words.ts';
import classes from './usher-kpi.module.css';

type Row = RowIn<typeof countedShiftList>;

/** The very shifts behind a figure: as many rows as it says. */
export const CountedShiftPage = () => {
  const { t, language, number, stars } = useKpiWords();
  const as = (row: Row) =>
    withCommas(
      language,
      SAID_AS.filter((one) => row.counted_as.includes(one)).map((one) => COUNTED_AS_WORDS[one][language]),
    );
  const time = (row: Row) => bareTime(language, new Date(row.starts_at), row.time_zone);
  const title = ({ event }: Row) => <EventLink event={event} />;
  const reasonChoices = async () =>
    (await queryClient.query(kpiFiguresQuery({ period: EVER }))).reasons.map(({ id, en, ar }) => ({
      value: id,
      label: (language === 'ar' ? ar : en) ?? t('no_reason'),
    }));
  const view: ListView<typeof countedShiftList> = {
    list: countedShiftList,
    topic: 'attendance',
    alsoTopics: ['assignment', 'usher'],
    title: t('shifts_title'),
    counted: (count) => t('shifts', { count, shown: number(count) }),
    searchHint: t('search_hint'),
    nameOf: ({ usher }) => nameIn(language, usher),
    columns: {
      usher: { cell: ({ usher }) => <PersonName {...usher} /> },
      event: { width: 220, cell: title },
      role: { width: 128, cell: ({ role }) => <bdi>{nameIn(language, role)}</bdi> },
      day: { width: 116, first: true, cell: (row) => calendarDate(language, row.day) },
      starts: { width: 80, cell: time },
      counted_as: { width: 190, first: true, cell: as },
      late_minutes: {
        width: 110,
        extra: true,
        cell: (row) => (row.late_minutes === null ? null : number(row.late_minutes)),
      },
      minutes: { width: 130, extra: true, cell: (row) => (row.minutes === 0 ? null : number(row.minutes)) },
      reason: { width: 150, cell: ({ reason }) => reason && <bdi>{reason[language]}</bdi> },
      rating: { width: 80, cell: (row) => stars(row.rating) },
    },
    filters: {
      city: { wordOf: (value) => cityName(value, language) },
      role: { lookUp: lookUpTypes },
      event: { lookUp: lookUpEvents },
      category: { lookUp: lookUpCategories },
      usher: { lookUp: lookUpUshers },
      reason: {
        lookUp: async (wanted) => {
          const choices = await reasonChoices();
          return 'ids' in wanted
            ? choices.filter(({ value }) => wanted.ids.includes(value))
            : choices.filter(({ label }) => label.toLowerCase().includes(wanted.text.toLowerCase()));
        },
      },
    },
    // nothing of a row opens as a whole, so its event can be a link
    card: (row) => (
      <div className={classes['card']}>
        <RowCard
          head={<PersonName {...row.usher} />}
          facts={title(row)}
          foot={
            <>
              <span>
                {calendarDate(language, row.day)} {time(row)}
              </span>
              <span>{as(row)}</span>
            </>
          }
        />
      </div>
    ),
    empty: { icon: <Icon of={IconChartDots} size="xxl" />, title: t('empty'), text: t('empty_text') },
  };
  return <ListPage view={view} />;
};

/** A reason is looked up among all that were ever given. */
const EVER = '1990-01-01..2100-12-31';
