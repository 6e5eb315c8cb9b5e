import { storedToken } from '../session/session-store.ts';

declare global {
  /** Of public/boot.js, by address. */
  var early: { readonly token: string; readonly answers: Record<string, Promise<Response> | undefined> } | undefined;
}

/** What was asked for before the code came is no longer news after that. */
const NEWS_FOR_MS = 15_000;

/** The answer to what public/boot.js has asked for, once, for whoever was signed in then. */
export const takeEarly = (address: string): Promise<Response> | undefined => {
  const answer = globalThis.early?.answers[address];
  if (answer === undefined || globalThis.early === undefined) return undefined;
  globalThis.early.answers[address] = undefined;
  return performance.now() < NEWS_FOR_MS && globalThis.early.token === storedToken() ? answer : undefined;
};
