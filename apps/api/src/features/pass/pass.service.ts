import type { getPass, getPassKey, revokePass, scanPass } from '@proline/contract/pass/pass';
import type { MarkMethod } from '@proline/domain/attendance/attendance-state';
import { passText, readPass, signedPart, type PassClaims } from '@proline/domain/pass/pass-format';
import { passExpiry, refusePass, type PassFacts } from '@proline/domain/pass/pass-rules';
import { importPassKey, isGenuine } from '@proline/domain/pass/pass-signature';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { readBoardPeople } from '../attendance/board.service.ts';
import {
  doneOrRefused,
  isMade,
  makeMarks,
  type MarkAnswer,
  type Marker,
  type WantedMark,
} from '../attendance/mark.service.ts';
import { readAttendanceRules } from '../settings/settings.service.ts';
import { passKey } from './pass-key.service.ts';
import {
  findHolder,
  findShownPlace,
  holdPlace,
  isExpectedElsewhen,
  saveRevoked,
  type PassHolder,
} from './pass.queries.ts';

export const showPassKey: Handler<typeof getPassKey> = (_input, { dataKey }) =>
  Promise.resolve({ data: passKey(dataKey).publicKey });

type Place = { readonly id: string; readonly event_id: string; readonly pass_number: number; readonly ends_at: Date };

/** The pass of a place. It is made whenever it is asked for and stored nowhere. */
export const passOf = (dataKey: DataKey, { id, event_id, pass_number, ends_at }: Place) => {
  const expires_at = passExpiry(ends_at);
  const signed = signedPart({ assignment_id: id, event_id, number: pass_number, expires_at });
  return {
    text: passText(signed, passKey(dataKey).sign(signed)),
    number: pass_number,
    expires_at: expires_at.toISOString(),
  };
};

function refuseHolder({ event_status, status }: PassHolder): void {
  if (event_status === 'completed' || event_status === 'canceled') throw new Refusal('attendance_locked');
  if (status === 'invited') throw new Refusal('not_confirmed');
  if (status !== 'confirmed') throw new Refusal('assignment_ended');
}

export const showPass: Handler<typeof getPass> = async ({ params }, { db, dataKey }) => {
  const holder = await findHolder(db, params.id);
  if (!holder) throw new Refusal('not_found');
  refuseHolder(holder);
  return { data: passOf(dataKey, holder) };
};

export const revoke: Handler<typeof revokePass> = ({ params, body }, { dataKey, write }) =>
  write(async (tx, audit) => {
    const found = await findHolder(tx, params.id);
    if (!found || !(await holdPlace(tx, found.event_id, found.id))) throw new Refusal('not_found');
    refuseHolder((await findHolder(tx, params.id)) ?? found);
    const holder = await saveRevoked(tx, params.id, body.number);
    if (!holder) throw new Refusal('conflict');
    await audit({
      action: 'revoke_pass',
      entity: 'assignment',
      record_id: holder.id,
      person_id: holder.usher_id,
      before: { pass_number: body.number },
      after: { pass_number: holder.pass_number, event: holder.event_title },
    });
    return { data: passOf(dataKey, holder) };
  });

/** What a pass says, once it is sure that we have said it. */
export async function genuineClaims(dataKey: DataKey, text: string): Promise<PassClaims> {
  const read = readPass(text);
  if (read === null) throw new Refusal('pass_unreadable');
  if (!(await isGenuine(await importPassKey(passKey(dataKey).publicKey), read))) throw new Refusal('pass_forged');
  return read.claims;
}

/** What is shown: a genuine pass, by whoever scans it. */
type ShownPass = Pick<WantedMark, 'id' | 'place'> &
  Pick<PassFacts, 'kind' | 'shift_id'> & {
    readonly method: MarkMethod;
    /** null: now; else when a device without a network saw it */
    readonly at: Date | null;
  };

/** `isOurs`, asked once the place is held: whether the one who scans may mark it. */
export async function takePass(
  marker: Marker,
  { assignment_id, ...claims }: PassClaims,
  { id, kind, method, shift_id, place: where, at }: ShownPass,
  isOurs: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<'done' | 'repeated'> {
  const { tx, event_id } = marker;
  if (!(await holdPlace(tx, event_id, assignment_id))) throw new Refusal('not_found');
  const { now, place } = await findShownPlace(tx, event_id, assignment_id);
  if (place !== null && !(await isOurs())) throw new Refusal('pass_not_of_team');
  // a time that has not come is refused with the mark
  const shown_at = at !== null && at < now ? at : now;
  // a scan that is sent again is not a pass that is shown again
  const refusal = (await isMade(tx, id))
    ? null
    : refusePass({ assignment_id, ...claims }, { event_id, shift_id, kind, now: shown_at, place });
  if (refusal !== null) throw new Refusal(refusal);
  const wanted = { id, assignment_id, kind, at, method, place: where };
  const [answer] = await makeMarks(marker, [wanted], { keepRefused: false });
  if (kind === 'check_in' && place !== null && isOutOfTime(answer)) {
    const { early_minutes } = await readAttendanceRules(tx);
    const shown = { event_id, usher_id: place.usher_id, id: assignment_id, early_minutes, shown_at };
    if (await isExpectedElsewhen(tx, shown)) throw new Refusal('pass_wrong_shift');
  }
  return doneOrRefused(answer);
}

export const scan: Handler<typeof scanPass> = async ({ params, body }, { admin, dataKey, write }) => {
  const claims = await genuineClaims(dataKey, body.pass);
  return write(async (tx, audit) => {
    const event_id = params.id;
    const marker = { tx, audit, actor: { admin_id: admin.id, person_id: null }, event_id };
    const result = await takePass(marker, claims, { ...body, at: null });
    const [person] = await readBoardPeople(tx, event_id, [claims.assignment_id]);
    if (!person) throw new Refusal('not_found');
    return { data: { result, person } };
  });
};

const isOutOfTime = (answer: MarkAnswer | undefined): boolean =>
  answer?.result === 'refused' && (answer.code === 'too_early' || answer.code === 'shift_over');
