import type { HistoryEntry } from '@proline/contract/event-tabs';
import { DRAFT_STEPS, type DraftStep } from '@proline/domain/event-draft';

/** Numbers that an entry of the log may hold, in the order in which they are told. */
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

type HistoryDetails = {
  /** what of the plan was saved */
  readonly steps: readonly DraftStep[];
  readonly effects: readonly { readonly effect: Effect; readonly count: number }[];
  readonly reason: string | null;
};

/** What there is to tell of an entry; the log may hold more than that, or less. */
export const historyDetails = ({ after }: Pick<HistoryEntry, 'after'>): HistoryDetails => {
  const saved: unknown = after?.['steps'];
  const reason = after?.['reason'];
  return {
    steps: Array.isArray(saved) ? DRAFT_STEPS.filter((step) => saved.includes(step)) : [],
    effects: EFFECTS.flatMap((effect) => {
      const count = after?.[effect];
      return typeof count === 'number' && count > 0 ? [{ effect, count }] : [];
    }),
    reason: typeof reason === 'string' && reason.trim() !== '' ? reason : null,
  };
};
