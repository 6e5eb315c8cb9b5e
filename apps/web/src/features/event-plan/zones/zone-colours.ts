/** White text is readable on each of these colors. */
export const ZONE_COLOURS = [
  '#4c6e5c',
  '#1f5fa8',
  '#8a5300',
  '#6a3fa0',
  '#0f6570',
  '#a3282b',
  '#5c6672',
  '#6b5b00',
  '#2f6b3f',
  '#8f3b76',
] as const;
