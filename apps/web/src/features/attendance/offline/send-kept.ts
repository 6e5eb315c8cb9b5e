import { sendMarks } from '@proline/contract/attendance/attendance';
import { ApiError, call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { currentUser } from '../../../lib/session/session-store.ts';
import { showPeople } from '../board/board-cache.ts';
import { forgetPeople, saveSettled } from './device-store.ts';
import { asSent, nextBatch, settle, type KeptMark } from './kept-mark.ts';
import { noteRefused } from './refused-admin.ts';
import { loadKept, showOffline, showOnline, tellKept, useKept } from './use-kept.ts';

/** One tab of a browser sends, the others wait and then find nothing left. */
const LOCK = 'kept-marks';
/** A connection that gives no answer for so long is none. */
const ANSWER_MS = 20_000;

const FORBIDDEN = 403;

/** The server is there and says no, and would say so again. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);

/** Whether there may be more to send. */
const sendBatch = async (batch: readonly KeptMark[]): Promise<boolean> => {
  const [first] = batch;
  if (!first) return false;
  try {
    const { data } = await call(sendMarks, {
      params: { id: first.event_id },
      body: { marks: batch.map(asSent) },
      signal: AbortSignal.timeout(ANSWER_MS),
      quiet: true,
    });
    showOnline();
    await saveSettled(settle(batch, data));
    showPeople(first.event_id, data.people);
    void queryClient.invalidateQueries({ queryKey: ['event', first.event_id] });
    return data.results.length > 0;
  } catch (error) {
    if (isFinal(error)) {
      // Whoever may not mark any longer keeps nobody's names here.
      if (error.status === FORBIDDEN) {
        noteRefused(currentUser());
        await forgetPeople();
      }
      await saveSettled({ done: [], problems: batch.map(({ seq }) => ({ seq, code: error.code })) });
      return true;
    }
    if (!(error instanceof ApiError)) showOffline();
    return false;
  }
};

const sendAll = async (): Promise<void> => {
  useKept.setState({ sending: true });
  try {
    // what another tab has sent meanwhile is no longer there
    for (let more = true; more && currentUser() !== null;) {
      more = await sendBatch(nextBatch(await loadKept()));
      if (more) await tellKept();
    }
  } finally {
    useKept.setState({ sending: false });
  }
};

let underWay: Promise<void> | null = null;
let asked = false;

/** Sends what is kept, in order, each exactly once. Whoever asks meanwhile is served by another round. */
export const sendKept = (): Promise<void> => {
  asked = true;
  underWay ??= (async () => {
    while (asked) {
      asked = false;
      // Browsers have no locks over plain http; the server takes the same mark once, whoever sends it.
      await (isSecureContext ? navigator.locks.request(LOCK, sendAll) : sendAll());
    }
  })().finally(() => {
    underWay = null;
  });
  return underWay;
};

/** Sends what is kept, and asks for the boards that are open: their answer says whether the network is back. */
export const tryNow = async (): Promise<void> => {
  await sendKept();
  if (useKept.getState().offline_since !== null)
    await queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey[2] === 'board', type: 'active' });
};

/** What did not get through is tried again so often. */
const AGAIN_MS = 15_000;

/** Keeps sending while the app is open. Returns a function that stops it. */
export const keepSending = (): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const online = () => {
    showOnline();
    void sendKept();
  };
  const again = () => {
    const { marks, offline_since } = useKept.getState();
    if (offline_since !== null || nextBatch(marks).length > 0) void tryNow();
  };
  addEventListener('online', online, { signal });
  addEventListener('offline', showOffline, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && again(), { signal });
  const timer = setInterval(again, AGAIN_MS);
  if (!navigator.onLine) showOffline();
  void sendKept();
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
};
