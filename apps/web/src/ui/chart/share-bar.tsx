import classes from './share-bar.module.css';

type ShareBarProps = {
  /** From 0 to 1. */
  readonly share: number;
  /** Where the tick stands; null: nothing is known. */
  readonly before?: number | null;
};

/** A bar from zero beside its figure, with a tick for what was before; it says nothing by itself. */
export const ShareBar = ({ share, before = null }: ShareBarProps) => (
  <span className={classes['track']} aria-hidden="true">
    <span className={classes['fill']} style={{ inlineSize: `${100 * share}%` }} />
    {before !== null && <span className={classes['tick']} style={{ insetInlineStart: `${100 * before}%` }} />}
  </span>
);
