import {
  IconCircleCheckFilled,
  IconCircleMinus,
  IconClock,
  IconClockExclamation,
  IconLogout2,
  IconUserPause,
  IconUserQuestion,
  IconUserX,
} from '@tabler/icons-react';
import type { IconShape } from '../../../ui/picture/icon.tsx';
import type { ShownState, WantedState } from './board-model.ts';

export const STATE_ICONS: Readonly<Record<ShownState | WantedState, IconShape>> = {
  missing: IconUserQuestion,
  in: IconCircleCheckFilled,
  late: IconClockExclamation,
  no_show: IconUserX,
  expected: IconClock,
  left: IconLogout2,
  excused: IconCircleMinus,
  reserve: IconUserPause,
};
