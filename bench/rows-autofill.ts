import { once } from 'node:events';
import http from 'node:http';
import { planTenths } from '@proline/domain/hiring/fill/fill-problem';
import { fillProblemOf } from '@proline/domain/hiring/fill/fill-candidates';
import autocannon from 'autocannon';
import { runFill } from '../apps/api/src/features/auto-fill/run-fill.service.ts';
import { fillSource } from './fill-source.ts';
import { milliseconds, ratio, type Row } from './report.ts';

const PLACES = 500;
const CANDIDATES = 5_000;
const MOST_SECONDS = 6;
const MOST_TIMES_SLOWER = 2;
const IDLE_SECONDS = 4;
/** Far from what the process can answer, so that only waiting is measured. */
const REQUESTS_PER_SECOND = 100;
/** A hundredth of a second more or less is the machine's, not auto-fill's. */
const NOISE_MS = 10;

/** A whole event in a thread of this process, while the process goes on answering requests. */
export async function autofillRow(): Promise<Row> {
  const source = fillSource(PLACES, CANDIDATES);
  const server = http.createServer((_, reply) => reply.end(JSON.stringify(source.positions.slice(0, 10))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
    const idle = await slowest(url, IDLE_SECONDS);
    const began = performance.now();
    const solved = runFill(source).then((proposal) => ({ proposal, seconds: (performance.now() - began) / 1_000 }));
    const [{ proposal, seconds }, busy] = await Promise.all([solved, slowest(url, MOST_SECONDS)]);
    const { plan } = proposal;
    const tenths = planTenths(fillProblemOf(source), plan.rows);
    const proven = plan.rows.length === plan.places_at_most && tenths === plan.tenths_at_most;
    const times = Math.max(busy, NOISE_MS) / Math.max(idle, NOISE_MS);
    return {
      work: `solver alone: auto-fill of ${PLACES} places from ${CANDIDATES.toLocaleString('en')} candidates`,
      measured: `${plan.rows.length} filled, ${proven ? 'proven' : 'NOT proven'} in ${seconds.toFixed(1)} s; p99 of other requests ${milliseconds(idle)} → ${milliseconds(busy)} (${ratio(times)})`,
      goal: `proven, ≤ ${MOST_SECONDS} s, p99 ≤ ${MOST_TIMES_SLOWER} ×`,
      met: proven && seconds <= MOST_SECONDS && times <= MOST_TIMES_SLOWER,
    };
  } finally {
    server.close();
  }
}

/** The p99 of small requests; they are sent by a thread of their own, so that the sender does not wait for the solver. */
async function slowest(url: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: 4,
    workers: 1,
    overallRate: REQUESTS_PER_SECOND,
    duration: seconds,
  });
  if (result.non2xx + result.errors > 0) throw new Error('requests were refused');
  return result.latency.p99;
}
