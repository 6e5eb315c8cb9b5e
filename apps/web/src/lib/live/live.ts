import type { StreamChange } from '@proline/contract/stream/stream';
import type { Topic } from '@proline/contract/facts';
import type { LiveEvent } from './live-events.ts';
import { useLiveState, type LiveState } from './live-state.ts';
import { runStream } from './live-stream.ts';
import { isOfGone } from '../api/gone-records.ts';
import { queryClient } from '../api/query-client.ts';

/** The name of the lock and of the channel: all tabs of a browser share one stream. */
const NAME = 'live-updates';

type Said = { readonly event: LiveEvent } | { readonly state: LiveState };

/** Loads again everything that shows one of these topics. */
const refresh = (topics: ReadonlySet<string>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: (query) =>
      !isOfGone(query) &&
      (topics.has(String(query.queryKey[0])) ||
        (query.meta?.topics?.some((topic: Topic) => topics.has(topic)) ?? false)),
  });

const isChanges = (event: LiveEvent): event is LiveEvent & { data: readonly StreamChange[] } =>
  event.event === 'changes' && Array.isArray(event.data);

const apply = (event: LiveEvent, onChanges: (changes: readonly StreamChange[]) => void): void => {
  if (event.event === 'reset') return void queryClient.invalidateQueries({ predicate: (query) => !isOfGone(query) });
  if (!isChanges(event)) return;
  void refresh(new Set(event.data.map(({ topic }) => topic)));
  onChanges(event.data);
};

/**
 * Keeps the screens up to date with what others change. One tab holds the stream and passes events to the other tabs;
 * when it closes, the next tab continues where it ended. Returns a function that stops it.
 */
export const followChanges = (onChanges: (changes: readonly StreamChange[]) => void): (() => void) => {
  const stopping = new AbortController();
  const channel = new BroadcastChannel(NAME);
  let lastEventId: string | null = null;

  const hear = (event: LiveEvent): void => {
    if (event.id !== '') lastEventId = event.id;
    apply(event, onChanges);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if ('event' in data) hear(data.event);
    else useLiveState.setState(data.state);
  });

  const say = (said: Said): void => {
    if (!stopping.signal.aborted) channel.postMessage(said);
  };
  const lead = (): Promise<void> =>
    runStream({
      lastEventId: () => lastEventId,
      signal: stopping.signal,
      onEvent(event) {
        hear(event);
        say({ event });
      },
      onLive(live) {
        const heard_at = live ? Date.now() : useLiveState.getState().heard_at;
        useLiveState.setState({ live, heard_at });
        say({ state: { live, heard_at } });
      },
    });

  // Browsers have no locks over plain http; each tab then has its own stream.
  if (isSecureContext) void navigator.locks.request(NAME, { signal: stopping.signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    stopping.abort();
    channel.close();
  };
};
