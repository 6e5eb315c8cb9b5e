import type {
  bookInterview,
  closeInterview,
  getRecruiting,
  Interview,
  listPersonInterviews,
  rescheduleInterview,
  scoreInterview,
} from '@proline/contract/interview/interview';
import { isScorable } from '@proline/domain/recruiting/interview-slots';
import { pairsOf } from '@proline/domain/recruiting/recruiting';
import { meanScore } from '@proline/domain/recruiting/scorecard';
import type { Transaction } from 'kysely';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { whyGone } from '../person/person-record.service.ts';
import { readRecruiting } from '../settings/settings.service.ts';
import { moveUsherTo } from '../usher-move/usher-status.service.ts';
import { checkSlot, planInterview, tellOfInterview } from './interview-plan.service.ts';
import {
  findInterview,
  findInterviewers,
  findInterviewsOf,
  isAhead,
  lockInterview,
  lockPerson,
  personExists,
  readZone,
  saveInterviewStatus,
  saveScorecard,
  saveSlot,
} from './interview.queries.ts';

type Tx = Transaction<Database>;

export const showRecruiting: Handler<typeof getRecruiting> = async (_input, { db }) => {
  const recruiting = await readRecruiting(db);
  const { interview_minutes, pass_mark, scorecard_required, reapply_days } = recruiting;
  return {
    data: {
      interview_minutes,
      criteria: [...pairsOf(recruiting.criteria_en, recruiting.criteria_ar)],
      pass_mark,
      scorecard_required,
      reapply_days,
      reasons: [...pairsOf(recruiting.reasons_en, recruiting.reasons_ar)],
      interviewers: await findInterviewers(db),
    },
  };
};

export const listOfPerson: Handler<typeof listPersonInterviews> = async ({ params }, { db }) => {
  if (!(await personExists(db, params.id))) throw new Refusal('not_found');
  return { data: await findInterviewsOf(db, params.id) };
};

const reload = async (tx: Tx, id: string) => {
  const interview = await findInterview(tx, id);
  if (!interview) throw new Refusal('not_found');
  return { data: interview };
};

/** A pending usher moves by it; somebody whose interview was missed or canceled just gets another, and so does a leader. */
export const book: Handler<typeof bookInterview> = ({ body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { person_id, hat, version, ...slot } = body;
    const person = await lockPerson(tx, person_id);
    if (!person || (person.usher_status === null && !person.wears_leader)) throw await whyGone(tx, person_id);
    if (hat === 'usher' && person.usher_status === 'pending') {
      await moveUsherTo({
        tx,
        audit,
        admin_id: admin.id,
        usher_id: person_id,
        to: 'in_interview',
        version,
        interview: slot,
      });
    } else {
      if (person.version !== version) throw new Refusal('conflict');
      // a block holds for the person, whatever the hat
      if (person.usher_status === 'blocked') throw new Refusal('usher_is_blocked');
      const waits = hat === 'usher' ? person.usher_status === 'in_interview' : person.leader_waits;
      if (!waits) throw new Refusal('move_not_allowed');
      const recruiting = await readRecruiting(tx);
      await planInterview(tx, audit, { person_id, hat, slot, recruiting, admin_id: admin.id });
    }
    const planned = (await findInterviewsOf(tx, person_id)).find((one) => one.status === 'planned' && one.hat === hat);
    if (!planned) throw new Error('The interview that was booked is not there.');
    return { data: planned };
  });

async function holdPlanned(tx: Tx, id: string, version: number): Promise<Interview> {
  const interview = await lockInterview(tx, id);
  if (!interview) throw new Refusal('not_found');
  if (interview.version !== version) throw new Refusal('conflict');
  if (interview.status !== 'planned') throw new Refusal('interview_closed');
  return interview;
}

export const reschedule: Handler<typeof rescheduleInterview> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { version, ...slot } = body;
    const before = await holdPlanned(tx, params.id, version);
    const recruiting = await readRecruiting(tx);
    const interviewer = await checkSlot(tx, slot, recruiting);
    await saveSlot(tx, params.id, slot, recruiting.interview_minutes);
    await audit({
      action: 'reschedule',
      entity: 'interview',
      record_id: params.id,
      // not the place: the log is never changed, and words may be about the person
      before: { interviewer: before.interviewer_name, starts_at: before.starts_at, how: before.mode },
      after: { interviewer, starts_at: slot.starts_at, how: slot.mode },
    });
    // another interviewer is nothing to the person
    if (
      slot.mode !== before.mode ||
      slot.place !== (before.place ?? '') ||
      Date.parse(slot.starts_at) !== Date.parse(before.starts_at)
    )
      await tellOfInterview(tx, 'interview_moved', { ...before, ...slot, admin_id: admin.id });
    return reload(tx, params.id);
  });

export const close: Handler<typeof closeInterview> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { outcome, version } = body;
    const interview = await holdPlanned(tx, params.id, version);
    // nobody has missed what has not begun
    if (outcome === 'missed' && (await isAhead(tx, interview.starts_at))) throw new Refusal('interview_ahead');
    await saveInterviewStatus(tx, params.id, outcome);
    await audit({
      action: outcome === 'missed' ? 'miss' : 'cancel',
      entity: 'interview',
      record_id: params.id,
      before: { status: 'planned' },
      after: { status: outcome },
    });
    // whoever missed it knows
    if (outcome === 'canceled') await tellOfInterview(tx, 'interview_called_off', { ...interview, admin_id: admin.id });
    return reload(tx, params.id);
  });

export const score: Handler<typeof scoreInterview> = ({ params, body }, { write }) =>
  write(async (tx, audit) => {
    const { starts_at } = await holdPlanned(tx, params.id, body.version);
    const { zone, now } = await readZone(tx);
    if (!isScorable(new Date(starts_at), now, zone)) throw new Refusal('interview_ahead');
    const { criteria_en, criteria_ar } = await readRecruiting(tx);
    const given = new Map(body.scores.map(({ criterion, score }) => [criterion, score]));
    const scores = pairsOf(criteria_en, criteria_ar).flatMap(({ en, ar }) => {
      const one = given.get(en);
      return one === undefined ? [] : [{ en, ar, score: one }];
    });
    const expected = pairsOf(criteria_en, criteria_ar).length;
    const mean = meanScore(scores.map((one) => one.score));
    if (scores.length !== expected || body.scores.length !== expected || mean === null)
      throw new Refusal('criteria_changed');
    await saveScorecard(tx, params.id, { scores, mean, note: body.note });
    await audit({
      action: 'score',
      entity: 'interview',
      record_id: params.id,
      before: { status: 'planned' },
      after: { status: 'done', score: mean },
    });
    return reload(tx, params.id);
  });
