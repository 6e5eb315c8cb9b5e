import type { Icon as IconShape } from '@tabler/icons-react';

/** In px. `m` stands beside text, `xxl` heads an empty page. */
const SIZES = { xs: 12, s: 14, m: 16, l: 18, xl: 20, xxl: 24 } as const;
const STROKE = 1.75;
/** The lines of the smallest would be too faint. */
const STROKE_XS = 2;

type IconProps = {
  readonly of: IconShape;
  readonly size?: keyof typeof SIZES;
  readonly stroke?: number;
  /** It points along the line of writing, so it is mirrored in Arabic. */
  readonly flip?: boolean;
  /** Only where no text beside it says the same. */
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
