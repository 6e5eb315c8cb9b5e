import { createContext, useContext } from 'react';
import type { useKept } from '../offline/use-kept.ts';

/** What all chips of a board share, so that none of them has to ask. */
export type ChipFrame = {
  readonly timeZone: string;
  /** The one that Tab leads to. */
  readonly reached: string | null;
  /** How many people the whole board shows. */
  readonly total: number;
  /** Somebody searches or filters: nobody who was found is folded away. */
  readonly narrowed: boolean;
  /** Whose marks wait on this device. */
  readonly kept: ReturnType<typeof useKept.getState>['people'];
  /** Open places can be given. */
  readonly mayAssign: boolean;
};

const Frame = createContext<ChipFrame | null>(null);

export const ChipFrameProvider = Frame.Provider;

export const useChipFrame = (): ChipFrame => {
  const frame = useContext(Frame);
  if (frame === null) throw new Error('Chips stand on a board.');
  return frame;
};
