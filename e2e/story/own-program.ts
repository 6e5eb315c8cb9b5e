import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/runtime.js';

/** No story is about speed: a busy machine may take its time. */
export const OWN_START_TIMEOUT_MS = 180_000;

export type OwnProgram = {
  /** What it prints, up to and with the first thing that looks like this. */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
};

/** A program beside the one that stories share, with data of its own. */
export async function startOwnProgram(env: Readonly<Record<string, string>>): Promise<OwnProgram> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'proline-own-'));
  const program = spawn(process.execPath, ['apps/api/src/start.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '', ...env },
  });
  const ended = once(program, 'exit');
  return {
    async printed(pattern) {
      let printed = '';
      // a program whose output nobody takes any more would end when it next prints something
      for await (const chunk of program.stdout.iterator({ destroyOnReturn: false })) {
        printed += String(chunk);
        const found = pattern.exec(printed)?.[0];
        if (found === undefined) continue;
        program.stdout.resume();
        return found;
      }
      throw new Error(`The program ended without ${pattern}:\n${printed}`);
    },
    async stop() {
      program.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
