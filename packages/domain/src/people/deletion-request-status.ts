export const DELETION_REQUEST_STATUSES = ['open', 'done', 'refused'] as const;
export type DeletionRequestStatus = (typeof DELETION_REQUEST_STATUSES)[number];
