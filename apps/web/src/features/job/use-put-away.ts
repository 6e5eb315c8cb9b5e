import { create } from 'zustand';
import { onSessionEnd } from '../../lib/session/session-store.ts';

const KEY = 'jobs-put-away';
const MOST_KEPT = 100;

const read = (): readonly string[] => {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
};

const usePutAwayIds = create<{ ids: readonly string[] }>(() => ({ ids: read() }));

/** Returns the finished jobs that were dismissed in this tab; their results remain. */
export const usePutAway = (): ReadonlySet<string> => new Set(usePutAwayIds(({ ids }) => ids));

export const dismissJob = (id: string): void => {
  const ids = [...usePutAwayIds.getState().ids, id].slice(-MOST_KEPT);
  usePutAwayIds.setState({ ids });
  sessionStorage.setItem(KEY, JSON.stringify(ids));
};

/** Shows a job again that has been restarted, so that its end is noticed. */
export const takeBack = (id: string): void => {
  const ids = usePutAwayIds.getState().ids.filter((each) => each !== id);
  usePutAwayIds.setState({ ids });
  sessionStorage.setItem(KEY, JSON.stringify(ids));
};

onSessionEnd(() => usePutAwayIds.setState({ ids: [] }));
