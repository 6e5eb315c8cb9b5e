import type { PlanStep, EventPlan } from '@proline/domain/event-plan/plan';
import { isRequiredField } from '@proline/domain/event-plan/problems/required-fields';
import { fieldsOf, type TextName } from '../../../lib/form/fields.ts';
import { minorToText } from '../../../lib/money/money-input.ts';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { usePlan } from '../desk/plan-context.ts';
import { useProblemWords } from '../problems/problem-words.parts.ts';

/**
 * Returns the fields of a step. The desk keeps and saves the values, and the server's schema checks them; this form
 * only connects them to inputs.
 */
export const useStepForm = <Step extends PlanStep>(step: Step) => {
  const { t } = useTranslation('event-plan');
  const { plan, changeAll, touch, problemAt } = usePlan();
  const wordOf = useProblemWords();
  const wordsAt = (field: string, blocking: boolean): string | undefined => {
    const problem = problemAt(step, field);
    return problem?.blocking === blocking ? wordOf({ code: problem.code, field }) : undefined;
  };
  /** Returns the error at a field or inside it: `allowances.2.name`. */
  const errorAt = (field: string): string | undefined => wordsAt(field, true);
  const fields = fieldsOf<EventPlan[Step]>({
    values: plan[step],
    errorOf: errorAt,
    put: (name, value) => changeAll((now) => ({ ...now, [step]: { ...now[step], [name]: value } })),
  });
  return {
    ...fields,
    text: (name: TextName<EventPlan[Step]>) => ({
      ...fields.text(name),
      required: isRequiredField(step, name),
      onBlur: () => touch(step, name),
    }),
    field: <Name extends keyof EventPlan[Step] & string>(name: Name) => ({
      ...fields.field(name),
      required: isRequiredField(step, name),
    }),
    errorAt,
    /** Returns what is worth a second look at a field, for its hint. */
    warningAt: (field: string): string | undefined => wordsAt(field, false),
    /** Uses its own words for an amount that cannot be read. */
    amountErrorAt: (field: string, minor: number | null): string | undefined =>
      minor !== null && Number.isNaN(minor)
        ? t('not_an_amount', { example: minorToText(plan.stepFour.currency, 4_500) })
        : errorAt(field),
  };
};
