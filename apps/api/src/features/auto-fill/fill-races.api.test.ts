import { revertFill, saveFill } from '@proline/contract/auto-fill/auto-fill';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addZone, propose } from '../../testing/event/fill-course.ts';
import { addDoing, addShifts, give, planAsks, resultOf } from '../../testing/event/hiring-course.ts';
import { startUnguarded, untilTwo } from '../../testing/program/unguarded-app.ts';
import { runs } from '../../testing/property-runs.ts';
import { assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { counterDifferences } from '../../testing/schema/counter-check.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Each race also runs at a program without guards, which must break the promise: else it would show nothing.

/** Two processes on one database, and who asks. */
type Ground = { readonly app: TestApp; readonly other: TestApp; readonly token: string; readonly admin: string };
let ground: Ground;
beforeAll(async () => {
  const app = await startTestApp({ jobs: [] });
  const other = await startTestApp({ database: app.database, dataKey: app.dataKey, jobs: [] });
  const { token, id: admin } = await app.signIn('ops');
  ground = { app, other, token, admin };
});
afterAll(async () => {
  await ground.other.close();
  await ground.app.close();
});

const rounds = Array.from({ length: runs(6) }, (_, round) => round);
const SHIFT = { from: 0, to: 6 };

const save = (at: TestApp, token: string, id: string) =>
  at.call(saveFill, { token, params: { id }, body: { left_out: [], invite_until: null } });
const givenBy = async (saving: ReturnType<typeof save>) => saveFill.response.parse((await saving).json()).data.given;
const confirmedAt = async ({ pool }: TestApp, event_id: string) =>
  (
    await pool.query<{ n: number }>(
      `select count(*)::integer as n from assignments where event_id = $1 and status = 'confirmed'`,
      [event_id],
    )
  ).rows[0]?.n;

/** What came out, and what may. */
type Race = (ground: Ground) => Promise<{ readonly found: unknown; readonly allowed: readonly unknown[] }>;

const planOrHand: Race = async ({ app, other, token, admin }) => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [planned, byHand] = [await addDoing(app, here), await addDoing(app, here)];
  const { id } = await propose(app, admin, [{ usher_id: planned, to: here }]);
  const [given, hand] = await Promise.all([givenBy(save(app, token, id)), resultOf(give(other, token, here, byHand))]);
  const found = { given, hand, confirmed: await confirmedAt(app, here.event_id) };
  return {
    found,
    allowed: [
      { given: 1, hand: 'place_taken', confirmed: 1 },
      { given: 0, hand: 'done', confirmed: 1 },
    ],
  };
};

/** The place to which somebody is to be moved is given away by hand. */
const moveOrHand: Race = async ({ app, other, token, admin }) => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const there = await addZone(app, here);
  const [moved, byHand] = [await addDoing(app, here), await addDoing(app, here)];
  await assign(app.pool, here, moved, { starts_at: atHour(SHIFT.from), ends_at: atHour(SHIFT.to) });
  const { id } = await propose(app, admin, [{ usher_id: moved, from: here, to: there }]);
  const [given, hand] = await Promise.all([givenBy(save(app, token, id)), resultOf(give(other, token, there, byHand))]);
  const found = { given, hand, confirmed: await confirmedAt(app, here.event_id) };
  return {
    found,
    allowed: [
      { given: 1, hand: 'place_taken', confirmed: 1 },
      { given: 0, hand: 'done', confirmed: 2 },
    ],
  };
};

const twoPlans: Race = async ({ app, other, token, admin }) => {
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const [there] = (await addShifts(app, [{ from: 3, to: 9 }])) as [Places];
  const usher_id = await addDoing(app, here);
  await app.pool.query('insert into usher_roles (usher_id, type_id) values ($1, $2)', [usher_id, there.type_id]);
  const plans = [
    await propose(app, admin, [{ usher_id, to: here }]),
    await propose(app, admin, [{ usher_id, to: there }]),
  ];
  const given = await Promise.all(plans.map(({ id }, n) => givenBy(save(n === 0 ? app : other, token, id))));
  return { found: given.toSorted(), allowed: [[0, 1]] };
};

const doubleClick: Race = async ({ app, other, token, admin }) => {
  const [here] = (await addShifts(app, [{ ...SHIFT, headcount: 2 }])) as [Places];
  const { id } = await propose(app, admin, [{ usher_id: await addDoing(app, here), to: here }]);
  const saved = (await Promise.all([app, other].map((at) => resultOf(save(at, token, id))))).toSorted();
  const confirmed = await confirmedAt(app, here.event_id);
  return { found: { saved, confirmed }, allowed: [{ saved: ['done', 'fill_saved'], confirmed: 1 }] };
};

const DROP_OVERFILLED = 'alter table positions drop constraint positions_never_overfilled';
const DROP_OVERLAPS = `alter table assignments drop constraint assignments_never_overlap;
  alter table bookings drop constraint bookings_never_overlap`;

const RACES: readonly {
  readonly name: string;
  readonly race: Race;
  readonly without: string;
  readonly hold: () => ReturnType<typeof untilTwo>;
}[] = [
  {
    name: 'the last place is wanted by a plan and by hand: one of them gets it',
    race: planOrHand,
    without: DROP_OVERFILLED,
    hold: () => untilTwo('insert into assignments'),
  },
  {
    name: 'the last place is wanted by a planned move and by hand: one of them gets it',
    race: moveOrHand,
    without: DROP_OVERFILLED,
    hold: () => untilTwo('insert into assignments', 'update assignments a set position_id'),
  },
  {
    name: 'one usher is wanted by the plans of two events at once: one of them gets them',
    race: twoPlans,
    without: DROP_OVERLAPS,
    hold: () => untilTwo('insert into assignments'),
  },
  {
    name: 'a double click saves once',
    race: doubleClick,
    without: `${DROP_OVERLAPS}; drop index assignments_once_per_shift`,
    hold: () => untilTwo('insert into assignments'),
  },
];

describe.each(RACES)('$name', ({ race }) => {
  test.each(rounds)('round %i', async () => {
    const { found, allowed } = await race(ground);
    expect(allowed).toContainEqual(found);
  });
});

test.each(RACES)('without guards it breaks: $name', async ({ race, without, hold }) => {
  const unguarded = await startUnguarded({ without, hold: hold() });
  try {
    const { token, id: admin } = await unguarded.signIn('ops');
    const { found, allowed } = await race({ app: unguarded, other: unguarded, token, admin });
    expect(allowed).not.toContainEqual(found);
    expect(JSON.stringify(found)).not.toMatch(/conflict|status/);
  } finally {
    await unguarded.close();
  }
});

const MANY = [
  { from: 0, to: 2, headcount: 2 },
  { from: 2, to: 4, headcount: 2 },
  { from: 4, to: 6, headcount: 2 },
] as const;
const BY_HAND = ['done', 'place_taken', 'already_assigned', 'already_booked'];

test.each(rounds)(
  'a plan of many meets many assignments by hand, in another order: nobody waits in a circle (%i)',
  async () => {
    const { app, other, token, admin } = ground;
    const places = await addShifts(app, MANY);
    const people = await Promise.all(places.map((place) => addDoing(app, place)));
    const wanted = people.flatMap((usher_id) => places.map((to) => ({ usher_id, to })));
    const [first, ...others] = wanted;
    if (!first) throw new Error('nothing is wanted');
    const { id } = await propose(app, admin, [first, ...others]);
    const [given, ...hands] = await Promise.all([
      givenBy(save(app, token, id)),
      ...wanted
        .toReversed()
        .map(({ usher_id, to }, n) => resultOf(give(n % 2 === 0 ? app : other, token, to, usher_id))),
    ]);
    expect(new Set(hands).difference(new Set(BY_HAND))).toEqual(new Set());
    expect(given + hands.filter((result) => result === 'done').length).toBe(6);
    expect(await confirmedAt(app, first.to.event_id)).toBe(6);
  },
);

test.each(rounds)(
  'where a mix is asked for, a plan of the last shift meets hands at all of them: nobody waits in a circle (%i)',
  async () => {
    const { app, other, token, admin } = ground;
    const places = await addShifts(app, MANY);
    const [one, , last] = places as [Places, Places, Places];
    await planAsks(app, one.event_id, { requirements: [{ kind: 'gender', mode: 'block', female_percent: 50 }] });
    const women = await Promise.all([1, 2].map(() => addDoing(app, one, { gender: 'female' })));
    const men = await Promise.all([1, 2].map(() => addDoing(app, one, { gender: 'male' })));
    const [first, second] = [women[0] ?? '', men[0] ?? ''];
    const { id } = await propose(app, admin, [
      { usher_id: first, to: last },
      { usher_id: second, to: last },
    ]);
    const hands = [women[1] ?? '', men[1] ?? ''].flatMap((usher_id) =>
      places.map((to, n) => resultOf(give(n % 2 === 0 ? app : other, token, to, usher_id))),
    );
    const [saved, ...results] = await Promise.all([resultOf(save(app, token, id)), ...hands]);
    expect(saved).toBe('done');
    expect(new Set(results).difference(new Set([...BY_HAND, 'gender_mix_full']))).toEqual(new Set());
  },
);

test.each(rounds)('reverting twice takes back once (%i)', async () => {
  const { app, other, token, admin } = ground;
  const [here] = (await addShifts(app, [SHIFT])) as [Places];
  const { id } = await propose(app, admin, [{ usher_id: await addDoing(app, here), to: here }]);
  expect(await givenBy(save(app, token, id))).toBe(1);
  const revert = (at: TestApp) => resultOf(at.call(revertFill, { token, params: { id } }));
  expect((await Promise.all([app, other].map(revert))).toSorted()).toEqual(['done', 'fill_reverted']);
  expect(await confirmedAt(app, here.event_id)).toBe(0);
});

test('afterwards every count equals its table', async () => {
  expect(await counterDifferences(ground.app.pool)).toEqual([]);
});
