const JOIN_PARTS = ['requests', 'interviews', 'deletion'] as const;
export type JoinPart = (typeof JOIN_PARTS)[number];

/**
 * Which part of the screen an address opens. Only those who handle deletion requests have their part; null while nobody
 * knows yet whether they do, as after a reload.
 */
export const joinPartOf = (tab: unknown, mayHandle: boolean | undefined): JoinPart | null => {
  const part = JOIN_PARTS.find((one) => one === tab) ?? 'requests';
  if (part !== 'deletion') return part;
  if (mayHandle === undefined) return null;
  return mayHandle ? part : 'requests';
};
