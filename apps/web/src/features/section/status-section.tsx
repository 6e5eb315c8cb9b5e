import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { summaryQuery } from '../dashboard/dashboard.api.ts';
import { COUNT_GROUPS, countsOf, type CountGroupName } from '../status/count-groups.ts';
import { StatusGuide } from './status-guide.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { LoadFailed } from './load-failed.tsx';

/** The tabs of a list: how many are in each status, and what the status means. The address says which one is chosen. */
export const StatusSection = ({ group: name }: { group: CountGroupName }) => {
  const { t } = useTranslation('sections');
  const summary = useQuery(summaryQuery);
  const chosen: unknown = useSearch({ strict: false, select: (search: { status?: unknown }) => search.status });
  const group = COUNT_GROUPS[name];
  const counts = summary.data && countsOf(summary.data, name);
  const status = group.parts.find((part) => part.status === chosen)?.status;
  return (
    <>
      <StatusTabs label={t('tabs')} group={group} counts={counts} chosen={status} />
      {summary.isError && <LoadFailed retry={() => void summary.refetch()} />}
      <StatusGuide name={name} group={group} counts={counts} chosen={status} />
    </>
  );
};
