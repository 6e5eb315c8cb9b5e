import type { ItemStatus, JobItem } from '@proline/contract/job/job';
import { problemsAt } from '@proline/domain/event-plan/problems/problem-paths';
import { APPROVAL_NEEDS, type ApprovalNeed } from '@proline/domain/people/approval';
import { nameIn } from '@proline/domain/text/name-in';
import { IconBan, IconCircleCheck, IconClock, IconExclamationCircle } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from '../../lib/texts/i18n.ts';
import { withCommas } from '../../lib/texts/word-list.ts';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { Icon, type IconShape } from '../../ui/picture/icon.tsx';
import { LazyLeftOut } from '../event-move/lazy-left-out.parts.tsx';
import { LazyBlockers } from '../event-plan/problems/lazy-blockers.parts.tsx';
import classes from './job-results.module.css';

const ICONS: Readonly<Record<ItemStatus, IconShape>> = {
  pending: IconClock,
  done: IconCircleCheck,
  failed: IconExclamationCircle,
  canceled: IconBan,
};

/** What a person lacks for approval. */
const needsIn = ({ code, errors }: JobItem): readonly ApprovalNeed[] => {
  const named = code === 'approval_incomplete' ? Object.values(errors ?? {}).flat() : [];
  return APPROVAL_NEEDS.filter((need) => named.includes(need));
};

/** One record of a job and its result. */
export const ItemRow = ({ item }: { item: JobItem }) => {
  const { t, language } = useTranslation('job');
  const StatusIcon = ICONS[item.status];
  const problems = problemsAt(item.errors ?? {});
  const missing = needsIn(item);
  return (
    <li className={classes['item']}>
      <div className={classes['label']}>
        <bdi>{nameIn(language, { name_en: item.label_en, name_ar: item.label_ar })}</bdi>
        {item.message !== null && <span className={classes['why']}>{item.message}</span>}
        {item.part !== null && item.part.done < item.part.of && (
          <span className={classes['why']}>{t('part', item.part)}</span>
        )}
        {missing.length > 0 && (
          <span className={classes['why']}>
            {t('missing', {
              what: withCommas(
                language,
                missing.map((need) => t(`need_${need}`)),
              ),
            })}
          </span>
        )}
        {item.left_out !== null && item.left_out.length > 0 && (
          <Suspense fallback={<Skeleton height={48} />}>
            <LazyLeftOut left_out={item.left_out} />
          </Suspense>
        )}
        {problems.length > 0 && (
          <Suspense fallback={<Skeleton height={48} />}>
            <LazyBlockers eventId={item.record_id} problems={problems} />
          </Suspense>
        )}
      </div>
      <span className={classes['status']} data-status={item.status}>
        <Icon of={StatusIcon} />
        {t(`status_${item.status}`)}
      </span>
    </li>
  );
};
