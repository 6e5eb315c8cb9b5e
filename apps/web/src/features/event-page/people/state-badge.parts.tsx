import {
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconLogin2,
} from '@tabler/icons-react';
import { Icon, type IconShape } from '../../../ui/picture/icon.tsx';
import classes from './state-badge.module.css';

export type StateTone = 'waiting' | 'good' | 'on' | 'note' | 'bad' | 'off';

const ICONS: Readonly<Record<StateTone, IconShape>> = {
  waiting: IconClock,
  good: IconCircleCheck,
  on: IconLogin2,
  note: IconHourglass,
  bad: IconCircleX,
  off: IconCircleMinus,
};

/** Shows a state with an icon and a word, because color alone is not enough. */
export const StateBadge = ({ tone, children }: { readonly tone: StateTone; readonly children: string }) => (
  <span className={classes['badge']} data-tone={tone}>
    <Icon of={ICONS[tone]} size="s" flip={tone === 'on'} />
    {children}
  </span>
);
