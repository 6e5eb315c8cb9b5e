import type { DraftStep, EventDraft } from '@proline/domain/event-plan/plan';
import { fieldsOf, type TextName } from '../../../lib/form/fields.ts';
import { minorToText } from '../../../lib/money/money-input.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePlan } from '../desk/plan-context.ts';
import { useProblemWords } from '../problems/problem-words.parts.ts';

/**
 * The fields of a step. Its values are kept and saved by the desk, and judged by the schema that the server has, too:
 * a form in the wizard adds nothing but where they are written.
 */
export const useStepForm = <Step extends DraftStep>(step: Step) => {
  const { t } = useTranslation('event-plan');
  const { plan, changeAll, touch, problemAt } = usePlan();
  const wordOf = useProblemWords();
  /** what is wrong at a field, or deeper inside it: `allowances.2.name` */
  const errorAt = (field: string): string | undefined => {
    const problem = problemAt(step, field);
    return problem && wordOf(problem.code);
  };
  const fields = fieldsOf<EventDraft[Step]>({
    values: plan[step],
    errorOf: errorAt,
    put: (name, value) => changeAll((now) => ({ ...now, [step]: { ...now[step], [name]: value } })),
  });
  return {
    ...fields,
    text: (name: TextName<EventDraft[Step]>) => ({ ...fields.text(name), onBlur: () => touch(step, name) }),
    errorAt,
    /** an amount that cannot be read has words of its own */
    amountErrorAt: (field: string, minor: number | null): string | undefined =>
      minor !== null && Number.isNaN(minor)
        ? t('not_an_amount', { example: minorToText(plan.stepFour.currency, 4_500) })
        : errorAt(field),
  };
};
