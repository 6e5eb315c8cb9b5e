import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { signInStaff, signOutStaff, signOutStaffEverywhere } from '@proline/contract/staff-session/staff-session';
import { STAFF_SIGN_IN_DELAYS } from '@proline/domain/account/staff-sign-in';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inCountedTry, type GuessedAt } from '../../platform/security/counted-try.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { STAFF_TOKEN_PREFIX } from '../../platform/security/staff-session-check.ts';
import { networkOf, throttleKey } from '../../platform/security/throttle.ts';
import { recordAudit } from '../../platform/writing/audit.ts';
import { hashOfCode, NOBODY_YET, readableOrRefused } from './staff-code.service.ts';
import {
  countTry,
  endSession,
  endSessions,
  endSurplus,
  holdByPhone,
  insertSession,
  spendCode,
  type TriedCode,
} from './staff-session.queries.ts';

const TOKEN_BYTES = 32;

/** Unknown phone, no code, wrong, used, expired, tried too often, blocked: all get the same reply. */
export const signIn: Handler<typeof signInStaff> = async ({ body }, context) => {
  const { db, dataKey, write, request } = context;
  const phone = await readableOrRefused(db, body.phone);
  const tried = await inCountedTry(db, guessedAt(context, phone), async () => {
    const code = await countTry(db, phone);
    const isRight = code && timingSafeEqual(code.code_hmac, hashOfCode(dataKey, code.person_id, body.code));
    return isRight ? code : refuseAndRecord(context, code);
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

function guessedAt({ dataKey, request }: Pick<Context, 'dataKey' | 'request'>, phone: string): readonly GuessedAt[] {
  const network = networkOf(request.address);
  const { phone_and_address, phone: ofPhone, address } = STAFF_SIGN_IN_DELAYS;
  return [
    { key: throttleKey(dataKey, 'staff_both', phone, network), rule: phone_and_address, forgiven: true },
    { key: throttleKey(dataKey, 'staff_phone', phone), rule: ofPhone, forgiven: true },
    // signing in oneself must not reset the count of guesses at others
    { key: throttleKey(dataKey, 'staff_address', network), rule: address, forgiven: false },
  ];
}

/** In a transaction of its own: the refusal would undo any other. The phone itself stands nowhere. */
async function refuseAndRecord(
  { db, request, dataKey }: Pick<Context, 'db' | 'request' | 'dataKey'>,
  code: TriedCode | undefined,
): Promise<Refusal> {
  await db.transaction().execute((tx) =>
    recordAudit(
      tx,
      { admin_id: null, source: request, dataKey },
      {
        action: 'fail_to_sign_in',
        entity: 'staff_session',
        record_id: code?.person_id ?? NOBODY_YET,
        after: { refused: 'staff_code_wrong' },
      },
    ),
  );
  return new Refusal('staff_code_wrong');
}

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
