import type { Outlook } from '@proline/contract/event-plan/event-plan';
import type { Type } from '@proline/contract/type/type';
import { rolePeaks } from '@proline/domain/event-plan/headcount/headcount';
import { ownFirst } from '@proline/domain/text/name-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePlan } from '../desk/plan-context.ts';
import { typesQuery } from '../event-plan.api.ts';

export type PlannedRole = {
  readonly id: string;
  readonly name: string;
  /** the other language's */
  readonly otherName: string;
  readonly type: Type | undefined;
  /** the most who are on at once, as it is on the screen */
  readonly needed: number;
  /** as the server counted for what was last saved; undefined: it has not yet */
  readonly found: Outlook['roles'][number] | undefined;
};

/** The roles that are needed, in the catalogue's order. */
export const useRoles = (): readonly PlannedRole[] => {
  const { language } = useTranslation('event-plan');
  const { sound, outlook } = usePlan();
  const { data: types } = useQuery(typesQuery);
  const order = new Map(types?.map(({ id }, index) => [id, index]));
  const place = (id: string) => order.get(id) ?? order.size;
  return rolePeaks(sound.stepThree.needs)
    .sort((a, b) => place(a.type_id) - place(b.type_id))
    .map(({ type_id: id, headcount: needed }) => {
      const type = types?.find((one) => one.id === id);
      const found = outlook?.roles.find(({ type_id }) => type_id === id);
      const known = type ?? found;
      const [name = '…', otherName = ''] = ownFirst(language, known?.name_en, known?.name_ar);
      return { id, name, otherName, type, needed, found };
    });
};
