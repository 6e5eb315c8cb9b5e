import { getJob } from '@proline/contract/job/job';
import { usherList } from '@proline/contract/usher/usher';
import { bulkApproveUshers } from '@proline/contract/usher-bulk/usher-bulk';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { compare } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { download, MIXED } from './rows-lists.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

type Ours = { readonly ours: Server; readonly credential: string };

const DEEP_PAGE = 4_000;
/** Kept figures must cost no more than the columns that a person has. */
const FIGURES = 'rating=4..5&reliability=70..100&is_new=no&last_worked=2024-01-01..';
const PAGE_TIME = 5;
const NEXT_TIME = 1.5;
const IN_ORDER = '/admin/ushers?status=approved&sort=-reliability';

/** The list narrowed by five figures of work at once, in the order of one, and one usher's page. */
export async function usherRows({ ours, credential }: Ours, url: string, effort: Effort): Promise<Row[]> {
  const first = await fetch(`${ours.url}/api/admin/ushers?status=approved`, {
    headers: { authorization: credential },
  });
  const { meta } = usherList.rows.response.parse(await first.json());
  const at = (path: string) => authorised(ours, path, credential);
  const deep = Math.min(DEEP_PAGE, meta.last_page - 1);
  const away = await fetch(`${ours.url}/api${IN_ORDER}&page=${deep}`, { headers: { authorization: credential } });
  const far = usherList.rows.response.parse(await away.json());
  const role = far.data.flatMap(({ roles }) => roles)[0]?.id;
  if (role === undefined) throw new Error('Nobody on the page has worked in any role.');
  const narrowed = `/admin/ushers?status=approved&${FIGURES}&role=${role}`;
  const someone = far.data[0]?.id ?? '';
  const measured = await compare(
    {
      list: at('/admin/ushers?status=approved'),
      ordered: at(IN_ORDER),
      next: at(`${IN_ORDER}&page=${deep + 1}&after=${far.meta.next ?? ''}`),
      figures: at(narrowed),
      record: at(`/admin/ushers/${someone}`),
      kpis: at(`/admin/ushers/${someone}/kpis`),
      counts: at(`/admin/ushers/${someone}/counts`),
      activity: at(`/admin/ushers/${someone}/activity`),
    },
    effort,
  );
  const figures = measured.figures.p99 / Math.max(measured.list.p99, 1);
  const ordered = measured.ordered.p99 / Math.max(measured.list.p99, 1);
  const next = measured.ordered.rps / measured.next.rps;
  // all that the page asks for when it opens, one after the other
  const { record, kpis, counts, activity } = measured;
  const pages = 1 / [record, kpis, counts, activity].reduce((sum, { rps }) => sum + 1 / rps, 0);
  return [
    {
      work: 'list with five figures of work as filters',
      measured: `p99 ${milliseconds(measured.list.p99)} → ${milliseconds(measured.figures.p99)} = ${ratio(figures)}`,
      goal: `p99 ≤ ${PAGE_TIME} × of page 1`,
      met: figures <= PAGE_TIME,
    },
    {
      work: 'list by reliability',
      measured: `p99 ${milliseconds(measured.list.p99)} → ${milliseconds(measured.ordered.p99)} = ${ratio(ordered)}; next from page ${deep.toLocaleString('en')} takes ${ratio(next)} of its page 1`,
      goal: `p99 ≤ ${PAGE_TIME} × of newest first, next ≤ ${NEXT_TIME} ×`,
      met: ordered <= PAGE_TIME && next <= NEXT_TIME,
    },
    {
      work: 'page of an usher: record, figures, counts, activity',
      measured: `${perSecond(pages)} takes ${ratio(measured.list.rps / pages)} of a page of the list; each alone ${[record, kpis, counts, activity].map(({ rps }) => perSecond(rps)).join(', ')}`,
      goal: `≤ ${PAGE_TIME} × of page 1`,
      met: measured.list.rps <= PAGE_TIME * pages,
    },
    await firstLookRow({ ours, credential }, url, narrowed),
  ];
}

const LOOKS = 30;
const MOST_FIRST_LOOK_MS = 100;

/** A total is remembered until anybody writes anything: in a house at work, that is what nearly every look costs. */
async function firstLookRow({ ours, credential }: Ours, url: string, figures: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const middleOf = async (path: string): Promise<number> => {
      const took: number[] = [];
      for (let look = 0; look < LOOKS; look += 1) {
        await client.query('select pg_current_xact_id()');
        took.push(await download(authorised(ours, path, credential)));
      }
      return took.toSorted((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0;
    };
    const [filters, works] = [await middleOf(MIXED), await middleOf(figures)];
    return {
      work: 'first look after a write',
      measured: `five filters ${milliseconds(filters)}, five figures of work ${milliseconds(works)}`,
      goal: `≤ ${MOST_FIRST_LOOK_MS} ms`,
      met: Math.max(filters, works) <= MOST_FIRST_LOOK_MS,
    };
  } finally {
    await client.end();
  }
}

const MANY = 5_000;
const MOST_SECONDS = 30;
const LOOK_MS = 250;

/** So many newcomers who lack nothing, in a city of their own, approved by one job. */
export async function bulkRow({ ours, credential }: Ours, url: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into ushers (name_en, name_ar, phone, city, birth_date, photo)
       select 'Newcomer ' || n, 'وافد ' || n, '+96658' || lpad(n::text, 7, '0'), 'Bulk town', '1999-01-01', '/photos/new.webp'
       from generate_series(1, $1::integer) n`,
      [MANY],
    );
    await client.query(
      `insert into settings (key, value) values ('recruiting', '{"scorecard_required": false}')
       on conflict (key) do update set value = settings.value || excluded.value`,
    );
  } finally {
    await client.end();
  }
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const reply = await fetch(`${ours.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: credential, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const began = performance.now();
  const selection = { all: true, query: { city: 'Bulk town' } };
  const started = bulkApproveUshers.response.parse(await ask(bulkApproveUshers.path, { selection }));
  for (;;) {
    const path = getJob.path.replace(':id', started.data.job_id);
    const { status, done, failed } = getJob.response.parse(await ask(path)).data;
    const seconds = (performance.now() - began) / 1_000;
    if (status === 'done' || seconds > MOST_SECONDS * 4)
      return {
        work: `bulk approval of ${MANY.toLocaleString('en')} ushers`,
        measured: `${done.toLocaleString('en')} approved, ${failed.toLocaleString('en')} refused after ${seconds.toFixed(0)} s`,
        goal: `all, ≤ ${MOST_SECONDS} s`,
        met: done === MANY && seconds <= MOST_SECONDS,
      };
    await setTimeout(LOOK_MS);
  }
}
