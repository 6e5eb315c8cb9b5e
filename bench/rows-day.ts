import { randomUUID } from 'node:crypto';
import { checkIn } from '@proline/contract/attendance/attendance';
import { getEventBoard } from '@proline/contract/attendance/board';
import { moveEvent } from '@proline/contract/event-move/event-move';
import pg from 'pg';
import { addDay } from '../apps/api/src/testing/event/day-course.ts';
import { milliseconds, perSecond, type Row } from './report.ts';
import { boardRows, DRAWN } from './rows-board.ts';
import { download } from './rows-lists.ts';
import { authorised, type Effort } from './rows-speed.ts';
import { signIn, type Server } from './servers.ts';

const PEOPLE = 1_000;
const BOARDS = 50;
/** A session holds twenty streams. */
const BOARDS_PER_SESSION = 10;
const GATES = 10;
const BOARD_MS = 500;
const FOLLOW_MS = 1_000;
const COMPLETE_MS = 2_000;
const CHECK_INS_PER_SECOND = 50;

/** The day of an event of a thousand people: its board, its gates, its end. */
export async function dayRows(ours: Server, url: string, effort: Effort): Promise<Row[]> {
  const credential = await signIn(ours);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const on = await addCrowd(client, { from: -1, to: 7 });
    const over = await addCrowd(client, { from: -9, to: -1 });
    await haveWorked(client, over.event_id);
    const board = authorised(ours, getEventBoard.path.replace(':id', on.event_id), credential);
    const first: number[] = [];
    for (let round = 0; round <= effort.rounds; round += 1) first.push(await download(board));
    const people = [...on.people];
    const followed: number[] = [];
    for (let round = 0; round < effort.rounds; round += 1)
      followed.push(await followChange(ours, on.event_id, people.pop() ?? ''));
    const drawn = await amongBoards(ours, on.event_id, BOARDS - DRAWN, (boards, gate) =>
      boardRows(ours, {
        event_id: on.event_id,
        people: PEOPLE,
        boards: BOARDS,
        come: async (id) => {
          people.splice(people.indexOf(id), 1);
          const seen = boards.map((board) => board.sees(id));
          await markIn(ours, gate, id);
          await Promise.all(seen);
        },
      }),
    );
    const marked = await markAll(ours, credential, people);
    const completed = await post(ours, credential, moveEvent.path.replace(':id', over.event_id), {
      to: 'completed',
      version: over.version,
    });
    return [
      {
        work: `board of ${PEOPLE.toLocaleString('en')} people, first reply`,
        measured: milliseconds(Math.min(...first)),
        goal: `≤ ${BOARD_MS} ms`,
        met: Math.min(...first) <= BOARD_MS,
      },
      {
        work: `a check-in reaches ${BOARDS} open boards of it`,
        measured: `the last after ${milliseconds(Math.max(...followed))}`,
        goal: '≤ 1 s',
        met: Math.max(...followed) <= FOLLOW_MS,
      },
      ...drawn,
      {
        work: `check-ins at ${GATES} gates`,
        measured: perSecond(marked),
        goal: `≥ ${CHECK_INS_PER_SECOND}/s`,
        met: marked >= CHECK_INS_PER_SECOND,
      },
      {
        work: `completing an event of ${PEOPLE.toLocaleString('en')} people`,
        measured: milliseconds(completed),
        goal: '≤ 2 s',
        met: completed <= COMPLETE_MS,
      },
    ];
  } finally {
    await client.end();
  }
}

type Crowd = { readonly event_id: string; readonly version: number; readonly people: readonly string[] };

/** People of the dataset who are free then, at an event of their own. */
async function addCrowd(client: pg.Client, hours: { readonly from: number; readonly to: number }): Promise<Crowd> {
  const { event_id, shift_id, position_id, type_id } = await addDay(client, { people: 0, ...hours });
  await client.query('update positions set headcount = $2 where id = $1', [position_id, PEOPLE / 2]);
  // a position has at most 999 places
  const unzoned = await client.query<{ id: string }>(
    `insert into positions (event_id, shift_id, type_id, headcount, rate_minor) values ($1, $2, $3, $4, 4000) returning id`,
    [event_id, shift_id, type_id, PEOPLE / 2],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into assignments (event_id, shift_id, position_id, usher_id, status, work_date, starts_at, ends_at)
     select s.event_id, s.id, case when u.place % 2 = 0 then $2::uuid else $3::uuid end, u.id, 'confirmed', s.work_date, s.starts_at,
       s.ends_at
     from shifts s, lateral (
       select id, row_number() over (order by id) as place from ushers p where status = 'approved' and not exists (
         select from bookings b where b.person_id = p.id and b.ends_at > s.starts_at and b.starts_at < s.ends_at
       ) order by id limit $4
     ) u where s.id = $1 returning id`,
    [shift_id, position_id, unzoned.rows[0]?.id, PEOPLE],
  );
  const event = await client.query<{ version: number }>('select version from events where id = $1', [event_id]);
  return { event_id, version: event.rows[0]?.version ?? 1, people: rows.map(({ id }) => id) };
}

const haveWorked = (client: pg.Client, event_id: string) =>
  client.query(
    `insert into attendance (assignment_id, event_id, usher_id, work_date, outcome, checked_in_at, checked_out_at, method, out_method)
     select id, event_id, usher_id, work_date, 'attended', starts_at, ends_at, 'manual', 'manual' from assignments where event_id = $1`,
    [event_id],
  );

/** How long it took. */
export async function post(server: Server, credential: string, path: string, body: object): Promise<number> {
  const { url } = authorised(server, path, credential);
  const started = performance.now();
  const reply = await fetch(url, {
    method: 'POST',
    headers: { authorization: credential, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
  return performance.now() - started;
}

const markIn = (server: Server, credential: string, id: string) =>
  post(server, credential, checkIn.path.replace(':id', id), { id: randomUUID() });

/** Everybody who is left, at so many gates at once; per second. */
async function markAll(server: Server, credential: string, people: readonly string[]): Promise<number> {
  const waiting = [...people];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: GATES }, async () => {
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await markIn(server, credential, id);
    }),
  );
  return (people.length * 1_000) / (performance.now() - started);
}

/** From the check-in until the last of the open boards has it. */
const followChange = (server: Server, event_id: string, person: string): Promise<number> =>
  amongBoards(server, event_id, BOARDS, async (boards, credential) => {
    const started = performance.now();
    const seen = boards.map((board) => board.sees(person));
    await markIn(server, credential, person);
    await Promise.all(seen);
    return performance.now() - started;
  });

type Board = Awaited<ReturnType<typeof openBoard>>;

/** While so many boards of the event are open. */
async function amongBoards<Result>(
  server: Server,
  event_id: string,
  count: number,
  work: (boards: readonly Board[], credential: string) => Promise<Result>,
): Promise<Result> {
  const sessions = await Promise.all(
    Array.from({ length: Math.ceil(count / BOARDS_PER_SESSION) }, () => signIn(server)),
  );
  const aborter = new AbortController();
  try {
    const boards: Board[] = [];
    for (let n = 0; n < count; n += 1) {
      const credential = sessions[Math.floor(n / BOARDS_PER_SESSION)] ?? '';
      boards.push(await openBoard(server, credential, event_id, aborter.signal));
    }
    return await work(boards, sessions[0] ?? '');
  } finally {
    aborter.abort();
  }
}

/** A board as a browser has it: everything once, then a stream, and what has changed whenever that says so. */
async function openBoard(server: Server, credential: string, event_id: string, signal: AbortSignal) {
  const { url, headers } = authorised(server, getEventBoard.path.replace(':id', event_id), credential);
  const ask = async (query: string) => {
    let reply = await fetch(`${url}${query}`, { headers: { ...headers } });
    // refused for a moment, and asked again as a browser does: that takes its time, too
    while (reply.status === 503) reply = await fetch(`${url}${query}`, { headers: { ...headers } });
    if (!reply.ok) throw new Error(`A board answered ${reply.status}.`);
    return getEventBoard.response.parse(await reply.json()).data;
  };
  let { cursor } = await ask('');
  const stream = await fetch(`${server.url}/api/admin/stream`, { headers: { authorization: credential }, signal });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!stream.ok || !reader) throw new Error(`A stream answered ${stream.status}.`);
  return {
    async sees(person: string): Promise<void> {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        if (!part.value.includes(event_id)) continue;
        const board = await ask(`?since=${cursor}`);
        ({ cursor } = board);
        if (board.people.some(({ id, state }) => id === person && state === 'in')) return;
      }
      throw new Error('A stream ended.');
    },
  };
}
