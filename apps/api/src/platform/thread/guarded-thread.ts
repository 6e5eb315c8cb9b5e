import { Worker } from 'node:worker_threads';

type Limits = { readonly memory_mb: number; readonly longest_ms: number };

/**
 * Runs a file in a thread of its own, which ends with it: whatever the bytes do to memory or time, they do it there. Beyond
 * the limits the answer is `tooMuch`.
 */
export const inGuardedThread = <Result>(
  file: URL,
  work: { readonly bytes: Uint8Array<ArrayBuffer> },
  { memory_mb, longest_ms }: Limits,
  tooMuch: Result,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(file, {
      workerData: work,
      transferList: [work.bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: memory_mb, maxYoungGenerationSizeMb: 32 },
    });
    const limit = setTimeout(() => settle(() => resolve(tooMuch)), longest_ms);
    const settle = (answer: () => void) => {
      clearTimeout(limit);
      void thread.terminate();
      answer();
    };
    thread.once('message', (result: Result) => settle(() => resolve(result)));
    thread.once('error', (error: Error & { code?: string }) =>
      settle(() => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error))),
    );
  });
