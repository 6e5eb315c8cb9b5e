import { encode } from 'uqr';

/** The standard's quiet zone; cameras do not find a code without it. */
const MARGIN = 4;

type QrCodeProps = { readonly text: string; readonly label: string; readonly size: number };

/** The code is black on white in the dark theme, too, because cameras need it. */
export const QrCode = ({ text, label, size }: QrCodeProps) => {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const side = modules + 2 * MARGIN;
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} rx={1} fill="#fff" />
      <path d={squares.join('')} fill="#17211c" />
    </svg>
  );
};
