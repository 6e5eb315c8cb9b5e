import type { CallOptions, TestApp } from '../test-app.ts';

/** What a sample may build on. */
export type Ground = Pick<TestApp, 'pool' | 'addAdmin' | 'dataKey' | 'config'> & {
  /** who will call, an admin or somebody of the staff, where that matters: one's own sessions, views and notifications */
  readonly caller: string | null;
};

export type Sample = Pick<CallOptions, 'params' | 'query' | 'body' | 'bytes'>;
export type Samples = Readonly<Record<string, (ground: Ground) => Promise<Sample>>>;
