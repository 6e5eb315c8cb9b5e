import fs from 'node:fs';
import os from 'node:os';

/** Enough that whoever answers requests is always first, and that this thread still goes on when all processors are busy. */
const NICENESS = 5;

/** The system gives this thread the time that others leave. Only Linux knows threads by numbers; elsewhere nothing happens. */
export const giveWay = (): void => {
  try {
    const thread = Number(fs.readlinkSync('/proc/thread-self').split('/').at(-1));
    os.setPriority(thread, NICENESS);
  } catch {
    // it works on, only beside the others
  }
};
