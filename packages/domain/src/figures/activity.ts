/** What an usher's activity tells, by what it belongs to. */
export const ACTIVITY_GROUPS = ['work', 'requests', 'money', 'account'] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

export const ACTIVITY_KINDS = [
  'checked_in',
  'checked_out',
  'no_show',
  'excused',
  'rated',
  'applied',
  'application_accepted',
  'application_waitlisted',
  'application_rejected',
  'application_withdrawn',
  'application_expired',
  'invited',
  'accepted',
  'declined',
  'released',
  'transfer_made',
  'transfer_approved',
  'transfer_paid',
  'transfer_voided',
  'joined',
  'status',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
