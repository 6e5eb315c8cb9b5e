/** The widths at which the layout changes. A style sheet refers to one as `@media (--phone)`. */
export const BREAKPOINTS = {
  /** Rows become cards. */
  phone: '(max-width: 640px)',
  /** Fields and cards stand below each other. */
  tablet: '(max-width: 900px)',
  /** The side menu becomes a drawer. */
  narrow: '(max-width: 1023px)',
  /** The column beside the main one moves below it. */
  laptop: '(max-width: 1180px)',
  desk: '(max-width: 1279px)',
} as const;
