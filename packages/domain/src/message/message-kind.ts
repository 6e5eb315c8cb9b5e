/** What people are told, and which values its text may name beside the person's name. The table `messages` lists the same kinds. */
export const MESSAGE_PLACEHOLDERS = {
  event_open: ['name', 'event', 'date', 'city'],
  invited_ahead: ['name', 'event', 'date', 'city'],
  chosen_to_lead: ['name', 'event', 'date', 'city'],
  event_canceled: ['name', 'event', 'date', 'city'],
  event_withdrawn: ['name', 'event', 'date', 'city'],
  application_expired: ['name', 'event', 'date', 'city'],
  event_started: ['name', 'event', 'date', 'city'],
  rate_team: ['name', 'event', 'date', 'city'],
  work_confirmed: ['name', 'event', 'date', 'time', 'city'],
  work_invited: ['name', 'event', 'date', 'time', 'city'],
  work_released: ['name', 'event', 'date', 'time', 'city'],
  work_moved: ['name', 'event', 'date', 'time', 'city'],
  work_changed: ['name', 'event', 'date', 'time', 'city'],
  work_clashed: ['name', 'event', 'date', 'time', 'city'],
  lead_changed: ['name', 'event', 'date', 'city'],
  lead_released: ['name', 'event', 'date', 'city'],
  lead_clashed: ['name', 'event', 'date', 'city'],
  application_rejected: ['name', 'event', 'date', 'city'],
  application_waitlisted: ['name', 'event', 'date', 'city'],
  interview_planned: ['name', 'date', 'time', 'how', 'place'],
  interview_moved: ['name', 'date', 'time', 'how', 'place'],
  interview_called_off: ['name', 'date', 'time'],
  usher_approved: ['name'],
  usher_rejected: ['name', 'date'],
  usher_blocked: ['name'],
  usher_blocked_until: ['name', 'date'],
  usher_unblocked: ['name'],
  leader_approved: ['name'],
  leader_turned_down: ['name'],
  leader_returned: ['name'],
  payment: ['name', 'amount', 'account', 'date'],
  free_text: ['name'],
} as const;

export type MessageKind = keyof typeof MESSAGE_PLACEHOLDERS;
export const MESSAGE_KINDS = Object.keys(MESSAGE_PLACEHOLDERS) as readonly MessageKind[];

/** All but free text, which somebody writes each time. */
export type TemplateKind = Exclude<MessageKind, 'free_text'>;
export const TEMPLATE_KINDS: readonly TemplateKind[] = MESSAGE_KINDS.filter((kind) => kind !== 'free_text');

export const PLACEHOLDERS = ['name', 'event', 'date', 'time', 'city', 'how', 'place', 'amount', 'account'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Without these the reader does not know what it is about. */
const NEEDED: Partial<Readonly<Record<MessageKind, readonly Placeholder[]>>> = {
  event_open: ['event'],
  invited_ahead: ['event'],
  chosen_to_lead: ['event'],
  event_canceled: ['event'],
  event_withdrawn: ['event'],
  application_expired: ['event'],
  event_started: ['event'],
  rate_team: ['event'],
  work_confirmed: ['event'],
  work_invited: ['event'],
  work_released: ['event'],
  work_moved: ['event'],
  work_changed: ['event'],
  work_clashed: ['event'],
  lead_changed: ['event'],
  lead_released: ['event'],
  lead_clashed: ['event'],
  application_rejected: ['event'],
  application_waitlisted: ['event'],
  interview_planned: ['date', 'time'],
  interview_moved: ['date', 'time'],
  usher_blocked_until: ['date'],
  payment: ['amount'],
};
export const neededIn = (kind: MessageKind): readonly Placeholder[] => NEEDED[kind] ?? [];
