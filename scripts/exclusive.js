import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './runtime.js';

const LOCK = path.join(root, '.cache', 'setup.lock');
const POLL_MS = 200;
const HEARTBEAT_MS = 1000;
/** A holder that has not touched its lock for so long was killed. */
const STALE_MS = 10_000;

/**
 * Runs `work` while no other process of this folder does; two first starts at once then install and build only once.
 * @param {() => Promise<void>} work
 */
export async function exclusively(work) {
  fs.mkdirSync(path.dirname(LOCK), { recursive: true });
  let waiting = false;
  while (!take()) {
    if (!waiting) console.log('Another start is preparing this folder; waiting for it …');
    waiting = true;
    await sleep(POLL_MS);
  }
  const heartbeat = setInterval(() => fs.utimesSync(LOCK, new Date(), new Date()), HEARTBEAT_MS);
  const release = () => fs.rmSync(LOCK, { force: true });
  process.on('exit', release);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    dropIfStale();
    return false;
  }
}

function dropIfStale() {
  const seen = fs.statSync(LOCK, { throwIfNoEntry: false });
  if (!seen || Date.now() - seen.mtimeMs < STALE_MS) return;
  // renamed first: only one of several waiting processes succeeds
  const aside = `${LOCK}.${process.pid}`;
  try {
    fs.renameSync(LOCK, aside);
    if (fs.statSync(aside).ino !== seen.ino) fs.renameSync(aside, LOCK);
  } catch {
    return;
  }
  fs.rmSync(aside, { force: true });
}
