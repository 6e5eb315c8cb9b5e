import { create } from 'zustand';

export type LiveState = {
  /** False only after more than a short interruption of the stream. */
  readonly live: boolean;
  /** When the last event arrived, in milliseconds; null if none has. */
  readonly heard_at: number | null;
};

/** The state starts as live, so that nobody is warned while the first stream is still being opened. */
export const useLiveState = create<LiveState>(() => ({ live: true, heard_at: null }));
