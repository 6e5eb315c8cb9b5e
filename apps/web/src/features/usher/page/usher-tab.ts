/** The tabs of an usher's page, as they appear in the address. The overview is the page itself. */
export const USHER_TABS = [
  'overview',
  'activity',
  'events',
  'availability',
  'kpis',
  'ratings',
  'documents',
  'bank',
  'transfers',
  'messages',
  'history',
] as const;
export type UsherTab = (typeof USHER_TABS)[number];

export const isUsherTab = (text: string): text is UsherTab => USHER_TABS.some((tab) => tab === text);
