import type { EventRow } from '@proline/contract/event/event';
import { REUSED_PARTS, type ReusedPart } from '@proline/domain/event-plan/reuse-plan';
import { isCalendarDay, type CalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';

type Reuse = {
  readonly event: EventRow | null;
  readonly starts_on: CalendarDay;
  readonly parts: readonly ReusedPart[];
};

const NOTHING_CHOSEN: Reuse = { event: null, starts_on: '', parts: REUSED_PARTS };

/** Asks which plan is taken over, what of it, and for when. Nothing is sent: the browser loads that plan and changes its dates. */
export const reuseForm = defineForm({
  initial: NOTHING_CHOSEN,
  check: ({ event, starts_on, parts }) => ({
    event: event === null ? 'reuse_choose' : undefined,
    starts_on: isCalendarDay(starts_on) ? undefined : 'reuse_day_wrong',
    parts: parts.length === 0 ? 'reuse_parts_none' : undefined,
  }),
  sentTo: [],
});
