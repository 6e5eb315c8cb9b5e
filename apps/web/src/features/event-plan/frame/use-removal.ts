import { restoreParts, withoutParts, type RemovedParts, type Unwanted } from '@proline/domain/event-plan/removed-parts';
import { useCallback } from 'react';
import { offerUndo } from '../../../lib/api/undo.ts';
import { usePlan } from '../desk/plan-context.ts';

/** Removes parts of the plan together with everything that refers to them, and offers to undo it. */
export const useRemoval = (): ((unwanted: Unwanted, said: string) => void) => {
  const { changeAll } = usePlan();
  return useCallback(
    (unwanted, said) => {
      const gone: RemovedParts[] = [];
      changeAll((plan) => {
        const { plan: rest, taken } = withoutParts(plan, unwanted);
        gone.push(taken);
        return rest;
      });
      offerUndo(said, async () => changeAll((plan) => gone.reduce(restoreParts, plan)));
    },
    [changeAll],
  );
};
