import { Skeleton } from '../../ui/page/skeleton.tsx';
import classes from './shell.module.css';

/** A placeholder for a page while its files are loading. */
export const PageSkeleton = () => (
  <div className={classes['pageSkeleton']} aria-hidden="true">
    <Skeleton width={220} height={28} />
    <Skeleton width={300} height={16} />
    <div className={classes['skeletonCards']}>
      <Skeleton height={124} card />
      <Skeleton height={124} card />
      <Skeleton height={124} card />
      <Skeleton height={124} card />
    </div>
  </div>
);
