/** Where a request to join stands: that of an usher, or of a team leader, who is pending until decided about. */
export const JOIN_STATUSES = ['pending', 'in_interview', 'rejected'] as const;
export type JoinStatus = (typeof JOIN_STATUSES)[number];

/** Why somebody may be a person who is known already. A phone cannot be there twice, and an ID number is named twice at most. */
export const TWIN_SIGNS = ['same_name', 'same_iban', 'same_id_number'] as const;
export type TwinSign = (typeof TWIN_SIGNS)[number];

/** What is to be done next, as the board shows it. */
export const JOIN_STAGES = ['new', 'booked', 'decide', 'leader', 'decided'] as const;
export type JoinStage = (typeof JOIN_STAGES)[number];

/** How far a request is with its interview; who has missed it, or whose was called off, needs another. */
export const JOIN_INTERVIEWS = ['none', 'planned', 'missed', 'held'] as const;
export type JoinInterview = (typeof JOIN_INTERVIEWS)[number];

/** What to look at before deciding; a request may have several of these, or none. */
export const JOIN_FLAGS = ['duplicate', 'under_age', 'asked_again', 'missed'] as const;
export type JoinFlag = (typeof JOIN_FLAGS)[number];

/** What a complete request has. Approving asks for less: `APPROVAL_NEEDS`. */
export const REQUEST_PARTS = [
  'name',
  'photo',
  'birth_date',
  'id_number',
  'document',
  'city_languages',
  'bank_account',
] as const;
export type RequestPart = (typeof REQUEST_PARTS)[number];

/** How requests are narrowed by what they have: all of it, or without one of the parts. */
export const COMPLETENESS = ['whole', ...REQUEST_PARTS] as const;

/** Who wrote the request down: the person in the app, or somebody in the office. */
export const JOIN_SOURCES = ['app', 'office'] as const;
export type JoinSource = (typeof JOIN_SOURCES)[number];
