import { randomBytes } from 'node:crypto';
import type { signInStaff, signOutStaff, signOutStaffEverywhere } from '@proline/contract/staff-session/staff-session';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { STAFF_TOKEN_PREFIX } from '../../platform/security/staff-session-check.ts';
import { hashOfCode, readableOrRefused } from './code-message.service.ts';
import { triedCode } from './code-try.service.ts';
import {
  countTry,
  endSession,
  endSessions,
  endSurplus,
  holdByPhone,
  insertSession,
  spendCode,
} from './staff-session.queries.ts';

const TOKEN_BYTES = 32;

/** Unknown phone, no code, wrong, used, expired, tried too often, blocked: all get the same reply. */
export const signIn: Handler<typeof signInStaff> = async ({ body }, context) => {
  const { db, dataKey, write, request } = context;
  const phone = await readableOrRefused(db, body.phone);
  const tried = await triedCode(context, {
    scope: 'staff',
    phone,
    count: () => countTry(db, phone),
    hashFor: ({ person_id }) => hashOfCode(dataKey, person_id, body.code),
  });
  return write(async (tx, audit) => {
    // whoever blocks, erases or merges this person waits, or was faster
    const person = await holdByPhone(tx, phone);
    if (person?.id !== tried.person_id || !(await spendCode(tx, tried))) throw new Refusal('staff_code_wrong');
    const token = STAFF_TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const { address, user_agent } = request;
    const made = await insertSession(tx, { person_id: person.id, token_hash: hashOfToken(token), address, user_agent });
    await endSurplus(tx, person.id);
    await audit({ action: 'sign_in', entity: 'staff_session', record_id: made.id, by_person: person.id });
    return { data: { token_type: 'Bearer', access_token: token, expires_at: made.expires_at.toISOString() } };
  });
};

export const signOut: Handler<typeof signOutStaff> = (_input, { person, write }) =>
  write(async (tx, audit) => {
    await endSession(tx, person.session_id);
    await audit({ action: 'sign_out', entity: 'staff_session', record_id: person.session_id });
    return { data: null };
  });

export const signOutEverywhere: Handler<typeof signOutStaffEverywhere> = (_input, { person, write }) =>
  write(async (tx, audit) => {
    const sessions_ended = await endSessions(tx, person.id);
    await audit({
      action: 'sign_out',
      entity: 'staff_session',
      record_id: person.session_id,
      after: { sessions_ended },
    });
    return { data: { sessions_ended } };
  });
