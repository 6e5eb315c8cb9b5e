import type { Type } from '@proline/contract/type/type';
import type { RoleHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import type { Role } from '@proline/domain/event-plan/plan';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlan } from '../desk/plan-context.ts';
import { typesQuery } from '../event-plan.api.ts';

/** Returns the plan's roles in the catalogue's order. A role that the catalogue lost comes last, without its name. */
const rolesOf = (types: readonly Type[], needs: readonly RoleHeadcount[]): readonly Role[] => {
  const wanted = new Set(needs.map(({ type_id }) => type_id));
  const known = types.filter(({ id }) => wanted.has(id));
  const gone = [...wanted].filter((id) => !types.some((type) => type.id === id));
  return [...known, ...gone.map((id) => ({ id, name_en: '?', name_ar: '؟' }))];
};

/** Returns the roles of the plan, and those that could be added. */
export const useRoleRows = (): {
  readonly roles: readonly Role[];
  readonly others: readonly Role[];
  readonly loaded: boolean;
} => {
  const { needs } = usePlan().plan.stepThree;
  const { data } = useQuery(typesQuery);
  // Typing numbers changes the needs, not the roles, so components that show the roles need not render again.
  const named = [...new Set(needs.map(({ type_id }) => type_id))].sort().join();
  return useMemo(() => {
    const types = data ?? [];
    const roles = data ? rolesOf(types, needs) : [];
    const others = types.filter(({ id, archived_at }) => archived_at === null && !roles.some((role) => role.id === id));
    return { roles, others, loaded: data !== undefined };
  }, [data, named]);
};
