import type { RoleHeadcount } from '@proline/domain/event-plan/headcount/headcount';
import { tidyNeeds, undoneCells, withCells } from '@proline/domain/event-plan/headcount/cell-changes';
import { pastedCells } from '@proline/domain/event-plan/paste/pasted-cells';
import { pastedHeadcount } from '@proline/domain/event-plan/paste/pasted-headcount';
import type { Role } from '@proline/domain/event-plan/plan';
import { byTime } from '@proline/domain/event-plan/shifts/shift-changes';
import { wholeNumber } from '@proline/domain/text/latin-digits';
import { nameIn } from '@proline/domain/text/name-in';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { offerUndo } from '../../../lib/api/undo.ts';
import { usePlan } from '../desk/plan-context.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useRemoval } from '../frame/use-removal.ts';

/** Returns everything that can be done to the headcount. */
export const useHeadcount = (roles: readonly Role[]) => {
  const { t, language } = useTranslation('event-plan-headcount');
  const { t: tPlan } = useTranslation('event-plan');
  const { plan, changeAll } = usePlan();
  const problems = useProblems('stepThree');
  const removeParts = useRemoval();
  const shifts = useMemo(() => plan.stepTwo.shifts.toSorted(byTime), [plan.stepTwo.shifts]);

  const write = useCallback(
    (needsOf: (needs: readonly RoleHeadcount[]) => readonly RoleHeadcount[]) =>
      changeAll((now) => ({ ...now, stepThree: { ...now.stepThree, needs: needsOf(now.stepThree.needs) } })),
    [changeAll],
  );
  const onChange = useCallback(
    (row: number, column: number, headcount: number) => {
      const [role, shift] = [roles[row], shifts[column]];
      if (role && shift)
        write((needs) => tidyNeeds(withCells(needs, [{ shift: shift.key, type_id: role.id, headcount }])));
    },
    [roles, shifts, write],
  );
  /** Writes many cells at once, and offers to undo it. */
  const put = useCallback(
    (cells: readonly RoleHeadcount[]) => {
      const states: (readonly RoleHeadcount[])[] = [];
      write((needs) => {
        const next = withCells(needs, cells);
        states.push(needs, next);
        return tidyNeeds(next);
      });
      const [before = [], after = []] = states;
      offerUndo(tPlan('numbers_filled', { count: cells.length }), async () =>
        write((needs) => tidyNeeds(undoneCells(needs, before, after))),
      );
    },
    [write, tPlan],
  );
  const onFill = useCallback(
    (role: Role, headcount: number) => put(shifts.map(({ key }) => ({ shift: key, type_id: role.id, headcount }))),
    [put, shifts],
  );
  const onRemove = useCallback(
    (role: Role) => removeParts({ types: [role.id] }, t('role_removed', { name: nameIn(language, role) })),
    [removeParts, t, language],
  );
  const paste = (text: string, at: { readonly row: number; readonly column: number }) => {
    const block = pastedCells(text);
    const named = block.some(([cell = '']) => wholeNumber(cell) === null && cell !== '');
    const cells = named
      ? pastedHeadcount(text, roles, shifts.slice(at.column)).needs
      : block.flatMap((line, down) =>
          line.flatMap((cell, along): RoleHeadcount[] => {
            const [role, shift] = [roles[at.row + down], shifts[at.column + along]];
            const headcount = wholeNumber(cell);
            return role && shift && headcount !== null ? [{ shift: shift.key, type_id: role.id, headcount }] : [];
          }),
        );
    if (cells.length > 0) put(cells);
  };
  const byCell = useMemo(() => {
    const texts = new Map<string, string>();
    plan.stepThree.needs.forEach(({ shift, type_id }, index) => {
      const problem = ['headcount', 'shift', 'type_id']
        .map((part) => problems.get(`needs.${index}.${part}`))
        .find(Boolean);
      if (problem) texts.set(`${shift} ${type_id}`, problem.text);
    });
    return texts;
  }, [problems, plan.stepThree.needs]);

  return {
    shifts,
    onChange,
    onFill,
    onRemove,
    put,
    paste,
    problemOf: ({ shift, type_id }: Pick<RoleHeadcount, 'shift' | 'type_id'>) => byCell.get(`${shift} ${type_id}`),
    add(role: Role) {
      const [first] = shifts;
      if (first) write((needs) => [...needs, { shift: first.key, type_id: role.id, headcount: 0 }]);
    },
  };
};
