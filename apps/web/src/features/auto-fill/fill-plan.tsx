import { useState } from 'react';
import { FillBar } from './fill-bar.tsx';
import { FillChanges } from './changes/fill-changes.tsx';
import { FillGaps } from './gaps/fill-gaps.tsx';
import { FillGrid } from './fill-grid.tsx';
import { FillHead } from './fill-head.tsx';
import type { SolvedFill } from './fill-words.ts';
import { withDependents } from './changes/freed-places.ts';
import classes from './auto-fill.module.css';

const changed = (before: ReadonlySet<string>, ids: ReadonlySet<string>, add: boolean): ReadonlySet<string> =>
  new Set(add ? [...before, ...ids] : [...before].filter((id) => !ids.has(id)));

/** The plan beside what is saved; until it is saved, rows can be left out, and locked so that they stay. */
export const FillPlan = (fill: SolvedFill) => {
  const { event, run } = fill;
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <FillHead run={run} />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <FillGrid event={event} run={run} />
          <FillGaps {...fill} />
        </div>
        <FillChanges
          {...fill}
          chosen={{
            leftOut,
            locked,
            onLeave: (ids, out) => setLeftOut((before) => changed(before, withDependents(run, ids, out), out)),
            onLock: (id, lock) => setLocked((before) => changed(before, new Set([id]), lock)),
          }}
        />
      </div>
      <FillBar run={run} leftOut={leftOut} locked={changed(locked, leftOut, false)} />
    </>
  );
};
