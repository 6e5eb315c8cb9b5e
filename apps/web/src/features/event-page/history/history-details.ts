import type { HistoryEntry } from '@proline/contract/event-page/event-page';
import { PLAN_STEPS, type PlanStep } from '@proline/domain/event-plan/plan';

/** Numbers that an entry of the log may hold, in the order in which they are shown. */
const EFFECTS = [
  'places',
  'told',
  'ushers_released',
  'invitations_expired',
  'applications_expired',
  'leads_released',
  'transfers',
  'transfers_voided',
  'compensated',
] as const;
type Effect = (typeof EFFECTS)[number];

type ChangedStep = {
  readonly step: PlanStep;
  /** The changed fields: `stepOne.title_en`. */
  readonly fields: readonly string[];
};

type HistoryDetails = {
  /** The parts of the plan that were saved. */
  readonly steps: readonly ChangedStep[];
  readonly effects: readonly { readonly effect: Effect; readonly count: number }[];
  readonly reason: string | null;
  /** The event that this one was copied from. */
  readonly copy_of: string | null;
};

const texts = (fact: unknown): readonly string[] =>
  Array.isArray(fact) ? fact.filter((one): one is string => typeof one === 'string') : [];

/** Reads what an entry can show; the log may hold more or less than that. */
export const historyDetails = ({ after }: Pick<HistoryEntry, 'after'>): HistoryDetails => {
  const fields = Object.keys(after ?? {}).filter((name) => name.includes('.'));
  // made-up and old entries name their steps alone
  const saved = [...texts(after?.['steps']), ...fields.map((name) => name.split('.')[0])];
  const reason = after?.['reason'];
  const copy_of = after?.['copy_of'];
  return {
    steps: PLAN_STEPS.filter((step) => saved.includes(step)).map((step) => ({
      step,
      fields: fields.filter((name) => name.startsWith(`${step}.`)),
    })),
    effects: EFFECTS.flatMap((effect) => {
      const count = after?.[effect];
      return typeof count === 'number' && count > 0 ? [{ effect, count }] : [];
    }),
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason : null,
    copy_of: typeof copy_of === 'string' ? copy_of : null,
  };
};
