import { BrandMark } from '../../ui/picture/brand-mark.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import classes from './shell.module.css';

const ENTRY_WIDTHS = [96, 72, 80, 112, 136, 104, 96, 80, 104];

/** The shell's outline, while the session is being restored or the shell's files are loading. */
export const ShellSkeleton = () => (
  <div className={classes['shell']} data-shell-skeleton aria-busy="true">
    <div className={classes['menuColumn']}>
      <div className={classes['skeletonMenu']}>
        <BrandMark />
        {ENTRY_WIDTHS.map((width, index) => (
          <Skeleton key={index} width={width} height={16} />
        ))}
      </div>
    </div>
    <div className={classes['skeletonTop']}>
      <Skeleton width={320} height={36} />
      <Skeleton width={32} height={32} round />
    </div>
    <div className={classes['page']}>
      <PageSkeleton />
    </div>
  </div>
);
