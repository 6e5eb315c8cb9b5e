import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverProcesses } from '../apps/api/src/platform/postgres/postgres-orphans.ts';
import { runKillRounds } from '../apps/api/src/testing/program/kill-rounds.ts';
import { milliseconds, type Row } from './report.ts';
import { signIn, startOurs, type Server } from './servers.ts';

const WRITES_PER_ROUND = 60;

/** Kills the program and the database in the middle of writes, several times. */
export async function killRow(rounds: number): Promise<Row> {
  const results = await runKillRounds({ rounds, writesPerRound: WRITES_PER_ROUND });
  const acknowledged = results.reduce((sum, round) => sum + round.acknowledged, 0);
  const lost = results.reduce((sum, round) => sum + round.lost, 0);
  return {
    work: `kill -9 of Node, database or both, ${rounds} rounds`,
    measured: `${lost} of ${acknowledged.toLocaleString('en')} acknowledged writes lost`,
    goal: '0 lost',
    met: lost === 0,
  };
}

type Sample = { readonly at: number; readonly status: number; readonly took: number };

const ASK_EVERY_MS = 20;
const WATCH_MS = 8_000;

/** The database is killed while somebody reads: refusals must be quick and clear, and end by themselves. */
export async function outageRow(): Promise<Row> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-outage-'));
  const ours = await startOurs({ DATA_DIR: dataDir });
  try {
    const credential = await signIn(ours);
    const killedAt = performance.now();
    for (const pid of serverProcesses(path.join(dataDir, 'postgres'))) process.kill(pid, 'SIGKILL');
    const samples = await watch(ours, credential);
    const refused = samples.filter(({ status }) => status === 503);
    const other = samples.filter(({ status }) => status !== 503 && status !== 200).length;
    const slowest = Math.max(0, ...refused.map(({ took }) => took));
    const lastRefusal = Math.max(killedAt, ...refused.map(({ at }) => at));
    const recovered = samples.at(-1)?.status === 200;
    return {
      work: 'database killed while reading',
      measured: `${refused.length} × 503, slowest ${milliseconds(slowest)}, back after ${milliseconds(lastRefusal - killedAt)}, ${other} other failures`,
      goal: '503 within 2 s, back within 5 s',
      met: slowest <= 2_000 && lastRefusal - killedAt <= 5_000 && other === 0 && recovered,
    };
  } finally {
    await ours.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function watch(ours: Server, credential: string): Promise<Sample[]> {
  const asked: Promise<Sample>[] = [];
  const until = performance.now() + WATCH_MS;
  while (performance.now() < until) {
    asked.push(ask(ours, credential));
    await pause(ASK_EVERY_MS);
  }
  return Promise.all(asked);
}

async function ask(ours: Server, credential: string): Promise<Sample> {
  const started = performance.now();
  const status = await fetch(`${ours.url}/api/admin`, { headers: { authorization: credential } }).then(
    (reply) => reply.status,
    () => 0,
  );
  return { at: performance.now(), status, took: performance.now() - started };
}
