import { compare, load, type Target } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { DEMO_ACCOUNT, type Server } from './servers.ts';

export type Effort = { readonly rounds: number; readonly seconds: number };

export const authorised = (server: Server, path: string, credential: string): Target => ({
  url: `${server.url}/api${path}`,
  headers: { authorization: credential },
});

/** Ours between its two limits, for a read that has both. */
async function betweenLimits(
  work: string,
  targets: { readonly naive: Target; readonly bare: Target; readonly ours: Target },
  goal: { readonly overNaive: number; readonly ofBare: number },
  effort: Effort,
): Promise<Row> {
  const { naive, bare, ours } = await compare(targets, effort);
  const overNaive = ours.rps / naive.rps;
  const ofBare = ours.rps / bare.rps;
  return {
    work,
    measured: `${perSecond(ours.rps)} = ${ratio(overNaive, 0)} naive (${perSecond(naive.rps)}), ${ratio(ofBare)} bare (${perSecond(bare.rps)})`,
    goal: `≥ ${goal.overNaive} × naive, ≥ ${goal.ofBare} × bare`,
    met: overNaive >= goal.overNaive && ofBare >= goal.ofBare,
  };
}

export const summaryRow = (ours: Server, bare: Server, credential: string, effort: Effort): Promise<Row> =>
  betweenLimits(
    'dashboard summary',
    {
      naive: { url: `${bare.url}/naive/summary` },
      bare: { url: `${bare.url}/bare/summary` },
      ours: authorised(ours, '/admin', credential),
    },
    { overNaive: 100, ofBare: 0.5 },
    effort,
  );

export const trendRow = (ours: Server, bare: Server, credential: string, effort: Effort): Promise<Row> =>
  betweenLimits(
    'dashboard trend, 12 weeks',
    {
      naive: { url: `${bare.url}/naive/trend` },
      bare: { url: `${bare.url}/bare/trend` },
      ours: authorised(ours, '/admin/trend?range=12_weeks', credential),
    },
    { overNaive: 20, ofBare: 0.5 },
    effort,
  );

export async function readRow(ours: Server, bare: Server, credential: string, effort: Effort): Promise<Row> {
  const measured = await compare(
    { bare: { url: `${bare.url}/bare/read` }, ours: authorised(ours, '/admin/me', credential) },
    effort,
  );
  const ofBare = measured.ours.rps / measured.bare.rps;
  return {
    work: 'single read',
    measured: `${perSecond(measured.ours.rps)} = ${ratio(ofBare)} bare (${perSecond(measured.bare.rps)})`,
    goal: '≥ 0.5 × bare',
    met: ofBare >= 0.5,
  };
}

const loginTarget = (ours: Server): Target => ({
  url: `${ours.url}/api/admin/auth/login`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(DEMO_ACCOUNT),
});

export async function loginRow(ours: Server, bare: Server, effort: Effort): Promise<Row> {
  const connections = 2;
  const measured = await compare(
    { bare: { url: `${bare.url}/bare/login`, method: 'POST' }, ours: loginTarget(ours) },
    { ...effort, connections },
  );
  const ofBare = measured.ours.rps / measured.bare.rps;
  return {
    work: 'sign-in (argon2id)',
    measured: `${perSecond(measured.ours.rps)} = ${ratio(ofBare)} bare argon2 (${perSecond(measured.bare.rps)})`,
    goal: '≥ 0.8 × bare argon2',
    met: ofBare >= 0.8,
  };
}

/** A login storm must not stall the others. */
export async function stormRow(ours: Server, credential: string, effort: Effort): Promise<Row> {
  const summary = authorised(ours, '/admin', credential);
  await load(summary, 1);
  const quiet = await load(summary, effort.seconds);
  const [stormy] = await Promise.all([load(summary, effort.seconds), load(loginTarget(ours), effort.seconds, 20)]);
  const slowdown = stormy.p99 / Math.max(quiet.p99, 1);
  return {
    work: 'dashboard during a login storm',
    measured: `p99 ${milliseconds(quiet.p99)} → ${milliseconds(stormy.p99)} = ${ratio(slowdown)}`,
    goal: 'p99 ≤ 3 × quiet',
    met: slowdown <= 3,
  };
}

/** At ten times the data a read may take this much longer. */
const LONGEST_GROWTH = 1.5;
const GROWING = [
  ['dashboard', '/admin'],
  ['needs', '/admin/needs'],
  ['read', '/admin/me'],
  ['list', '/admin/ushers?status=approved'],
  ['list, deep page', '/admin/ushers?status=approved&page=300'],
  ['events', '/admin/events?status=completed'],
] as const;

/** The same reads on a tenth of the data. */
export async function growthRows(
  small: { readonly server: Server; readonly credential: string },
  large: { readonly server: Server; readonly credential: string },
  effort: Effort,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [work, path] of GROWING) {
    const measured = await compare(
      {
        small: authorised(small.server, path, small.credential),
        large: authorised(large.server, path, large.credential),
      },
      effort,
    );
    const growth = measured.small.rps / measured.large.rps;
    rows.push({
      work: `growth to 10 × data: ${work}`,
      measured: `time ${ratio(growth)}`,
      goal: `≤ ${LONGEST_GROWTH} ×`,
      met: growth <= LONGEST_GROWTH,
    });
  }
  return rows;
}
