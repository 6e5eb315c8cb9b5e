/** Applications for published events that start within these days wait for an answer today. */
export const APPLICATIONS_DAYS_AHEAD = 7;
/** A draft that starts within these days should have been published. */
export const LATE_DRAFT_DAYS_AHEAD = 7;
