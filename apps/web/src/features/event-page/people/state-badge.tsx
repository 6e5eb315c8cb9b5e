import {
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconLogin2,
  type Icon,
} from '@tabler/icons-react';
import classes from './state-badge.module.css';

export type StateTone = 'waiting' | 'good' | 'on' | 'note' | 'bad' | 'off';

const ICONS: Readonly<Record<StateTone, Icon>> = {
  waiting: IconClock,
  good: IconCircleCheck,
  on: IconLogin2,
  note: IconHourglass,
  bad: IconCircleX,
  off: IconCircleMinus,
};

/** How something stands: an icon and a word, never the colour alone. */
export const StateBadge = ({ tone, children }: { readonly tone: StateTone; readonly children: string }) => {
  const ToneIcon = ICONS[tone];
  return (
    <span className={classes['badge']} data-tone={tone}>
      <ToneIcon size={14} stroke={1.75} className={tone === 'on' ? 'flip' : undefined} aria-hidden />
      {children}
    </span>
  );
};
