/** One word per status; Arabic needs the gender of what it describes, so each entity has its own. */
export const status = {
  total: 'Total',
  event_draft: 'Draft',
  event_published: 'Published',
  event_in_progress: 'In progress',
  event_completed: 'Completed',
  event_canceled: 'Canceled',
  usher_pending: 'Pending',
  usher_in_interview: 'In interview',
  usher_approved: 'Approved',
  usher_rejected: 'Rejected',
  usher_blocked: 'Blocked',
  transfer_pending_approval: 'Pending approval',
  transfer_approved: 'Approved',
  transfer_transferred: 'Transferred',
  team_leader_pending: 'Pending',
  team_leader_approved: 'Approved',
  admin_active: 'Active',
  admin_invited: 'Invited',
  admin_disabled: 'Deactivated',
} as const;

declare module '../../lib/texts/texts.ts' {
  interface Texts {
    status: typeof status;
  }
}
