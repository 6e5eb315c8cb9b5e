export const APPLICATION_STATUSES = ['pending', 'accepted', 'waitlisted', 'rejected', 'withdrawn', 'expired'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];
