import { daysIn } from '@proline/domain/report/report-period';
import { DEFAULT_NOTICES } from '@proline/domain/house/notices';
import { DIMENSIONS_OF, FILTERS_OF, type ReportName } from '@proline/domain/report/report';
import { IconCalendarRepeat, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { timeOfDay, weekdayDate } from '../../../lib/dates/dates.ts';
import { showSuccess } from '../../../lib/screen/toast.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/menu.tsx';
import { Icon } from '../../../ui/picture/icon.tsx';
import type { ReportSearch } from '../report.api.ts';
import { chosenPeriod } from '../report-period.ts';
import { useToday } from '../use-today.ts';
import { endWeekly, weeklyQuery, wantWeekly, type HowSent } from './report-weekly.api.ts';
import { useReportSearch } from '../use-report-search.ts';
import { useReportWords } from '../use-report-words.ts';

const WAYS = [
  { key: 'pdf_en', format: 'pdf', language: 'en', icon: IconFileTypePdf },
  { key: 'pdf_ar', format: 'pdf', language: 'ar', icon: IconFileTypePdf },
  { key: 'xlsx', format: 'xlsx', icon: IconFileSpreadsheet },
  { key: 'csv', format: 'csv', icon: IconFileTypeCsv },
] as const;

/** What the report is narrowed to and broken down by, of what the address says. */
const narrowedBy = (search: ReportSearch, report: ReportName) => ({
  ...(search.by && { by: DIMENSIONS_OF[report].find((by) => by === search.by) }),
  ...Object.fromEntries(FILTERS_OF[report].flatMap((filter) => (search[filter] ? [[filter, search[filter]]] : []))),
});

/** Has this report sent every Monday as it is narrowed now, with as many days; the same menu stops it. */
export const ReportWeekly = ({ report }: { readonly report: ReportName }) => {
  const { t, language } = useReportWords();
  const search = useReportSearch(report);
  const today = useToday();
  const client = useQueryClient();
  const { data: weekly } = useQuery(weeklyQuery);
  const change = useMutation({
    mutationFn: (how: HowSent | null) => (how === null ? endWeekly(report) : wantWeekly(report, how)),
    onSuccess: async (_, how) => {
      showSuccess(t(how === null ? 'weekly_stopped' : 'weekly_started'));
      await client.invalidateQueries({ queryKey: weeklyQuery.queryKey });
    },
  });
  const own = weekly?.data.find((each) => each.report === report);
  const hour = weekly?.meta.hour ?? DEFAULT_NOTICES.daily_hour;
  const time = timeOfDay(language, new Date(Date.UTC(2026, 0, 1, hour)), 'UTC');
  const isOn = (way: (typeof WAYS)[number]) =>
    own?.format === way.format && (!('language' in way) || own.language === way.language);
  const how = WAYS.find(isOn);
  return (
    <Menu
      label={t('weekly')}
      trigger={(props) => (
        <Button {...props} tone="secondary" loading={change.isPending}>
          <Icon of={IconCalendarRepeat} />
          {how ? t('weekly_on', { how: t(how.key) }) : t('weekly')}
        </Button>
      )}
      items={[
        ...WAYS.map((way): MenuItem => ({
          key: way.key,
          label: t(way.key),
          hint: t('weekly_at', { time }),
          icon: <Icon of={way.icon} size="l" />,
          checked: isOn(way),
          run: () =>
            change.mutate({
              format: way.format,
              language: 'language' in way ? way.language : language,
              days: daysIn(chosenPeriod(search, today)),
              ...narrowedBy(search, report),
            }),
        })),
        ...(own
          ? [
              {
                key: 'stop',
                label: t('weekly_stop'),
                hint: t('weekly_next', { day: weekdayDate(language, new Date(own.next), 'UTC') }),
                icon: <Icon of={IconX} size="l" />,
                separate: true,
                run: () => change.mutate(null),
              },
            ]
          : []),
      ]}
    />
  );
};
