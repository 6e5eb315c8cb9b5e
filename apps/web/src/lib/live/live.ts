import type { StreamChange } from '@proline/contract/stream/stream';
import type { Topic } from '@proline/contract/facts';
import type { LiveEvent } from './live-events.ts';
import { useLiveState, type LiveState } from './live-state.ts';
import { runStream } from './live-stream.ts';
import { queryClient } from '../api/query-client.ts';

/** Of the lock and of the channel: one stream for all tabs of a browser. */
const NAME = 'live-updates';

type Said = { readonly event: LiveEvent } | { readonly state: LiveState };

/** Asks again for whatever shows one of these topics. */
const refresh = (topics: ReadonlySet<string>): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      topics.has(String(queryKey[0])) || (meta?.topics?.some((topic: Topic) => topics.has(topic)) ?? false),
  });

const isChanges = (event: LiveEvent): event is LiveEvent & { data: readonly StreamChange[] } =>
  event.event === 'changes' && Array.isArray(event.data);

const apply = (event: LiveEvent, onChanges: (changes: readonly StreamChange[]) => void): void => {
  if (event.event === 'reset') return void queryClient.invalidateQueries();
  if (!isChanges(event)) return;
  void refresh(new Set(event.data.map(({ topic }) => topic)));
  onChanges(event.data);
};

/**
 * What others change is seen here. One tab holds the stream and tells the others; when it closes, the next one goes on
 * where it ended. Returns how to stop.
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

  // over plain http there are no locks: then each tab has a stream of its own
  if (isSecureContext) void navigator.locks.request(NAME, { signal: stopping.signal }, lead).catch(() => undefined);
  else void lead();

  return () => {
    stopping.abort();
    channel.close();
  };
};
