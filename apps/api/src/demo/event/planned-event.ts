import type { EventStatus } from '@proline/domain/event/event-status';
import type { Day } from './days.ts';
import type { EventKind, Slot } from './event-kinds.ts';
import type { Title } from './titles.ts';

/** One event of the demo calendar, before anybody is assigned. */
export interface PlannedEvent {
  readonly status: EventStatus;
  readonly kind: EventKind;
  /** positions in EVENT_KINDS and CITIES */
  readonly category: number;
  readonly city: number;
  readonly first_day: Day;
  readonly days: number;
  readonly slots: readonly Slot[];
  /** confirmed places out of all */
  readonly fill: number;
  /** how much work it is compared with the others: shares of assignments follow from it */
  readonly weight: number;
  readonly title: Title | null;
  /** canceled so late that people are compensated */
  readonly short_notice: boolean;
  /** for a draft: how complete its plan is, or what is wrong with it; null for others */
  readonly stage: DraftStage | null;
}

/** Stages of a draft: complete, complete but for one problem, half done, hardly more than a title. */
export type DraftStage = 'ready' | 'over_budget' | 'no_leader' | 'zones_overfilled' | 'unfinished' | 'begun';
