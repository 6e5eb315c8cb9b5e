import type { Icon as IconShape } from '@tabler/icons-react';

/** In px. `m` is for use beside text, `xxl` for the head of an empty page. */
const SIZES = { xs: 12, s: 14, m: 16, l: 18, xl: 20, xxl: 24 } as const;
const STROKE = 1.75;
/** The lines of the smallest icons would otherwise be too faint. */
const STROKE_XS = 2;

type IconProps = {
  readonly of: IconShape;
  readonly size?: keyof typeof SIZES;
  readonly stroke?: number;
  /** The icon points along the writing direction, so it is mirrored in Arabic. */
  readonly flip?: boolean;
  /** Only for an icon without a text beside it that says the same. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly 'data-tone'?: string;
};

export type { IconShape };

export const Icon = ({
  of: Shape,
  size = 'm',
  stroke = size === 'xs' ? STROKE_XS : STROKE,
  flip = false,
  label,
  className,
  ...data
}: IconProps) => (
  <Shape
    size={SIZES[size]}
    stroke={stroke}
    className={[flip ? 'flip' : '', className ?? ''].filter(Boolean).join(' ') || undefined}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    {...data}
  />
);
