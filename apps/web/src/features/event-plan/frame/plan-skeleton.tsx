import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePageTitle } from '../../../lib/texts/page-title.ts';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import classes from '../event-plan.module.css';

/** Shows the shape of the wizard while the draft loads. */
export const PlanSkeleton = () => {
  const { t } = useTranslation('event-plan');
  usePageTitle(t('title'));
  return (
    <div className={classes['wizard']} role="status" aria-label={t('loading')}>
      <Skeleton width={260} height={28} />
      <div className={classes['skeletonStrip']}>
        <Skeleton height={56} card />
      </div>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Skeleton height={280} card />
          <Skeleton height={200} card />
        </div>
        <div className={classes['side']}>
          <Skeleton height={420} card />
        </div>
      </div>
    </div>
  );
};
