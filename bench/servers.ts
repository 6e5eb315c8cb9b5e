import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { login } from '@proline/contract/auth/auth';
import { runProgram } from '../apps/api/src/testing/program/running-program.ts';

const BYTES_PER_MB = 1024 * 1024;
const root = path.resolve(import.meta.dirname, '..');

export type Server = { readonly url: string; readonly pid: number; stop(): Promise<unknown> };

/** The real program, as `npm start` runs it. */
export async function startOurs(env: Readonly<Record<string, string>>): Promise<Server> {
  const program = await runProgram(root, { HOST: '127.0.0.1', LOG_LEVEL: 'error', ...env });
  return { url: program.url, pid: program.process.pid ?? 0, stop: () => program.stop() };
}

/** The yardsticks on the same database. */
export async function startBare(databaseUrl: string): Promise<Server> {
  const child = spawn(process.execPath, [path.join(root, 'bench/bare/bare-server.ts')], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start.'))),
  ]);
  return {
    url: String(printed).trim(),
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

export const DEMO_ACCOUNT = { email: 'owner@proline.test', password: 'proline-demo' } as const;

/** The credential of a demo account, as the Authorization header carries it. */
export async function signIn(server: Server): Promise<string> {
  const reply = await fetch(`${server.url}/api${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEMO_ACCOUNT),
  });
  if (!reply.ok) throw new Error(`Signing in answered ${reply.status}.`);
  const { data } = login.response.parse(await reply.json());
  return `${data.token_type} ${data.access_token}`;
}

/** The resident memory of the process. */
export function residentMb({ pid }: Server): number {
  const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / BYTES_PER_MB;
}
