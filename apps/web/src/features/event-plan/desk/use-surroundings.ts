import type { Outlook } from '@proline/contract/event-plan/event-plan';
import { USHERS_PER_LEADER, type PlanSurroundings } from '@proline/domain/event-plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNow } from '../../../lib/dates/now.ts';
import type { PlanPeople } from './plan-context.ts';
import { categoriesQuery, typesQuery } from '../event-plan.api.ts';

type Entry = { readonly id: string; readonly archived_at: string | null };

const usable = (entries: readonly Entry[] | undefined, known: readonly string[] | undefined): ReadonlySet<string> =>
  new Set(entries ? entries.filter(({ archived_at }) => archived_at === null).map(({ id }) => id) : known);

/**
 * Returns what the rules of a draft need to know besides the plan: what the server last reported, and the leaders who
 * were chosen a moment ago.
 */
export const useSurroundings = (outlook: Outlook | undefined, people: PlanPeople): PlanSurroundings => {
  const { data: categories } = useQuery(categoriesQuery);
  const { data: types } = useQuery(typesQuery);
  const now = useNow();
  const told = outlook?.around;
  return useMemo(() => {
    const approved = people.leaders.filter(({ status }) => status === 'approved').map(({ id }) => id);
    return {
      now,
      category_ids: usable(categories, told?.category_ids),
      type_ids: usable(types, told?.type_ids),
      approved_leader_ids: new Set([...approved, ...(told?.approved_leader_ids ?? [])]),
      busy_leader_ids: new Set(told?.busy_leader_ids),
      ushers_per_leader: told?.ushers_per_leader ?? USHERS_PER_LEADER,
    };
  }, [now, categories, types, told, people.leaders]);
};
