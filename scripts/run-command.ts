import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import { root } from './runtime.js';

const running = new Set<ChildProcess>();

// Stopped together with this process, from wherever the order comes. Test tools clean up after SIGINT only.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => endAll('SIGINT'));
process.on('disconnect', () => endAll('SIGINT'));
// Ctrl-C in a terminal reaches all processes by itself, and a second one would cut the cleaning up short
process.on('SIGINT', () => endAll(process.stdin.isTTY ? 0 : 'SIGINT'));
process.channel?.unref();

export function endAll(signal: NodeJS.Signals | 0): void {
  for (const child of running) child.kill(signal);
  process.exitCode ??= 1;
  if (running.size === 0) process.exit();
  for (const child of running) child.once('close', () => running.size === 0 && process.exit());
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly seconds: number;
}

/** Checks have time; the tests of whole programs beside them keep to limits. */
const LOW_PRIORITY = 10;

/** Runs a script on this Node behind whatever else runs, and collects what it says. */
export async function runQuietly(script: string, args: readonly string[]): Promise<CommandResult> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) os.setPriority(child.pid, LOW_PRIORITY);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { code: await exitCode(child), output, seconds: (performance.now() - started) / 1000 };
}

/** Runs a script on this Node in full view. */
export function runInView(script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return exitCode(
    spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
  );
}

function exitCode(child: ChildProcess): Promise<number> {
  running.add(child);
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
}
