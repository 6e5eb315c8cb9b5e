import type { Outlook } from '@proline/contract/event-plan/event-plan';
import type { Type } from '@proline/contract/type/type';
import { rolePeaks } from '@proline/domain/event-plan/headcount/headcount';
import { needsAtOnce } from '@proline/domain/event-plan/headcount/needs-at-once';
import { ownFirst } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePlan } from '../desk/plan-context.ts';
import { typesQuery } from '../event-plan.api.ts';

export type PlannedRole = {
  readonly id: string;
  readonly name: string;
  /** The name in the other language. */
  readonly otherName: string;
  readonly type: Type | undefined;
  /** The largest number who work at the same time, according to what is on the screen. */
  readonly needed: number;
  /** The server's count for the version that was saved last; undefined until it has one. */
  readonly found: Outlook['roles'][number] | undefined;
};

/** Returns the roles that the plan needs, in the catalogue's order. */
export const useRoles = (): readonly PlannedRole[] => {
  const { language } = useTranslation('event-plan');
  const { sound, outlook } = usePlan();
  const { data: types } = useQuery(typesQuery);
  const order = new Map(types?.map(({ id }, index) => [id, index]));
  const place = (id: string) => order.get(id) ?? order.size;
  return rolePeaks(needsAtOnce(sound))
    .sort((a, b) => place(a.type_id) - place(b.type_id))
    .map(({ type_id: id, headcount: needed }) => {
      const type = types?.find((one) => one.id === id);
      const found = outlook?.roles.find(({ type_id }) => type_id === id);
      const known = type ?? found;
      const [name = '…', otherName = ''] = ownFirst(language, known?.name_en, known?.name_ar);
      return { id, name, otherName, type, needed, found };
    });
};
