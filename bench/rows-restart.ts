import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import type { Row } from './report.ts';
import { startOurs } from './servers.ts';

const CLIENTS = 24;
const RETRY_MS = 20;
const UNDER_LOAD_MS = 500;

/** 'answered', 'away', or what went wrong. */
type Outcome = string;

/** Restarts the program again and again while clients use their connections. Nobody may lose a request that was taken. */
export async function restartRow(restarts: number): Promise<Row> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'proline-restart-'));
  const port = await freePort();
  const start = () => startOurs({ DATA_DIR: dataDir, PORT: String(port) });
  const counts = new Map<Outcome, number>();
  let ended = false;
  const client = async (): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    while (!ended) {
      const outcome = await ask(port, agent);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (outcome === 'away') await pause(RETRY_MS);
    }
    agent.destroy();
  };
  let ours = await start();
  const clients = Array.from({ length: CLIENTS }, client);
  try {
    for (let round = 0; round < restarts; round += 1) {
      await pause(UNDER_LOAD_MS);
      await ours.stop();
      ours = await start();
    }
  } finally {
    ended = true;
    await Promise.all(clients);
    await ours.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
  const answered = counts.get('answered') ?? 0;
  const failures = [...counts].filter(([outcome]) => outcome !== 'answered' && outcome !== 'away');
  const failed = failures.reduce((sum, [, count]) => sum + count, 0);
  const reasons = failures.map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
  return {
    work: `${restarts} restarts, ${CLIENTS} clients at work`,
    measured: `${failed} of ${answered.toLocaleString('en')} requests failed${reasons && `: ${reasons}`}`,
    goal: '0 failed',
    met: failed === 0 && answered > 0,
  };
}

/** A server that is not there yet is asked again; one that breaks off, or answers with an error, has failed. */
const ask = (port: number, agent: http.Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path: '/api/privacy-contact', agent }, (reply) => {
      reply.resume();
      reply.on('error', (error) => resolve(error.message));
      reply.on('end', () => resolve(reply.statusCode === 200 ? 'answered' : `status ${reply.statusCode}`));
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'away' : error.message),
    );
  });
