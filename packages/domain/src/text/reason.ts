/** Why somebody is shut out, or an event is canceled. */
export const REASON_LENGTH = { least: 3, most: 500 } as const;
