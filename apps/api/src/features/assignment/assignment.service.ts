import type {
  assignUsher,
  confirmAssignment,
  getEventPlaces,
  inviteUsher,
  lockAssignment,
  moveAssignment,
  releaseAssignment,
  swapAssignments,
} from '@proline/contract/assignment/assignment';
import type { AuditAction } from '@proline/contract/facts';
import { takesStaff } from '@proline/domain/assignment/assigning';
import { refuseAssignmentMove, refuseChange, refuseStale } from '@proline/domain/assignment/assignment-move';
import { isLateCancel } from '@proline/domain/assignment/late-cancel';
import type { Handler, SignedInAdmin } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { agreeArrivalOf } from './agreed-arrival.service.ts';
import { saveConfirmed, saveLocked, savePlaces, saveReleased, touchEvents } from './assignment-change.queries.ts';
import { findAssignment, holdAssignments, type AssignmentRow } from './assignment.queries.ts';
import { endOverlapping, givePlaces, holdPair, type Giver, type Pair } from './assigning.service.ts';
import { refuseConfirming, refusePlacing } from './judge-change.service.ts';
import { tellAccepted } from '../offer/offer-news.service.ts';
import { readLateCancelHours, readOffering } from '../settings/settings.service.ts';
import { findPlaces } from './place.queries.ts';
import { settleApplications, unsettleApplications } from './served.service.ts';
import { tellOfWork } from './work-message.service.ts';

export const showPlaces: Handler<typeof getEventPlaces> = async ({ params }, { pool, db }) => {
  const found = await findPlaces(pool, params.id);
  if (!found) throw new Refusal('not_found');
  const { offers_on } = await readOffering(db);
  return { data: { ...found, event: { ...found.event, offers_on } } };
};

const shown = ({ assignments, invitations_ended }: Awaited<ReturnType<typeof givePlaces>>) => ({
  data: {
    assignments: assignments.map(({ id, position_id, version }) => ({ id, position_id, version })),
    invitations_ended,
  },
});

export const assign: Handler<typeof assignUsher> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { reserve, anyway, ...wanted } = body;
    const as = { status: 'confirmed', reserve, anyway } as const;
    return shown(await givePlaces({ tx, audit, admin_id: admin.id, event_id: params.id, as, ...wanted }));
  });

export const invite: Handler<typeof inviteUsher> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const { reserve, anyway, expires_at, ...wanted } = body;
    const as = { status: 'invited', reserve, anyway } as const;
    const giving = { tx, audit, admin_id: admin.id, event_id: params.id, as, expires_at: new Date(expires_at) };
    return shown(await givePlaces({ ...giving, ...wanted }));
  });

type Change = Giver & Pair & { readonly row: AssignmentRow };

/** Holds event, person and assignment; what was seen must still be so. */
async function hold(giver: Giver, id: string, version: number): Promise<Change> {
  const found = await findAssignment(giver.tx, id);
  if (!found) throw new Refusal('not_found');
  const held = await holdPair(giver.tx, found.event_id, found.usher_id);
  const [row] = await holdAssignments(giver.tx, [id]);
  if (!row) throw new Refusal('not_found');
  refuse(refuseStale(row, version));
  return { ...giver, ...held, row };
}

const giverOf = (tx: Giver['tx'], audit: Giver['audit'], admin: SignedInAdmin): Giver => ({
  tx,
  audit,
  admin_id: admin.id,
});

const refuse = (refusal: ConstructorParameters<typeof Refusal>[0] | null): void => {
  if (refusal !== null) throw new Refusal(refusal);
};

type Facts = Readonly<Record<string, unknown>>;

/** One audit entry for one assignment, and the news that places have changed. */
async function record({ tx, audit, event, row }: Change, action: AuditAction, before: Facts, after: Facts) {
  await audit({
    action,
    entity: 'assignment',
    record_id: row.id,
    person_id: row.usher_id,
    before,
    after: { ...after, event: event.title_en },
  });
  await touchEvents(tx);
}

const saved = (id: string, version: number | undefined) => {
  if (version === undefined) throw new Refusal('conflict');
  return { data: { id, version } };
};

export const confirm: Handler<typeof confirmAssignment> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = await hold(giverOf(tx, audit, admin), params.id, body.version);
    const { event, row } = change;
    refuse(takesStaff(event.status) ? null : 'event_not_open');
    refuse(refuseAssignmentMove(row, { to: 'confirmed', by: 'admin', now: event.now }));
    refuse(await refuseConfirming(change));
    const version = await saveConfirmed(tx, row);
    if (!row.reserve) await agreeArrivalOf(tx, row, event.now);
    const invitations_ended = await endOverlapping(change, [row.id]);
    await record(
      change,
      'confirm',
      { status: row.status },
      { status: 'confirmed', ...(invitations_ended > 0 && { invitations_ended }) },
    );
    await settleApplications(change, event, [row.usher_id]);
    await tellOfWork(tx, 'work_confirmed', newsOf(change, row.starts_at));
    await tellAccepted(tx, event, admin.id);
    return saved(row.id, version);
  });

const timesOf = ({ starts_at, ends_at }: { readonly starts_at: Date; readonly ends_at: Date }) => ({
  starts_at,
  ends_at,
});

const newsOf = ({ row, admin_id }: Change, starts_at: Date) => ({
  event_id: row.event_id,
  person_id: row.usher_id,
  starts_at,
  admin_id,
});

export const release: Handler<typeof releaseAssignment> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = await hold(giverOf(tx, audit, admin), params.id, body.version);
    const { event, row } = change;
    refuse(refuseAssignmentMove(row, { to: 'released', by: 'admin', now: event.now }));
    const { reason, by_person } = body;
    const late_cancel = isLateCancel({ ...row, by_person }, event.now, await readLateCancelHours(tx));
    const version = await saveReleased(tx, row, { note: reason, late_cancel });
    const after = { status: 'released', reason, ...(by_person && { by_person, late_cancel }) };
    await record(change, 'release', { status: row.status }, after);
    await unsettleApplications(change, event, [row.usher_id]);
    await tellOfWork(tx, 'work_released', newsOf(change, row.starts_at));
    return saved(row.id, version);
  });

export const lock: Handler<typeof lockAssignment> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = await hold(giverOf(tx, audit, admin), params.id, body.version);
    const { row } = change;
    refuse(refuseChange({ ...row, has_attendance: false, locked: false }, 'admin'));
    const { locked, note } = body;
    const version = await saveLocked(tx, row, locked, note);
    const why = locked && note !== '' && { lock_note: note };
    await record(change, locked ? 'lock' : 'unlock', { locked: row.locked }, { locked, ...why });
    return saved(row.id, version);
  });

export const move: Handler<typeof moveAssignment> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const change = await hold(giverOf(tx, audit, admin), params.id, body.version);
    const { event, row } = change;
    refuse(takesStaff(event.status) ? null : 'event_not_open');
    refuse(refuseChange(row, 'admin'));
    refuse(row.position_id === body.position_id ? 'already_assigned' : null);
    const [to, refusal] = await refusePlacing(change, { ...body, reserve: row.reserve });
    refuse(refusal);
    const versions = await savePlaces(tx, [{ ...row, position_id: body.position_id }]);
    if (row.status === 'confirmed') {
      await endOverlapping(change, [row.id]);
      if (!row.reserve && to.shift_id !== row.shift_id) await agreeArrivalOf(tx, { ...row, ...timesOf(to) }, event.now);
    }
    await record(
      change,
      'move_place',
      { starts_at: row.starts_at.toISOString(), role: row.role },
      { starts_at: to.starts_at.toISOString() },
    );
    await resettle(change, [row.usher_id]);
    await tellOfWork(tx, 'work_moved', newsOf(change, to.starts_at));
    return saved(row.id, versions.get(row.id));
  });

/** Another place may be what somebody asked for, or no longer be it. */
async function resettle(change: Change, usher_ids: readonly string[]): Promise<void> {
  await unsettleApplications(change, change.event, usher_ids);
  await settleApplications(change, change.event, usher_ids);
}

export const swap: Handler<typeof swapAssignments> = ({ params, body }, { admin, write }) =>
  write(async (tx, audit) => {
    const giver = giverOf(tx, audit, admin);
    const other = await findAssignment(tx, body.with_id);
    if (!other) throw new Refusal('not_found');
    const change = await hold(giver, params.id, body.version);
    const { event, row } = change;
    if (row.usher_id === other.usher_id)
      throw new Refusal('swap_with_self', { errors: { with_id: ['swap_with_self'] } });
    if (row.event_id !== other.event_id) throw new Refusal('other_event');
    refuse(takesStaff(event.status) ? null : 'event_not_open');
    const counterpart = await hold(giver, body.with_id, body.with_version);
    const both = [change, counterpart];
    for (const one of both) refuse(refuseChange(one.row, 'admin'));
    for (const [one, { row: left }] of [[change, counterpart] as const, [counterpart, change] as const]) {
      const { position_id, reserve } = left;
      const [, refusal] = await refusePlacing(one, { position_id, reserve, anyway: body.anyway, left });
      refuse(refusal);
    }
    const versions = await savePlaces(tx, [
      { ...row, position_id: counterpart.row.position_id, reserve: counterpart.row.reserve },
      { ...counterpart.row, position_id: row.position_id, reserve: row.reserve },
    ]);
    if (versions.size < both.length) throw new Refusal('conflict');
    for (const [one, to] of [[change, counterpart.row] as const, [counterpart, row] as const]) {
      if (one.row.status === 'confirmed') {
        await endOverlapping(one, [one.row.id]);
        if (!to.reserve && to.shift_id !== one.row.shift_id)
          await agreeArrivalOf(tx, { ...one.row, ...timesOf(to) }, event.now);
      }
      await record(
        one,
        'swap_places',
        { starts_at: one.row.starts_at.toISOString(), role: one.row.role },
        { starts_at: to.starts_at.toISOString(), role: to.role },
      );
      await tellOfWork(tx, 'work_moved', newsOf(one, to.starts_at));
    }
    await resettle(change, [row.usher_id, other.usher_id]);
    return saved(row.id, versions.get(row.id));
  });
