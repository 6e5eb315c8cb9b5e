import {
  IconArrowBackUp,
  IconCancel,
  IconChecks,
  IconPlayerPlay,
  IconRotateClockwise,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { Icon } from '../../ui/picture/icon.tsx';
import type { MoveName } from './move-name.ts';

const ICONS = {
  publish: IconSpeakerphone,
  withdraw: IconArrowBackUp,
  start: IconPlayerPlay,
  complete: IconChecks,
  reopen: IconRotateClockwise,
  cancel: IconCancel,
} as const satisfies Readonly<Record<MoveName, unknown>>;

/** Only the arrow back turns with the reading direction: a play mark points the same way everywhere. */
export const MoveIcon = ({ name }: { readonly name: MoveName }) => <Icon of={ICONS[name]} flip={name === 'withdraw'} />;
