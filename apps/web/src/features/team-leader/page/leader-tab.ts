/** The tabs of a team leader's page, as they appear in the address. The overview is the page itself. */
export const LEADER_TABS = ['overview', 'events', 'documents', 'bank', 'messages', 'history'] as const;
export type LeaderTab = (typeof LEADER_TABS)[number];

export const isLeaderTab = (text: string): text is LeaderTab => LEADER_TABS.some((tab) => tab === text);
