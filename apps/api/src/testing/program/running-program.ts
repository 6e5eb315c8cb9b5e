import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SOURCES = path.join(import.meta.dirname, '../..');

export interface RunningProgram {
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  /** Asks it to stop and waits for its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

type Env = Record<string, string>;

/** A folder for one test file, with a space in its name because people have such folders too. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proline start '));
  return { path: folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}

/** Starts the real program on a port of its own and waits until it says that it is ready. */
export async function runProgram(cwd: string, env: Env): Promise<RunningProgram> {
  const { child, output, ended } = launch(cwd, env);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const address = /^ {2}Open +(\S+)$/m.exec(output())?.[1];
      if (address !== undefined && /^ {2}Stop/m.test(output())) resolve(address);
    });
    void ended.then((code) => reject(new Error(`The program ended with ${code ?? 'a signal'}: ${output()}`)));
  });
  return {
    url,
    process: child,
    output,
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

type Ended = { readonly code: number | null; readonly lines: string[] };

/** Starts the real program in a situation in which it should refuse, and waits for its end. */
export const runRefusedProgram = (cwd: string, env: Env): Promise<Ended> => runToItsEnd(cwd, env, 'start.ts');

/** Runs another command of the program, named by its file. */
export async function runToItsEnd(cwd: string, env: Env, entry: string, ...args: string[]): Promise<Ended> {
  const { output, ended } = launch(cwd, env, entry, args);
  const code = await ended;
  return { code, lines: output().trim().split('\n') };
}

function launch(cwd: string, env: Env, entry = 'start.ts', args: readonly string[] = []) {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const child = spawn(process.execPath, [path.join(SOURCES, entry), ...args], {
    cwd,
    // nothing of the developer's own settings
    env: { PATH, HOME, ...(TMPDIR !== undefined && { TMPDIR }), PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, output: () => text, ended };
}

/** A busy machine may answer "later", which is not what is tested here. */
export async function postJson(url: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    await reply.arrayBuffer();
    if (reply.status !== 503) return reply.status;
  }
}
