/** Where a request to join stands: that of an usher, or of a team leader, who is pending until decided about. */
export const JOIN_STATUSES = ['pending', 'in_interview', 'rejected'] as const;
export type JoinStatus = (typeof JOIN_STATUSES)[number];

/** Why somebody may be a person who is known already. A phone or an ID number cannot be there twice. */
export const TWIN_SIGNS = ['same_name', 'same_iban'] as const;
export type TwinSign = (typeof TWIN_SIGNS)[number];

/** What is to be done next, as the board shows it. */
export const JOIN_STAGES = ['new', 'booked', 'decide', 'leader', 'decided'] as const;
export type JoinStage = (typeof JOIN_STAGES)[number];

/** How far a request is with its interview; who has missed it, or whose was called off, needs another. */
export const JOIN_INTERVIEWS = ['none', 'planned', 'missed', 'held'] as const;
export type JoinInterview = (typeof JOIN_INTERVIEWS)[number];
