import { eventList } from '@proline/contract/event/event';
import { getEventCalendar } from '@proline/contract/event-view/event-view';
import { compare, type Target } from './load.ts';
import { milliseconds, perSecond, ratio, type Row } from './report.ts';
import { authorised, type Effort } from './rows-speed.ts';
import type { Server } from './servers.ts';

const LIST = '/admin/events?status=completed';

type Servers = { readonly ours: Server; readonly bare: Server; readonly credential: string };

/** The list of events through its real endpoint, from its first page to its last. */
export async function eventListRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const at = (query: string): Target => authorised(ours, `${LIST}${query}`, credential);
  const { meta } = eventList.rows.response.parse(await answer(at('')));
  const deep = Math.max(1, meta.last_page - 1);
  const measured = await compare(
    {
      naive: { url: `${bare.url}/naive/events` },
      bare: { url: `${bare.url}/bare/events` },
      ours: at(''),
      naiveDeep: { url: `${bare.url}/naive/events?page=${deep}` },
      deep: at(`&page=${deep}`),
      mixed: authorised(
        ours,
        '/admin/events?status=published,in_progress,draft&attention=yes&sort=-open,city',
        credential,
      ),
    },
    effort,
  );
  const { naive, naiveDeep, mixed } = measured;
  const overNaive = measured.ours.rps / naive.rps;
  const ofBare = measured.ours.rps / measured.bare.rps;
  const deepOverNaive = measured.deep.rps / naiveDeep.rps;
  const deepTime = measured.ours.rps / measured.deep.rps;
  const mixedTime = mixed.p99 / Math.max(measured.ours.p99, 1);
  return [
    {
      work: 'events by status, page 1 with total',
      measured: `${perSecond(measured.ours.rps)} = ${ratio(overNaive)} naive (${perSecond(naive.rps)}), ${ratio(ofBare)} bare (${perSecond(measured.bare.rps)})`,
      goal: '≥ 2 × naive, ≥ 0.5 × bare',
      met: overNaive >= 2 && ofBare >= 0.5,
    },
    {
      work: `the same, jump to page ${deep.toLocaleString('en')}`,
      measured: `${perSecond(measured.deep.rps)} = ${ratio(deepOverNaive)} naive (${perSecond(naiveDeep.rps)}), time ${ratio(deepTime)} of page 1`,
      goal: '≥ 2 × naive, time ≤ 3 ×',
      met: deepOverNaive >= 2 && deepTime <= 3,
    },
    {
      work: 'events that need attention, two sorts',
      measured: `p99 ${milliseconds(measured.ours.p99)} → ${milliseconds(mixed.p99)} = ${ratio(mixedTime)}`,
      goal: 'p99 ≤ 5 × of page 1',
      met: mixedTime <= 5,
    },
  ];
}

const WORDS = [
  ['Latin', 'festival'],
  ['Arabic', 'مهرجان'],
] as const;

export async function eventSearchRows({ ours, bare, credential }: Servers, effort: Effort): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [script, word] of WORDS) {
    const q = encodeURIComponent(word);
    const measured = await compare(
      {
        naive: { url: `${bare.url}/naive/event-search?q=${q}` },
        ours: authorised(ours, `/admin/events?q=${q}`, credential),
      },
      effort,
    );
    const overNaive = measured.ours.rps / measured.naive.rps;
    rows.push({
      work: `search of events, ${script}`,
      measured: `${perSecond(measured.ours.rps)} = ${ratio(overNaive)} naive (${perSecond(measured.naive.rps)})`,
      goal: '≥ 2 × naive ILIKE',
      met: overNaive >= 2,
    });
  }
  return rows;
}

/** The calendar's request for this month, including the days of its first and last week. */
export async function calendarRow({ ours, bare, credential }: Servers, effort: Effort): Promise<Row> {
  const days = monthPage(new Date());
  const target = authorised(ours, `/admin/events/calendar?${days}`, credential);
  const { meta } = getEventCalendar.response.parse(await answer(target));
  const measured = await compare(
    {
      naive: { url: `${bare.url}/naive/calendar?${days}` },
      bare: { url: `${bare.url}/bare/calendar?${days}` },
      ours: target,
    },
    effort,
  );
  const overNaive = measured.ours.rps / measured.naive.rps;
  const ofBare = measured.ours.rps / measured.bare.rps;
  return {
    work: `calendar month, ${meta.total.toLocaleString('en')} events`,
    measured: `${perSecond(measured.ours.rps)} = ${ratio(overNaive)} naive (${perSecond(measured.naive.rps)}), ${ratio(ofBare)} bare (${perSecond(measured.bare.rps)})`,
    goal: '≥ 5 × naive, ≥ 0.5 × bare',
    met: overNaive >= 5 && ofBare >= 0.5,
  };
}

const WEEKS_SHOWN = 6;
const MS_PER_DAY = 86_400_000;

const monthPage = (now: Date): string => {
  const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
  const from = first - new Date(first).getUTCDay() * MS_PER_DAY;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return `from=${day(from)}&to=${day(from + (WEEKS_SHOWN * 7 - 1) * MS_PER_DAY)}`;
};

async function answer({ url, headers }: Target): Promise<unknown> {
  const reply = await fetch(url, { headers: { ...headers } });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return reply.json();
}
