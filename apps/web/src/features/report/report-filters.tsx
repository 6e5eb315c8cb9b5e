import { eventList } from '@proline/contract/event/event';
import { WEEKDAY_WORDS, WEEKDAYS } from '@proline/contract/frame/weekday.words';
import { REPORT_DIMENSION_WORDS } from '@proline/contract/report/report.words';
import { usherList } from '@proline/contract/usher/usher';
import { cityName } from '@proline/domain/place/cities';
import { FILTERS_OF, type ReportFilter } from '@proline/domain/report/report';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSource } from '../../lib/list/list-rows.ts';
import { FilterEditor } from '../../ui/list/filter/filter-editor.tsx';
import { useFilterWords } from '../../ui/list/filter/filter-words.ts';
import type { FilterView } from '../../ui/list/list-view.ts';
import { Popover } from '../../ui/overlay/popover.tsx';
import { Icon } from '../../ui/picture/icon.tsx';
import { lookUpCategories, lookUpLeaders } from '../event/event.api.ts';
import { lookUpTypes } from '../type/type-filter.parts.ts';
import type { ShownReport } from './report-links.ts';
import { useReportWords } from './use-report-words.ts';
import classes from './report.module.css';

const EVENTS: ListSource = { list: eventList, topic: 'event' };
const USHERS: ListSource = { list: usherList, topic: 'usher' };
/** Reports of people, whose cities are those where they live. */
const OF_PEOPLE = ['recruitment_funnel', 'utilization', 'retention'];
/** Which values of which list a filter offers; the others find records. */
const VALUES_IN: Readonly<Partial<Record<ReportFilter, string>>> = { city: 'city', client: 'client_name' };
const KINDS = {
  city: { kind: 'texts' },
  client: { kind: 'texts' },
  role: { kind: 'records', of: 'type' },
  category: { kind: 'records', of: 'category' },
  leader: { kind: 'records', of: 'leader' },
  weekday: { kind: 'choices', values: WEEKDAYS, words: WEEKDAY_WORDS },
} as const;
const LOOK_UP = { role: lookUpTypes, category: lookUpCategories, leader: lookUpLeaders } as const;

/** What the report can be narrowed by; each is chosen and taken away here. A name in the breakdown narrows to it, too. */
export const ReportFilters = ({ report: { report } }: ShownReport) => {
  const { say } = useReportWords();
  const source = OF_PEOPLE.includes(report) ? USHERS : EVENTS;
  return (
    <ul className={classes['filters']} aria-label={say('narrowed')}>
      {FILTERS_OF[report].map((filter) => (
        <li key={filter}>
          <OneFilter filter={filter} source={source} />
        </li>
      ))}
    </ul>
  );
};

/** All reports can be narrowed to cities, so the gallery is, too: those of events, and of reports of people those where they live. */
export const CityFilter = () => {
  const { say } = useReportWords();
  return (
    <ul className={classes['filters']} aria-label={say('narrowed')}>
      <li>
        <OneFilter filter="city" source={EVENTS} />
      </li>
    </ul>
  );
};

const OneFilter = ({ filter, source }: { readonly filter: ReportFilter; readonly source: ListSource }) => {
  const { t, say, language } = useReportWords();
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const text = search[filter];
  const title = say(REPORT_DIMENSION_WORDS[filter]);
  const view: FilterView = {
    title,
    ...(filter === 'city' && { wordOf: (city: string) => cityName(city, language) }),
    ...(filter !== 'city' && filter !== 'client' && filter !== 'weekday' && { lookUp: LOOK_UP[filter] }),
  };
  const name = VALUES_IN[filter];
  const declared = { title: REPORT_DIMENSION_WORDS[filter], ...KINDS[filter] };
  const words = useFilterWords(declared, view, text ?? '');
  return (
    <span className={classes['filter']} data-all={text === undefined || undefined} data-anchor>
      <Popover
        label={title}
        trigger={(props) => (
          <button {...props} type="button" className={classes['choose']}>
            <span className={classes['muted']}>{title}</span>
            <bdi>{text === undefined ? t('all') : words}</bdi>
            <Icon of={IconChevronDown} size="s" />
          </button>
        )}
      >
        {() => (
          <div className={classes['values']}>
            <FilterEditor
              source={source}
              name={name ?? filter}
              filter={declared}
              view={view}
              text={text}
              onChange={(value) =>
                void navigate({ to: '.', search: (previous) => ({ ...previous, [filter]: value }), replace: true })
              }
            />
          </div>
        )}
      </Popover>
      {text !== undefined && (
        <Link
          to="."
          search={(previous) => ({ ...previous, [filter]: undefined })}
          className={classes['remove'] ?? ''}
          aria-label={t('remove', { name: title })}
        >
          <Icon of={IconX} size="s" />
        </Link>
      )}
    </span>
  );
};
