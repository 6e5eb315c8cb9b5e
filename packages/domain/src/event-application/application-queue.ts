/** What the queue shows, as tabs; the others are on the page of their event. */
export const QUEUE_STATUSES = ['pending', 'waitlisted', 'accepted', 'rejected'] as const;
export type QueueStatus = (typeof QUEUE_STATUSES)[number];

/** Within an event: the best match first, or who asked first. What is decided has no match any more. */
export const QUEUE_SORTS = ['match', 'asked'] as const;
export type QueueSort = (typeof QUEUE_SORTS)[number];
