import { create } from 'zustand';

export type LiveState = {
  /** false only after more than a blink without a stream */
  readonly live: boolean;
  /** when something was heard last, in milliseconds; null: nothing yet */
  readonly heard_at: number | null;
};

/** Until told otherwise all is well: nobody is warned while the first stream is still on its way. */
export const useLiveState = create<LiveState>(() => ({ live: true, heard_at: null }));
