/** Who is shown beside the places. */
export const DESK_TABS = ['holders'] as const;
export type DeskTab = (typeof DESK_TABS)[number];
