import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

const FILE = new URL('./give-way.ts', import.meta.url).href;
const CODE = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData).then(({ giveWay }) => {
    giveWay();
    const thread = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1));
    parentPort.postMessage(require('node:os').getPriority(thread));
  });`;

test.runIf(process.platform === 'linux')('the thread itself comes after the others of its process', async () => {
  const usual = os.getPriority();
  const thread = new Worker(CODE, { eval: true, workerData: FILE });
  const [own] = await once(thread, 'message');
  await thread.terminate();
  expect(own).toBeGreaterThan(usual);
  expect(os.getPriority()).toBe(usual);
});
