const JOIN_PARTS = ['requests', 'interviews', 'deletion'] as const;
export type JoinPart = (typeof JOIN_PARTS)[number];

/** Which part of the screen an address opens. Only those who handle deletion requests have their part. */
export const joinPartOf = (tab: unknown, mayHandle: boolean): JoinPart => {
  const part = JOIN_PARTS.find((one) => one === tab) ?? 'requests';
  return part === 'deletion' && !mayHandle ? 'requests' : part;
};
