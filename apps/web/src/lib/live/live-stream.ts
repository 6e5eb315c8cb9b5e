import { openStream } from '@proline/contract/stream/stream';
import { apiAddress } from '../api/api-address.ts';
import { createEventReader, type LiveEvent } from './live-events.ts';
import { currentLanguage } from '../preferences/preferences.ts';
import { sessionStays } from '../session/session-ending.ts';
import { endSession, storedToken } from '../session/session-store.ts';
import { showError } from '../screen/toast.ts';

/**
 * The server sends a heartbeat every 15 s; after this much silence the connection is dead, whatever the network says.
 */
const SILENCE_MS = 40_000;
const LONGEST_WAIT_MS = 30_000;
const FIRST_WAIT_MS = 1_000;
/** A single failure is a short interruption; users are told from the second one on. */
const TOLD_AFTER_FAILURES = 2;

type StreamOptions = {
  readonly lastEventId: () => string | null;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onLive: (live: boolean) => void;
  readonly signal: AbortSignal;
};

/**
 * Follows the stream and opens it again whenever it ends, until the signal aborts. The stream does not count as a
 * request in flight, because it is never fully answered.
 */
export const runStream = async ({ lastEventId, onEvent, onLive, signal }: StreamOptions): Promise<void> => {
  let failures = 0;
  const heard = (event: LiveEvent) => {
    failures = 0;
    onLive(true);
    onEvent(event);
  };
  for (;;) {
    failures += 1;
    await follow(lastEventId(), heard, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (failures >= TOLD_AFTER_FAILURES) onLive(false);
    await waitToTry(failures, signal);
  }
};

const follow = async (
  lastEventId: string | null,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> => {
  await sessionStays();
  const token = storedToken();
  if (token === null) throw new Error('Nobody is signed in');
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(apiAddress(openStream.path), {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': currentLanguage(),
        Authorization: token,
        ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
      },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401) return await leave(response);
    if (!response.ok || response.body === null) throw new Error(`The stream answered ${response.status}`);
    const take = createEventReader(onEvent);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE_MS);
      take(part.value);
    }
  } finally {
    clearTimeout(timer);
  }
};

/** The session has ended elsewhere: ends it here, too, and shows the server's reason. */
const leave = async (response: Response): Promise<void> => {
  const reply: unknown = await response.json().catch(() => null);
  if (typeof reply === 'object' && reply !== null && 'message' in reply && typeof reply.message === 'string')
    showError(reply.message);
  endSession();
};

/**
 * Waits longer after each failure, by a random share, so that browsers do not all return at the same moment. The wait
 * ends at once when the connection returns or the page becomes visible.
 */
const waitToTry = (failures: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const done = new AbortController();
    const go = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(go, longest * (0.5 + Math.random() / 2));
    const options = { signal: done.signal };
    signal.addEventListener('abort', go, options);
    addEventListener('online', go, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && go(), options);
  });
