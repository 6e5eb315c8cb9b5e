import type { EventRow } from '@proline/contract/event/event';
import { isCalendarDay, type CalendarDay } from '@proline/domain/time/calendar-day';
import { defineForm } from '../../lib/form/define-form.ts';

type Reuse = { readonly event: EventRow | null; readonly starts_on: CalendarDay };

const NOTHING_CHOSEN: Reuse = { event: null, starts_on: '' };

/** Asks which plan is taken over, and for when. Nothing is sent: the browser loads that plan and changes its dates. */
export const reuseForm = defineForm({
  initial: NOTHING_CHOSEN,
  check: ({ event, starts_on }) => ({
    event: event === null ? 'reuse_choose' : undefined,
    starts_on: isCalendarDay(starts_on) ? undefined : 'reuse_day_wrong',
  }),
  sentTo: [],
});
