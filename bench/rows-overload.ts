import autocannon from 'autocannon';
import { load, type Target } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

const TIMES = 4;
/** Enough to keep four times the capacity under way while those in line wait half a second. */
const CONNECTIONS = 1_000;
const SHARE_KEPT = 0.8;
const SLOWEST_REFUSAL_MS = 100;
const NEARLY_ALL = 0.99;

/** Four times as many requests as the process can answer: it goes on answering as many as it can, and refuses the others at once. */
export async function overloadRow(ours: Server, credential: string, { seconds }: Effort): Promise<Row> {
  const target = authorised(ours, '/admin/ushers?status=approved', credential);
  await load(target, 1);
  const capacity = (await load(target, seconds, 40)).rps;
  const { result, refusals } = await flood(target, Math.ceil(capacity * TIMES), seconds * 2);
  const share = result['2xx'] / result.duration / capacity;
  const slowest = refusals.toSorted((a, b) => a - b)[Math.floor(refusals.length * NEARLY_ALL)] ?? 0;
  const other = result.non2xx - refusals.length + result.errors;
  return {
    work: `${TIMES} × overload`,
    measured: `${ratio(share)} of ${perSecond(capacity)} answered, ${refusals.length.toLocaleString('en')} refused, p99 of these ${milliseconds(slowest)}, ${other} other failures`,
    goal: `≥ ${SHARE_KEPT} × capacity, refusals within ${SLOWEST_REFUSAL_MS} ms`,
    met: share >= SHARE_KEPT && slowest <= SLOWEST_REFUSAL_MS && refusals.length > 0 && other === 0,
  };
}

/** Sends so many requests a second, and tells how long each refusal took. */
async function flood(target: Target, overallRate: number, duration: number) {
  const refusals: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const settings = {
      url: target.url,
      headers: { ...target.headers },
      connections: CONNECTIONS,
      overallRate,
      duration,
    };
    const run = autocannon(settings, (error: unknown, measured) => {
      if (error instanceof Error) reject(error);
      else resolve(measured);
    });
    run.on('response', (_client, status, _bytes, took) => {
      if (status === 503) refusals.push(took);
    });
  });
  return { result, refusals };
}
