/** Where the worker is served; see build/offline-files.ts. */
const WORKER = '/offline-worker.js';

let offered: Promise<void> | null = null;

/**
 * Puts the app itself on this device, so that it opens without a network. Only devices that mark people do this. Asks the browser
 * not to throw away what is kept when it needs room.
 */
export const offerOffline = (): Promise<void> => {
  offered ??= (async () => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    await navigator.storage.persist();
  })().catch((error: unknown) => {
    offered = null;
    console.info('This device cannot be prepared for working without a network', error);
  });
  return offered;
};
