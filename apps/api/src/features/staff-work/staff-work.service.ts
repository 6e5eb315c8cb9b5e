import type {
  answerInvitation,
  applyForWork,
  listStaffApplications,
  listStaffInvitations,
  listStaffSchedule,
  reconfirmLead,
  reconfirmWork,
  withdrawApplication,
} from '@proline/contract/staff-work/staff-work';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { canTake } from '@proline/domain/hiring/suitability';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { holdBoth } from '../assignment/assigning.service.ts';
import { answerOwn } from '../assignment/own-answer.service.ts';
import { reconfirmLead as answerLead } from '../event-change/lead-answer.service.ts';
import { reconfirmAssignment } from '../event-change/reconfirm.service.ts';
import { fitOfPerson } from '../hiring/own-fit.service.ts';
import {
  findApplicationOf,
  findApplications,
  findInvitations,
  findOwnPlace,
  findSchedule,
  findVisibleEvent,
  isPastDeadline,
  saveApplication,
  saveWithdrawn,
  statusOf,
} from './staff-work.queries.ts';

const APPLICATIONS = { limit: 60, window_seconds: 3_600 } as const;

export const apply: Handler<typeof applyForWork> = ({ params, body }, { person, dataKey, write }) =>
  write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_apply', person.id), ...APPLICATIONS });
    const visible = await findVisibleEvent(tx, params.id, person.id);
    if (!visible) throw new Refusal('not_found');
    const { event } = await holdSelfAt(tx, params.id, person.id);
    if (visible.hiring_mode === 'invite') throw new Refusal('applications_not_taken');
    if (!takesStaff(event.status) || (await isPastDeadline(tx, event.id))) throw new Refusal('applications_closed');
    const offered = (await fitOfPerson(tx, event.id, person.id)).filter(
      ({ position }) => position.type_id === body.type_id,
    );
    const asked =
      body.shift_ids.length === 0
        ? offered
        : offered.filter(({ position }) => body.shift_ids.includes(position.shift_id));
    if (asked.length < body.shift_ids.length || offered.length === 0)
      throw new Refusal('shifts_not_offered', { errors: { shift_ids: ['shifts_not_offered'] } });
    const isIn = asked.some(({ suitability }) => suitability !== null && canTake(suitability));
    if (!isIn) throw new Refusal('not_suitable');
    const application = await saveApplication(tx, { event_id: event.id, person_id: person.id, ...body });
    if (!application) throw new Refusal('already_applied');
    await audit({
      action: 'apply',
      entity: 'application',
      record_id: application.id,
      person_id: person.id,
      after: { status: application.status, event: event.title_en },
    });
    return { data: application };
  });

/** Event, then person: everybody takes them in this order. Whoever is gone is signed out. */
const holdSelfAt = (tx: Parameters<typeof holdBoth>[0], event_id: string, person_id: string) =>
  holdBoth(tx, event_id, person_id).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Refusal(error.code === 'not_found' ? 'not_suitable' : 'session_ended');
    throw error;
  });

export const showApplications: Handler<typeof listStaffApplications> = async (_input, { db, person }) => ({
  data: await findApplications(db, person.id),
});

export const withdraw: Handler<typeof withdrawApplication> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const found = await findApplicationOf(tx, person.id, params.id);
    if (!found) throw new Refusal('not_found');
    const { event } = await holdSelfAt(tx, found.event_id, person.id);
    const before = await statusOf(tx, params.id);
    if (before?.version !== body.version) throw new Refusal('conflict');
    const application = await saveWithdrawn(tx, params.id, body.version);
    if (!application) throw new Refusal('already_decided');
    await audit({
      action: 'withdraw_application',
      entity: 'application',
      record_id: params.id,
      person_id: person.id,
      before: { status: before.status },
      after: { status: application.status, event: event.title_en },
    });
    return { data: application };
  });

export const showInvitations: Handler<typeof listStaffInvitations> = async (_input, { db, person }) => ({
  data: await findInvitations(db, person.id),
});

export const answer: Handler<typeof answerInvitation> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const { id } = params;
    const accepts = body.answer === 'accept';
    const giver = { tx, audit, admin_id: null };
    const invitations_ended = await answerOwn(giver, { id, person_id: person.id, version: body.version, accepts });
    const place = await findOwnPlace(tx, person.id, id);
    if (!place) throw new Refusal('not_found');
    return { data: { ...place, invitations_ended } };
  });

export const reconfirm: Handler<typeof reconfirmWork> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const answered = { assignment_id: params.id, usher_id: person.id, version: body.version };
    return { data: { id: params.id, version: await reconfirmAssignment({ tx, audit, admin_id: null }, answered) } };
  });

export const reconfirmLeading: Handler<typeof reconfirmLead> = ({ params, body }, { person, write }) =>
  write(async (tx, audit) => {
    const answered = { lead_id: params.id, leader_id: person.id, version: body.version };
    return { data: { id: params.id, version: await answerLead({ tx, audit, admin_id: null }, answered) } };
  });

export const showSchedule: Handler<typeof listStaffSchedule> = async ({ query }, { db, person }) => ({
  data: await findSchedule(db, person.id, query.from, Number(query.days)),
});
