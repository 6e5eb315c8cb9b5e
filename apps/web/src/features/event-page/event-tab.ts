/** The tabs of an event's page, as they appear in the address. The overview is the page itself. */
export const EVENT_TABS = ['overview', 'shifts', 'team', 'applications', 'attendance', 'pay', 'history'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

export const isEventTab = (text: string): text is EventTab => EVENT_TABS.some((tab) => tab === text);
