import type { DraftStep, EventDraft } from '@proline/domain/event-plan/plan';
import { useTranslation } from '../../../lib/texts/i18n.ts';
import { minorToText } from '../../../lib/money/money-input.ts';
import { usePlan } from '../desk/plan-context.ts';
import { useProblemWords } from '../problems/problem-words.parts.ts';

type TextFieldOf<Step extends DraftStep> = {
  [Field in keyof EventDraft[Step] & string]: EventDraft[Step][Field] extends string ? Field : never;
}[keyof EventDraft[Step] & string];

/** What is wrong at a field, in words and when it may be said. */
export const useProblemAt = (step: DraftStep) => {
  const { problemAt } = usePlan();
  const wordOf = useProblemWords();
  return (field: string): string | undefined => {
    const problem = problemAt(step, field);
    return problem && wordOf(problem.code);
  };
};

/** A text of the plan, ready for its field: `<TextField {...text('venue')} />` */
export const useStepTexts = <Step extends DraftStep>(step: Step) => {
  const { plan, change, touch } = usePlan();
  const errorAt = useProblemAt(step);
  return (field: TextFieldOf<Step>) => ({
    name: field,
    value: String(plan[step][field]),
    error: errorAt(field),
    onBlur: () => touch(step, field),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      change(step, { [field]: currentTarget.value } as unknown as Partial<EventDraft[Step]>),
  });
};

/** An amount that cannot be read has words of its own. */
export const useAmountProblem = () => {
  const { t } = useTranslation('event-plan');
  const { plan } = usePlan();
  const errorAt = useProblemAt('stepFour');
  return (field: string, value: number | null): string | undefined =>
    value !== null && Number.isNaN(value)
      ? t('not_an_amount', { example: minorToText(plan.stepFour.currency, 4_500) })
      : errorAt(field);
};
