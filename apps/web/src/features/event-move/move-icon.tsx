import {
  IconArrowBackUp,
  IconCancel,
  IconChecks,
  IconPlayerPlay,
  IconRotateClockwise,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { MoveName } from './move-name.ts';

const ICONS = {
  publish: IconSpeakerphone,
  withdraw: IconArrowBackUp,
  start: IconPlayerPlay,
  complete: IconChecks,
  reopen: IconRotateClockwise,
  cancel: IconCancel,
} as const satisfies Readonly<Record<MoveName, unknown>>;

const DIRECTED: readonly MoveName[] = ['withdraw', 'start'];

export const MoveIcon = ({ name }: { readonly name: MoveName }) => {
  const Icon = ICONS[name];
  return <Icon size={16} stroke={1.75} className={DIRECTED.includes(name) ? 'flip' : undefined} aria-hidden />;
};
