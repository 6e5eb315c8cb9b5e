import type { FillRowShown } from '@proline/contract/auto-fill/auto-fill';
import { mayDo } from '@proline/domain/account/permission';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../lib/session/session-store.ts';
import { fillQuery } from './auto-fill.api.ts';
import { isSolved, type SolvedRun } from './fill-words.ts';

export type EventPlan = {
  readonly run: SolvedRun;
  /** by position: whom the plan brings there */
  readonly coming: ReadonlyMap<string, readonly FillRowShown[]>;
  /** by position: how many more it has then, whoever is moved away subtracted */
  readonly more: ReadonlyMap<string, number>;
};

/** What auto-fill proposes for an event and nobody has saved yet; null: nothing, or whoever looks may not save it. */
export const useEventPlan = (eventId: string, open: boolean): EventPlan | null => {
  const user = useUser();
  const mayAssign = user !== null && mayDo(user.permission_set, 'assignments.write');
  const { data } = useQuery({ ...fillQuery(eventId), enabled: mayAssign && open });
  const run = data?.run;
  return useMemo(() => (run && isSolved(run) && run.state === 'proposed' && open ? planOf(run) : null), [run, open]);
};

export const planOf = (run: SolvedRun): EventPlan => {
  // whoever stands by takes no place
  const coming = Map.groupBy(
    run.rows.filter(({ reserve }) => !reserve),
    ({ position_id }) => position_id,
  );
  const leaving = Map.groupBy(run.rows, ({ from_position_id }) => from_position_id);
  const more = [...coming].map(([id, rows]) => [id, rows.length - (leaving.get(id)?.length ?? 0)] as const);
  return { run, coming, more: new Map(more) };
};
