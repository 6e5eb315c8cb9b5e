import { useState } from 'react';
import { FillBar } from './fill-bar.tsx';
import { FillChanges } from './fill-changes.tsx';
import { FillGaps } from './fill-gaps.tsx';
import { FillGrid } from './fill-grid.tsx';
import { FillHead } from './fill-head.tsx';
import type { SolvedFill } from './fill-words.ts';
import classes from './auto-fill.module.css';

/** The plan beside what is saved; rows can be left out until it is saved. */
export const FillPlan = ({ event, run }: SolvedFill) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const leave = (ids: readonly string[], out: boolean) =>
    setLeftOut((before) => new Set(out ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  return (
    <>
      <FillHead run={run} />
      <div className={classes['columns']}>
        <div className={classes['side']}>
          <FillGrid event={event} run={run} />
          <FillGaps event={event} run={run} />
        </div>
        <FillChanges event={event} run={run} leftOut={leftOut} onLeave={leave} />
      </div>
      <FillBar run={run} leftOut={leftOut} />
    </>
  );
};
