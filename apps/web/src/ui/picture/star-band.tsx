const CELL = 44;

/** Outlines of eight-pointed stars that meet at their points. */
const PATH =
  'M22 3 27.7 8.3 35.4 8.6 35.7 16.3 41 22 35.7 27.7 35.4 35.4 27.7 35.7 22 41 16.3 35.7 8.6 35.4 8.3 27.7 3 22 8.3 16.3 8.6 8.6 16.3 8.3ZM22 0V3M22 41V44M0 22H3M41 22H44M0 0 8.6 8.6M44 0 35.4 8.6M0 44 8.6 35.4M44 44 35.4 35.4';

/** The brand's pattern, as a decoration in place of a missing picture. */
export const StarBand = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} aria-hidden="true" focusable="false" preserveAspectRatio="xMidYMid slice">
    <defs>
      <pattern id="star-band" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={PATH} fill="none" stroke="#fff" strokeOpacity=".28" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="#4c6e5c" />
    <rect width="100%" height="100%" fill="url(#star-band)" />
  </svg>
);
