import { STANDARD_PERIOD_DAYS } from '@proline/domain/figures/period';
import { addDays } from '@proline/domain/time/calendar-day';
import { wallTimeOf } from '@proline/domain/time/zoned-time';
import { useNow } from '../../lib/dates/now.ts';
import { useRecordsZone } from '../../lib/dates/zones.ts';
import { withFilter } from '../../lib/list/list-state.ts';
import { useTranslation } from '../../lib/texts/i18n.ts';
import type { ShownList } from '../../ui/list/list-view.ts';
import { Tabs } from '../../ui/page/tabs.tsx';

const PRESETS = [30, STANDARD_PERIOD_DAYS, 180, 365] as const;

/** Which time the page is about; any other stands in the filter "Period". */
export const PeriodTabs = ({ list: { state, searchOf } }: { readonly list: Pick<ShownList, 'state' | 'searchOf'> }) => {
  const { t } = useTranslation('usher-kpi');
  const zone = useRecordsZone(({ zone: own }) => own);
  const today = wallTimeOf(useNow(), zone).day;
  const periods = [
    ...PRESETS.map((days) => ({
      key: String(days),
      label: t('days', { count: days }),
      // what is looked at unless somebody says otherwise
      period: days === STANDARD_PERIOD_DAYS ? undefined : `${addDays(today, 1 - days)}..${today}`,
    })),
    { key: 'all', label: t('all_time'), period: `..${today}` },
  ];
  return (
    <Tabs
      label={t('period')}
      chosen={periods.find(({ period }) => period === state.filters['period'])?.key ?? 'other'}
      tabs={periods.map(({ key, label, period }) => ({
        key,
        label,
        link: { to: '.', search: searchOf(withFilter(state, 'period', period)) },
      }))}
    />
  );
};
