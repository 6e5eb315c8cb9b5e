import { usherList } from '@proline/contract/usher/usher';
import { compare, load, type Target } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import { residentMb, type Server } from './servers.ts';

const LIST = '/admin/ushers?status=approved';
const DEEP_PAGE = 4_000;

/** Five filters and two sorts. */
export const MIXED =
  '/admin/ushers?status=approved,pending&gender=female&age=20..30&language=en&nationality=SA,EG&sort=city,-created_at';

type Servers = { readonly ours: Server; readonly bare: Server; readonly credential: string };

/** The list of ushers through its real endpoint, against the obvious SQL and the best SQL known. */
export async function listRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const at = (query: string): Target => authorised(ours, `${LIST}${query}`, credential);
  const first = await readPage(at(''));
  const deep = Math.min(DEEP_PAGE, first.meta.last_page - 1);
  const { meta } = await readPage(at(`&page=${deep}`));
  const measured = await compare(
    {
      naive: { url: `${bare.url}/naive/list` },
      bare: { url: `${bare.url}/bare/list` },
      ours: at(''),
      naiveDeep: { url: `${bare.url}/naive/list?page=${deep}` },
      deep: at(`&page=${deep}`),
      next: at(`&page=${deep + 1}&after=${meta.next ?? ''}`),
      mixed: authorised(ours, MIXED, credential),
    },
    effort,
  );
  const { naive, naiveDeep, next, mixed } = measured;
  const overNaive = measured.ours.rps / naive.rps;
  const ofBare = measured.ours.rps / measured.bare.rps;
  const deepOverNaive = measured.deep.rps / naiveDeep.rps;
  const deepTime = measured.ours.rps / measured.deep.rps;
  const nextTime = measured.ours.rps / next.rps;
  const mixedTime = mixed.p99 / Math.max(measured.ours.p99, 1);
  return [
    {
      work: 'list by status, page 1 with total',
      measured: `${perSecond(measured.ours.rps)} = ${ratio(overNaive, 0)} naive (${perSecond(naive.rps)}), ${ratio(ofBare)} bare (${perSecond(measured.bare.rps)})`,
      goal: '≥ 20 × naive, ≥ 0.5 × bare',
      met: overNaive >= 20 && ofBare >= 0.5,
    },
    {
      work: `the same, jump to page ${deep.toLocaleString('en')}`,
      measured: `${perSecond(measured.deep.rps)} = ${ratio(deepOverNaive, 0)} naive (${perSecond(naiveDeep.rps)}), time ${ratio(deepTime)} of page 1`,
      goal: '≥ 50 × naive, time ≤ 3 ×',
      met: deepOverNaive >= 50 && deepTime <= 3,
    },
    {
      work: 'the same, next from there',
      measured: `${perSecond(next.rps)}, time ${ratio(nextTime)} of page 1`,
      goal: 'time ≤ 1.5 ×',
      met: nextTime <= 1.5,
    },
    {
      work: 'list with five filters and two sorts',
      measured: `p99 ${milliseconds(measured.ours.p99)} → ${milliseconds(mixed.p99)} = ${ratio(mixedTime)}`,
      goal: 'p99 ≤ 5 × of page 1',
      met: mixedTime <= 5,
    },
  ];
}

const WORDS = [
  ['Latin', 'mansour'],
  ['Arabic', 'منصور'],
] as const;

export async function searchRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [script, word] of WORDS) {
    const q = encodeURIComponent(word);
    const measured = await compare(
      {
        naive: { url: `${bare.url}/naive/search?q=${q}` },
        ours: authorised(ours, `/admin/ushers?q=${q}`, credential),
        palette: authorised(ours, `/admin/search?q=${q}`, credential),
      },
      effort,
    );
    const overNaive = measured.ours.rps / measured.naive.rps;
    rows.push({
      work: `search by name, ${script}`,
      measured: `${perSecond(measured.ours.rps)} = ${ratio(overNaive, 1)} naive (${perSecond(measured.naive.rps)}); palette ${perSecond(measured.palette.rps)}`,
      goal: '≥ 2 × naive ILIKE',
      met: overNaive >= 2,
    });
  }
  return rows;
}

/** An export of all ushers: its time, its memory, and how much it slows other requests. */
export async function exportRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const csv = authorised(ours, '/admin/ushers/export?format=csv', credential);
  const raw = { url: `${bare.url}/bare/copy` };
  const list = authorised(ours, LIST, credential);
  const took = { raw: [] as number[], csv: [] as number[] };
  // what serving the list alone takes is no memory of exports
  const quiet = await load(list, effort.seconds);
  const before = residentMb(ours);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMb(ours))), 50);
  try {
    for (let round = 0; round < effort.rounds; round += 1) {
      took.raw.push(await download(raw));
      took.csv.push(await download(csv));
    }
    const [busy] = await Promise.all([load(list, effort.seconds), download(csv)]);
    const mostByCsv = most;
    const xlsx = await download(authorised(ours, '/admin/ushers/export?format=xlsx', credential));
    const speed = Math.min(...took.raw) / Math.min(...took.csv);
    const slowdown = busy.p99 / Math.max(quiet.p99, 1);
    return [
      {
        work: 'export of all ushers, CSV',
        measured: `${milliseconds(Math.min(...took.csv))} = ${ratio(speed)} raw COPY (${milliseconds(Math.min(...took.raw))}); XLSX ${milliseconds(xlsx)}`,
        goal: 'CSV ≥ 0.3 × raw COPY',
        met: speed >= 0.3,
      },
      {
        work: 'during an export',
        measured: `memory CSV +${(mostByCsv - before).toFixed(0)} MB, XLSX +${(most - before).toFixed(0)} MB, others’ p99 ${milliseconds(quiet.p99)} → ${milliseconds(busy.p99)} = ${ratio(slowdown)}`,
        goal: '≤ +100 MB, p99 ≤ 2 ×',
        met: most - before <= 100 && slowdown <= 2,
      },
    ];
  } finally {
    clearInterval(watch);
  }
}

async function readPage({ url, headers }: Target) {
  const reply = await fetch(url, { headers: { ...headers } });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return usherList.rows.response.parse(await reply.json());
}

/** Milliseconds until the last byte. */
export async function download({ url, headers }: Target): Promise<number> {
  const started = performance.now();
  const reply = await fetch(url, { headers: { ...headers } });
  if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}.`);
  for await (const _piece of reply.body) continue;
  return performance.now() - started;
}
