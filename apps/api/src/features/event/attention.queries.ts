import { ATTENTIONS, type Attention } from '@proline/contract/event/event';
import { noticeDays } from '../../platform/writing/notice-days.ts';

/** The expression of the indexes: a draft without a date comes last. */
export const STARTS = `coalesce(events.starts_at, 'infinity')`;

const startsBefore = (field: Parameters<typeof noticeDays>[0]): string =>
  `${STARTS} <= now() + ${noticeDays(field)} * interval '24 hours'`;
const startsWithin = (field: Parameters<typeof noticeDays>[0]): string =>
  `${STARTS} > now() and ${startsBefore(field)}`;

export const UNDERSTAFFED = `events.status = 'published' and ${startsWithin('open_places_days')}
  and exists (select from event_staffing where event_id = events.id and confirmed < places)`;

export const APPLICATIONS_WAIT = `events.status = 'published' and ${startsWithin('applications_days')}
  and exists (select from applications where event_id = events.id and status = 'pending')`;

/** See docs/assumptions.md#events */
const REASONS: Readonly<Record<Attention, string>> = {
  understaffed: UNDERSTAFFED,
  no_leader: `events.status in ('published', 'in_progress')
    and not exists (select from event_leads where event_id = events.id and released_at is null)`,
  applications_wait: APPLICATIONS_WAIT,
  // nobody is confirmed, so the clock did not start it; no shift begins before its event
  not_started: `events.status = 'published' and ${STARTS} <= now()
    and exists (select from shifts where event_id = events.id and removed_at is null and starts_at <= now())`,
  not_completed: `events.status = 'in_progress' and not exists (select from shifts where event_id = events.id and removed_at is null and ends_at > now())`,
  draft_is_late: `events.status = 'draft' and ${startsBefore('drafts_days')}`,
};

/** The reasons why an event needs attention, in a fixed order. */
export const ATTENTION = `array_remove(array[${ATTENTIONS.map(
  (reason) => `case when ${REASONS[reason]} then '${reason}' end`,
).join(', ')}], null)`;

/** True for any reason. Completed and canceled events are excluded first, so most rows are cheap. */
export const NEEDS_ATTENTION = `events.status in ('draft', 'published', 'in_progress')
  and (${ATTENTIONS.map((reason) => `(${REASONS[reason]})`).join(' or ')})`;
