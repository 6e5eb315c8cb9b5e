import { endLeftSession } from '@proline/contract/auth/auth';
import { ApiError, call } from '../api/api-client.ts';
import { storedToken } from './session-store.ts';

/**
 * Sessions that were left without a network. The token is gone from this device; what stays is its hash, with which nobody
 * gets in, and which ends the session at the server as soon as that can be reached.
 */
const KEPT_IN = 'left-sessions';
const addressOf = (print: string): string => `/${KEPT_IN}/${print}`;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browsers hash and keep nothing over plain http: whoever asks there is refused, and the session stays. */
export const keepLeftSession = async (): Promise<void> => {
  const token = storedToken()?.split(' ').at(-1) ?? '';
  const print = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  const kept = await caches.open(KEPT_IN);
  await kept.put(addressOf(print), new Response());
};

const tellAll = async (): Promise<void> => {
  if (!isSecureContext || !(await caches.has(KEPT_IN))) return;
  const kept = await caches.open(KEPT_IN);
  for (const { url } of await kept.keys()) {
    const print = new URL(url).pathname.slice(addressOf('').length);
    await call(endLeftSession, { body: { print }, quiet: true });
    await kept.delete(url);
  }
  await caches.delete(KEPT_IN);
};

/** What fails is told the next time. */
const tell = (): void =>
  void tellAll().catch((error: unknown) => {
    if (error instanceof ApiError) console.error('A session that was left could not be ended', error);
  });

const AGAIN_MS = 60_000;

/** Tells the server now, when the network is back, and again while something is kept. Returns a function that stops it. */
export const keepTellingLeftSessions = (): (() => void) => {
  const timer = setInterval(tell, AGAIN_MS);
  addEventListener('online', tell);
  tell();
  return () => {
    clearInterval(timer);
    removeEventListener('online', tell);
  };
};
