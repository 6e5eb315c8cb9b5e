import { ATTENTIONS, type Attention } from '@proline/contract/event/event';
import { APPLICATIONS_DAYS_AHEAD, LATE_DRAFT_DAYS_AHEAD, UNDERSTAFFED_DAYS_AHEAD } from '@proline/domain/limits';

/** As the indexes have it: a draft without a date comes after all others. */
export const STARTS = `coalesce(events.starts_at, 'infinity')`;

const startsWithin = (days: number): string =>
  `${STARTS} > now() and ${STARTS} <= now() + interval '${days * 24} hours'`;

export const UNDERSTAFFED = `events.status = 'published' and ${startsWithin(UNDERSTAFFED_DAYS_AHEAD)}
  and exists (select from event_staffing where event_id = events.id and confirmed < places)`;

/** See docs/assumptions.md#events */
const REASONS: Readonly<Record<Attention, string>> = {
  understaffed: UNDERSTAFFED,
  no_leader: `events.status in ('published', 'in_progress')
    and not exists (select from event_leads where event_id = events.id and released_at is null)`,
  applications_wait: `events.status = 'published' and ${startsWithin(APPLICATIONS_DAYS_AHEAD)}
    and exists (select from applications where event_id = events.id and status = 'pending')`,
  // nobody is confirmed, so the clock left it alone; no shift begins before its event
  not_started: `events.status = 'published' and ${STARTS} <= now()
    and exists (select from shifts where event_id = events.id and starts_at <= now())`,
  not_completed: `events.status = 'in_progress' and not exists (select from shifts where event_id = events.id and ends_at > now())`,
  draft_is_late: `events.status = 'draft' and ${STARTS} <= now() + interval '${LATE_DRAFT_DAYS_AHEAD * 24} hours'`,
};

/** Why somebody is needed, in a fixed order. */
export const ATTENTION = `array_remove(array[${ATTENTIONS.map(
  (reason) => `case when ${REASONS[reason]} then '${reason}' end`,
).join(', ')}], null)`;

/** For any of the reasons. What is over needs nobody: most events are not looked at twice. */
export const NEEDS_ATTENTION = `events.status in ('draft', 'published', 'in_progress')
  and (${ATTENTIONS.map((reason) => `(${REASONS[reason]})`).join(' or ')})`;
