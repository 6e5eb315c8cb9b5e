import { getEventPlaces } from '@proline/contract/assignment/assignment';
import pg from 'pg';
import { compare, type Target } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { download } from './rows-lists.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

type Servers = { readonly ours: Server; readonly bare: Server; readonly credential: string };

const OVER_NAIVE = 2;
const TRIAGE_MS = 1_000;

/** The desk of the largest event that is published, the queue of applications, and who could have one of its places. */
export async function hiringRows({ ours, bare, credential }: Servers, url: string, effort: Effort): Promise<Row[]> {
  const { event_id, position_id, places, applications, pending } = await largest(url);
  const at = (path: string): Target => authorised(ours, path, credential);
  const naive = (path: string): Target => ({ url: `${bare.url}/naive/${path}` });
  const desk = await compare(
    { naive: naive(`desk?event=${event_id}`), ours: at(getEventPlaces.path.replace(':id', event_id)) },
    effort,
  );
  const queue = await compare({ naive: naive('queue'), ours: at('/admin/event-applications?status=accepted') }, effort);
  // one at a time: each reads thousands of people, the naive one all of them
  const ranking = { naive: [] as number[], ours: [] as number[] };
  const triage: number[] = [];
  for (let round = 0; round < effort.rounds; round += 1) {
    triage.push(await download(at('/admin/event-applications?status=pending')));
    ranking.naive.push(await download(naive(`candidates?position=${position_id}`)));
    ranking.ours.push(await download(at(`/admin/events/${event_id}/candidates?positions=${position_id}`)));
  }
  const took = { naive: Math.min(...ranking.naive), ours: Math.min(...ranking.ours) };
  const rowOf = (work: string, { naive: slow, ours: own }: typeof desk): Row => ({
    work,
    measured: `${perSecond(own.rps)} = ${ratio(own.rps / slow.rps, 1)} naive (${perSecond(slow.rps)})`,
    goal: `≥ ${OVER_NAIVE} × naive`,
    met: own.rps >= OVER_NAIVE * slow.rps,
  });
  return [
    rowOf(`desk of an event with ${places.toLocaleString('en')} places`, desk),
    rowOf(`queue of ${applications.toLocaleString('en')} applications`, queue),
    {
      work: `triage list of ${pending.toLocaleString('en')} that wait, best match first`,
      measured: milliseconds(Math.min(...triage)),
      goal: '≤ 1 s',
      met: Math.min(...triage) <= TRIAGE_MS,
    },
    {
      work: 'candidates for one position, ranked',
      measured: `${milliseconds(took.ours)}, ${ratio(took.naive / took.ours, 1)} as fast as naive (${milliseconds(took.naive)})`,
      goal: `≥ ${OVER_NAIVE} × naive`,
      met: took.naive >= OVER_NAIVE * took.ours,
    },
  ];
}

type Largest = {
  readonly event_id: string;
  readonly position_id: string;
  readonly places: number;
  readonly applications: number;
  readonly pending: number;
};

async function largest(url: string): Promise<Largest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Largest>(`
      select p.event_id, (array_agg(p.id order by p.headcount desc, p.id))[1] as position_id,
        sum(p.headcount)::integer as places, (select count(*)::integer from applications) as applications,
        (select count(*)::integer from applications where status = 'pending') as pending
      from positions p join events e on e.id = p.event_id where e.status = 'published'
      group by p.event_id order by places desc, p.event_id limit 1`);
    if (!rows[0]) throw new Error('no published event');
    return rows[0];
  } finally {
    await client.end();
  }
}
