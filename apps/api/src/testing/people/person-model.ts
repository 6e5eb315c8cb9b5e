import { scoreInterview, type Interview } from '@proline/contract/interview/interview';
import type { TeamLeaderStatus } from '@proline/domain/people/team-leader-status';
import { USHER_MOVES, USHER_STATUSES, type UsherStatus } from '@proline/domain/people/usher-status';
import { LEADER_STEPS, type LeaderStep } from '@proline/domain/recruiting/leader-move';
import { DEFAULT_RECRUITING, pairsOf } from '@proline/domain/recruiting/recruiting';
import { canMove } from '@proline/domain/status/status-moves';
import fc from 'fast-check';
import { expect } from 'vitest';
import { addPlaces, addRow, assign } from '../sample/sample-rows.ts';
import type { TestApp } from '../test-app.ts';
import {
  addInterviewer,
  askLeader,
  askUsher,
  interviewTime,
  itsDayCame,
  outcomeOf,
  personOf,
} from './person-course.ts';

/** What a person with both hats should be by now, as simply as it can be said. */
export type Model = {
  usher: UsherStatus;
  leader: TeamLeaderStatus;
  turned_down: boolean;
  photo: boolean;
  /** the last scorecard as an usher; null: none yet */
  passed: boolean | null;
  planned: boolean;
  may_reapply: boolean;
  places: number;
  leads: boolean;
  /** moves that were made, so that a test can tell whether it has seen them */
  made: string[];
};

export type Real = {
  readonly app: TestApp;
  readonly token: string;
  readonly interviewer_id: string;
  readonly id: string;
};
type Command = fc.AsyncCommand<Model, Real>;

export const newModel = (): Model => ({
  usher: 'pending',
  leader: 'pending',
  turned_down: false,
  photo: true,
  passed: null,
  planned: false,
  may_reapply: false,
  places: 0,
  leads: false,
  made: [],
});

export async function newReal(app: TestApp, token: string): Promise<Real> {
  const { id } = await addRow(app.pool, 'ushers');
  await app.pool.query(`update persons set leader_status = 'pending' where id = $1`, [id]);
  const { id: interviewer_id } = await addInterviewer(app.pool);
  return { app, token, interviewer_id, id };
}

/** Compares all that the model knows with the database. */
async function check(model: Model, { app, id }: Real): Promise<void> {
  const person = await personOf(app.pool, id);
  const { rows } = await app.pool.query(
    `select (select count(*)::integer from assignments where usher_id = $1 and status = 'confirmed') as places,
       exists (select from interviews where person_id = $1 and status = 'planned') as planned,
       exists (select from event_leads where leader_id = $1 and released_at is null) as leads`,
    [id],
  );
  expect([person?.usher_status, person?.leader_status, person?.leader_turned_down_at !== null, rows]).toEqual([
    model.usher,
    model.leader,
    model.turned_down,
    [{ places: model.places, planned: model.planned, leads: model.leads }],
  ]);
}

type Happening = (model: Model, real: Real) => Promise<void>;

/** Something that happens to the person, when it can; then everything is compared. */
const happens = (name: string, can: (model: Model) => boolean, happening: Happening): Command => {
  const run: Happening = async (model, real) => {
    await happening(model, real);
    await check(model, real);
  };
  return { check: can, run, toString: () => name };
};

const expectedOfUsher = (model: Model, to: UsherStatus): string => {
  if (!canMove(USHER_MOVES, model.usher, to)) return 'move_not_allowed';
  if (to === 'pending') return model.may_reapply ? 'done' : 'reapply_too_early';
  if (to !== 'approved') return 'done';
  if (!model.photo) return 'approval_incomplete';
  if (model.usher === 'blocked') return 'done';
  if (model.passed === null) return 'scorecard_missing';
  return model.passed ? 'done' : 'score_below_pass';
};

let slots = 0;
/** Every interview has a day of its own; a year later nothing is left of the first. */
const nextStart = () => interviewTime(1 + (++slots % 360));

const moveUsher = (to: UsherStatus): Command => ({
  check: () => true,
  async run(model, real) {
    const { app, token, id, interviewer_id } = real;
    const expected = expectedOfUsher(model, to);
    const interview = { interviewer_id, starts_at: nextStart(), mode: 'video' as const };
    const asked = { reason: 'Because', ...(to === 'in_interview' && { interview }) };
    const outcome = await outcomeOf(askUsher(app, token, id, to, asked));
    expect([model.usher, to, outcome]).toEqual([model.usher, to, expected]);
    if (expected === 'done') {
      model.made.push(`${model.usher} → ${to}`);
      if (to === 'in_interview') model.planned = true;
      if (model.usher === 'in_interview') model.planned = false;
      if (to === 'blocked') {
        model.places = 0;
        model.leads = false;
      }
      if (to === 'rejected') model.may_reapply = false;
      model.usher = to;
    }
    await check(model, real);
  },
  toString: () => `usher to ${to}`,
});

const expectedOfLeader = (model: Model, step: LeaderStep): string => {
  const steps = model.leader === 'approved' ? ['return'] : model.turned_down ? ['take_back'] : ['approve', 'turn_down'];
  if (!steps.includes(step)) return 'move_not_allowed';
  if (step !== 'approve') return 'done';
  if (model.usher === 'blocked') return 'usher_is_blocked';
  if (!model.photo) return 'approval_incomplete';
  return model.usher === 'approved' ? 'done' : 'scorecard_missing';
};

const moveLeader = (step: LeaderStep): Command => ({
  check: () => true,
  async run(model, real) {
    const expected = expectedOfLeader(model, step);
    const outcome = await outcomeOf(askLeader(real.app, real.token, real.id, step, 'Because'));
    expect([step, outcome]).toEqual([step, expected]);
    if (expected === 'done') {
      model.made.push(`leader: ${step}`);
      model.leader = step === 'approve' ? 'approved' : 'pending';
      model.turned_down = step === 'turn_down';
      // what is only published is left
      if (step === 'return') model.leads = false;
    }
    await check(model, real);
  },
  toString: () => `leader: ${step}`,
});

const score = (passed: boolean) =>
  happens(
    passed ? 'scored well' : 'scored badly',
    ({ planned }) => planned,
    async (model, { app, token, id }) => {
      const { rows } = await app.pool.query<Pick<Interview, 'id' | 'version'>>(
        `select id, version from interviews where person_id = $1 and status = 'planned'`,
        [id],
      );
      const [interview] = rows;
      if (!interview) throw new Error('nothing is planned');
      const scores = pairsOf(DEFAULT_RECRUITING.criteria_en, DEFAULT_RECRUITING.criteria_ar).map(({ en }) => ({
        criterion: en,
        score: passed ? (5 as const) : (2 as const),
      }));
      const body = { scores, note: '', version: interview.version };
      await itsDayCame(app.pool, interview.id);
      const reply = await app.call(scoreInterview, { token, params: { id: interview.id }, body });
      expect(reply.statusCode).toBe(200);
      model.planned = false;
      model.passed = passed;
    },
  );

const lead = (leads: boolean) =>
  happens(
    leads ? 'leads an event' : 'is released from leading',
    (model) => model.leader === 'approved' && model.leads !== leads && model.places === 0,
    async (model, { app, id }) => {
      if (leads)
        await addRow(app.pool, 'event_leads', { event_id: (await addPlaces(app.pool)).event_id, leader_id: id });
      else await app.pool.query('update event_leads set released_at = now() where leader_id = $1', [id]);
      model.leads = leads;
    },
  );

const isApproved = ({ usher, leader }: Model) => usher === 'approved' || leader === 'approved';
const photo = happens(
  'the photo goes or comes',
  (model) => !isApproved(model),
  async (model, { app, id }) => {
    model.photo = !model.photo;
    await app.pool.query('update persons set photo = $2 where id = $1', [id, model.photo ? '/photos/a.webp' : null]);
  },
);

const others: readonly Command[] = [
  score(true),
  score(false),
  lead(true),
  lead(false),
  photo,
  happens(
    'the days are over',
    ({ usher, may_reapply }) => usher === 'rejected' && !may_reapply,
    async (model, { app, id }) => {
      await app.pool.query(
        `update persons set usher_reapply_on = (now() at time zone 'Asia/Riyadh')::date where id = $1`,
        [id],
      );
      model.may_reapply = true;
    },
  ),
  happens(
    'is hired',
    ({ usher, places, leads }) => usher === 'approved' && places === 0 && !leads,
    async (model, { app, id }) => {
      await assign(app.pool, await addPlaces(app.pool), id);
      model.places = 1;
    },
  ),
  happens(
    'cannot be hired',
    ({ usher }) => usher === 'blocked' || usher === 'rejected',
    async (_model, { app, id }) => {
      await expect(assign(app.pool, await addPlaces(app.pool), id)).rejects.toMatchObject({
        constraint: 'usher_blocked',
      });
    },
  ),
];

/** A whole life, so that every usual move is seen whatever chance brings. */
export const COURSE: readonly Command[] = [
  moveUsher('rejected'),
  moveUsher('pending'),
  ...others,
  photo,
  moveUsher('pending'),
  moveUsher('in_interview'),
  score(true),
  moveLeader('turn_down'),
  moveLeader('take_back'),
  moveUsher('approved'),
  ...others,
  moveUsher('blocked'),
  ...others,
  photo,
  moveUsher('approved'),
  moveLeader('approve'),
  moveLeader('return'),
];

export const anyCommand: fc.Arbitrary<Command> = fc.constantFrom(
  ...USHER_STATUSES.map(moveUsher),
  ...LEADER_STEPS.map(moveLeader),
  ...others,
);
