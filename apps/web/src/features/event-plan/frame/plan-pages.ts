import { PLAN_STEPS, type PlanStep } from '@proline/domain/event-plan/plan';

/** The pages of the wizard. The third page holds three steps. */
export const PLAN_PAGES = [
  { key: 'stepOne', name: 'page_what', steps: ['stepOne'] },
  { key: 'stepTwo', name: 'page_when', steps: ['stepTwo'] },
  { key: 'stepThree', name: 'page_many', steps: ['stepThree', 'stepThreeTeam', 'stepThreeZones'] },
  { key: 'stepFour', name: 'page_money', steps: ['stepFour'] },
] as const satisfies readonly { key: PlanStep; name: string; steps: readonly PlanStep[] }[];
export type PlanPageName = (typeof PLAN_PAGES)[number]['key'];

/** Returns undefined when the address names no step. */
export const readStep = (text: string | undefined): PlanStep | undefined => PLAN_STEPS.find((step) => step === text);

/** Returns the page's index, from 0. */
export const pageOf = (step: PlanStep): number =>
  PLAN_PAGES.findIndex(({ steps }) => steps.some((one) => one === step));

/** Returns the link to a step, for a draft with or without its own address. The wizard moves the focus to the field. */
export const stepLink = (eventId: string | null, step: PlanStep, field?: string) => ({
  ...(eventId === null
    ? ({ to: '/events/new/$step', params: { step } } as const)
    : ({ to: '/events/$id/plan/$step', params: { id: eventId, step } } as const)),
  ...(field !== undefined && { hash: field }),
  state: { keeps_focus: true },
  resetScroll: false,
});
