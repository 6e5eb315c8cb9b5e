/** Until the settings say otherwise, applications for published events that start within these days wait for an answer today. */
export const APPLICATIONS_DAYS_AHEAD = 7;
/** Until the settings say otherwise, a draft that starts within these days should have been published. */
export const LATE_DRAFT_DAYS_AHEAD = 7;
