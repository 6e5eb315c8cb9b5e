import { CANDIDATE_TABS, CANDIDATES_PER_PAGE, listCandidates } from '@proline/contract/hiring/candidate';
import type { Requirement } from '@proline/domain/event-plan/plan';
import { clockHours, type Opening } from '@proline/domain/hiring/candidate';
import { standOf } from '@proline/domain/hiring/candidate-stand';
import { DEFAULT_HIRING } from '@proline/domain/hiring/hiring-settings';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDemo } from '../../demo/fill-demo.ts';
import { createDatabase } from '../../platform/postgres/database.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { planAsks } from '../../testing/event/hiring-course.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { rankCandidates, type Ranking } from './candidate-rank.queries.ts';
import { judge, rankingOf, type Judged } from './candidate-rank.service.ts';
import { findAskedPositions, findInvited, findMix, findShown } from './candidate.queries.ts';
import { leftForGenders, matchFrameOf, readHiringFrame } from './hiring-frame.service.ts';
import { readCandidates } from './people-facts.service.ts';

const SIZE = { ushers: 110, events: 40, assignments: 600, transfers: 250 };
const FILL_TIMEOUT_MS = 120_000;
const EVERYBODY = 10_000;

let app: TestApp;
let db: Kysely<Database>;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  db = createDatabase(app.appPool);
  token = (await app.signIn('ops')).token;
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await fillDemo(client, { seed: 3, today: new Date('2026-11-15T09:20:00Z'), size: SIZE, dataKey: app.dataKey });
    await client.query('commit');
  } finally {
    client.release();
  }
  // the demo knows few who are away, and nobody whose gender is unknown, or who is too young
  await app.pool.query(`
    delete from days_off; delete from weekly_hours; delete from availability;
    insert into availability (person_id) select id from ushers where code % 3 = 0;
    insert into days_off (person_id, first_day, last_day)
      select id, s.work_date, s.work_date + 1 from ushers cross join lateral (
        select work_date from shifts where starts_at > '2026-11-15' order by id offset (code % 40) limit 1) s
      where code % 6 = 0;
    insert into weekly_hours (person_id, weekday, from_minutes, until_minutes)
      select id, d, case when code % 2 = 0 then 600 end, case when code % 2 = 0 then 1200 end
      from ushers, generate_series(0, 6) d where code % 9 = 3 and (d + code) % 2 = 0;
    update persons set latitude = 24.7 + (usher_code % 13 - 6) / 8.0, longitude = 46.7 + (usher_code % 7 - 3) / 6.0
      where usher_code % 4 = 1;
    update persons set gender = null where usher_code % 17 = 1;
    update persons set usher_status_changed_at = '2040-01-01', birth_date = '2009-06-01' where usher_code % 23 = 1 and leader_status is null;
  `);
  // and nobody whom the usual limits keep from work
  const strict = { ...DEFAULT_HIRING, rest_hours: 24, week_hours: 20 };
  await app.pool.query(`insert into settings (key, value) values ('hiring', $1)`, [JSON.stringify(strict)]);
}, FILL_TIMEOUT_MS);
afterAll(() => app.close());

type Asked = { readonly event_id: string; readonly position_ids: readonly string[] };

/** Positions of events ahead that somebody can have together, the fullest events first. */
async function findAsked(most: number): Promise<Asked[]> {
  const { rows } = await app.pool.query<Asked>(
    `select p.event_id, (array_agg(p.id order by s.starts_at, p.id))[1:1] as position_ids
     from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
     where e.status in ('published', 'in_progress') and s.starts_at > '2026-11-15'
     group by p.event_id, p.type_id order by sum(p.confirmed) desc, p.event_id, p.type_id limit $1`,
    [most],
  );
  return rows;
}

/** Two shifts of one role on two days. */
async function findPairs(most: number): Promise<Asked[]> {
  const { rows } = await app.pool.query<Asked>(
    `select p.event_id, array[p.id, q.id] as position_ids
     from positions p join shifts s on s.id = p.shift_id join events e on e.id = p.event_id
     join positions q on q.event_id = p.event_id and q.type_id = p.type_id join shifts r on r.id = q.shift_id
     where e.status = 'published' and s.starts_at > '2026-11-15' and r.starts_at > s.ends_at + interval '30 hours'
     order by p.event_id, p.id, q.id limit $1`,
    [most],
  );
  return rows;
}

/** Everybody judged by the rules themselves, and by the database. */
async function bothWays({ event_id, position_ids }: Asked, q = '') {
  const frame = await readHiringFrame(db, event_id);
  if (!frame) throw new Error('no such event');
  const positions = await findAskedPositions(db, event_id, position_ids);
  const places = positions.map(({ type_id, ...work }): Opening => {
    return { type_id, work, hours: clockHours(work, frame.event.time_zone) };
  });
  const type_id = positions[0]?.type_id ?? '';
  const mix = await findMix(db, event_id);
  const measures = await matchFrameOf(db, frame, leftForGenders(frame.requirements, mix.places, mix));
  const ranking = rankingOf({ frame, measures, type_id, places, gender: undefined, only: [], q });
  const bySql = new Map<string, { readonly tab: string; readonly bound: number }>();
  const counts: Record<string, number> = {};
  for (const tab of CANDIDATE_TABS) {
    const ranked = await rankCandidates(app.appPool, ranking, { tab, sort: 'match', skip: 0, most: EVERYBODY });
    for (const { id, bound } of ranked.rows) bySql.set(id, { tab, bound });
    counts[tab] = ranked.rows.length;
    expect(ranked.counts[tab] ?? 0).toBe(ranked.rows.length);
  }
  const ids = [...bySql.keys()];
  const invited = Map.groupBy(await findInvited(db, event_id), ({ usher_id }) => usher_id);
  const shifts = places.map(({ work }) => work);
  const known = await readCandidates(db, frame, { ids, shifts, invited: (id) => invited.get(id) ?? [] });
  const shown = await findShown(app.appPool, { event_id, type_id, ids });
  const byRule = new Map(
    known.map((person) => {
      const judged = judge(measures, person, places);
      return [
        person.id,
        { judged, tab: standOf(judged.suitability, shown.get(person.id)?.application?.status ?? null) },
      ];
    }),
  );
  return { bySql, byRule, counts, ranking };
}

const inOrder = (all: Awaited<ReturnType<typeof bothWays>>['byRule'], tab: string): Judged[] =>
  [...all.values()]
    .filter((one) => one.tab === tab)
    .map(({ judged }) => judged)
    .sort((a, b) => b.match.tenths - a.match.tenths || (a.person.id < b.person.id ? -1 : 1));

const REQUIREMENTS: readonly (readonly Requirement[])[] = [
  [],
  [
    { kind: 'gender', mode: 'block', female_percent: 100 },
    { kind: 'rating', mode: 'flag', least: 4 },
  ],
  [{ kind: 'gender', mode: 'block', female_percent: 40 }],
  [
    { kind: 'languages', mode: 'block', languages: ['ar', 'en'] },
    { kind: 'experience', mode: 'block', shifts: 2 },
  ],
  [
    { kind: 'rating', mode: 'block', least: 4 },
    { kind: 'documents', mode: 'block', documents: ['bank_account', 'id_number'] },
  ],
];

/** Which candidates can be narrowed to, by the rules themselves. */
const TRAITS = {
  new: ({ person }: Judged) => person.match.reliability === null,
  unflagged: ({ suitability }: Judged) => suitability.every(({ flags }) => flags.length === 0),
};

async function idsWith(ranking: Ranking): Promise<string[]> {
  const found: string[] = [];
  for (const tab of CANDIDATE_TABS) {
    const ranked = await rankCandidates(app.appPool, ranking, { tab, sort: 'match', skip: 0, most: EVERYBODY });
    found.push(...ranked.rows.map(({ id }) => id));
  }
  return found.toSorted();
}

test(
  'the database puts everybody where the rules do, and nobody scores more than it thinks',
  { timeout: FILL_TIMEOUT_MS },
  async () => {
    const seen = new Set<string>();
    const asked = [...(await findAsked(16)), ...(await findPairs(6))];
    expect(asked.length).toBeGreaterThan(12);
    for (const [n, one] of asked.entries()) {
      await app.pool.query('delete from event_plans where event_id = $1', [one.event_id]);
      await planAsks(app, one.event_id, { requirements: REQUIREMENTS[n % REQUIREMENTS.length] ?? [] });
      const { bySql, byRule, ranking } = await bothWays(one, n % 4 === 3 ? 'al' : '');
      expect(byRule.size).toBe(bySql.size);
      for (const [trait, holds] of [
        ['new', TRAITS.new],
        ['unflagged', TRAITS.unflagged],
      ] as const) {
        const wanted = [...byRule].filter(([, { judged }]) => holds(judged)).map(([id]) => id);
        expect(await idsWith({ ...ranking, only: [trait] }), trait).toEqual(wanted.toSorted());
        if (wanted.length > 0 && wanted.length < byRule.size) seen.add(trait);
      }
      for (const [id, { judged, tab }] of byRule) {
        const found = bySql.get(id);
        expect(found?.tab, `${JSON.stringify(one)} ${id} ${JSON.stringify(judged.suitability)}`).toBe(tab);
        expect(found?.bound).toBeGreaterThanOrEqual(judged.match.tenths);
        seen.add(tab);
        for (const { code } of judged.suitability.flatMap(({ unsuitable, hand_only }) => [...unsuitable, ...hand_only]))
          seen.add(code);
      }
    }
    // else nothing was compared
    const compared = [
      'overlap',
      'works_here',
      'rest',
      'week_cap',
      'unavailable',
      'not_near',
      'under_age',
      'gender_mix',
      'gender',
    ];
    for (const name of [
      ...CANDIDATE_TABS,
      ...compared,
      'new',
      'unflagged',
      'languages',
      'experience',
      'rating',
      'documents',
    ])
      expect([...seen], name).toContain(name);
  },
);

test('pages come in the order of the score, each person once', { timeout: FILL_TIMEOUT_MS }, async () => {
  for (const one of await findAsked(3)) {
    const { byRule, counts } = await bothWays(one);
    for (const tab of CANDIDATE_TABS) {
      const expected = inOrder(byRule, tab).map(({ person }) => person.id);
      const found: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / CANDIDATES_PER_PAGE) + 1; page += 1) {
        const query = { positions: one.position_ids.join(','), tab, page: String(page) };
        const reply = await app.call(listCandidates, { token, params: { id: one.event_id }, query });
        const { data, meta } = listCandidates.response.parse(reply.json());
        expect(meta.counts).toMatchObject(counts);
        found.push(...data.map(({ usher }) => usher.id));
      }
      expect(found, tab).toEqual(expected);
    }
  }
});
