import classes from './skeleton.module.css';

type SkeletonProps = { width?: number | string; height: number; round?: boolean; card?: boolean };

export const Skeleton = ({ width, height, round, card }: SkeletonProps) => (
  <span
    className={classes['skeleton']}
    data-round={round || undefined}
    data-card={card || undefined}
    style={{ inlineSize: width ?? '100%', blockSize: height }}
    aria-hidden="true"
  />
);
