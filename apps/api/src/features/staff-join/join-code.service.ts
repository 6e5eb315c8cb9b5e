import { randomBytes, randomUUID } from 'node:crypto';
import type { getJoinPass, requestJoinCode } from '@proline/contract/staff-join/staff-join';
import { JOIN_CODE_QUOTAS } from '@proline/domain/account/staff-sign-in';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { JOIN_PASS_PREFIX, placeOfPhone } from '../../platform/security/join-pass-check.ts';
import { hashOfToken } from '../../platform/security/session-check.ts';
import { askFor, codeParams, hashOfCode, readableOrRefused, sendCode } from '../staff-session/code-message.service.ts';
import { triedCode } from '../staff-session/code-try.service.ts';
import { countJoinTry, insertPass, saveJoinCode, spendJoinCode } from './staff-join.queries.ts';

const TOKEN_BYTES = 32;

export const hashOfPhone = (dataKey: DataKey, phone: string): Buffer => keyedHash(dataKey, 'join_phone', phone);

/** A code to join with is no code to sign in with, though both are sent to one phone. */
export const hashOfJoinCode = (dataKey: DataKey, phone: string, code: string): Buffer =>
  hashOfCode(dataKey, `join:${phone}`, code);

/** Every phone gets its code, so that nobody learns by it who is known. */
export const joinCodeJob = defineJob({
  kind: 'join.code',
  access: 'system',
  params: codeParams,
  runItem: (run) =>
    sendCode(run, {
      // what somebody speaks who is not known yet is not known either
      receiverOf: async (phone) => ({ phone, languages: [], language_levels: {} }),
      keep: ({ phone }, code) =>
        saveJoinCode(run.tx, hashOfPhone(run.dataKey, phone), hashOfJoinCode(run.dataKey, phone, code)),
    }),
});

const CODES = { job: joinCodeJob, scope: 'join_code', ...JOIN_CODE_QUOTAS } as const;

export const askForJoinCode: Handler<typeof requestJoinCode> = async ({ body }, context) => {
  if (context.config.gateway === null) throw new Refusal('staff_codes_off');
  const phone = await readableOrRefused(context.db, body.phone);
  return context.write(askFor(CODES, context, phone));
};

export const givePass: Handler<typeof getJoinPass> = async ({ body }, context) => {
  const { db, dataKey, write } = context;
  const phone = await readableOrRefused(db, body.phone);
  const tried = await triedCode(context, {
    scope: 'join',
    phone,
    count: () => countJoinTry(db, hashOfPhone(dataKey, phone)),
    hashFor: () => hashOfJoinCode(dataKey, phone, body.code),
  });
  return write(async (tx, audit) => {
    if (!(await spendJoinCode(tx, tried))) throw new Refusal('staff_code_wrong');
    const id = randomUUID();
    const token = JOIN_PASS_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const phone_encrypted = encryptBound(dataKey, phone, placeOfPhone(id));
    const { expires_at } = await insertPass(tx, { id, token_hash: hashOfToken(token), phone_encrypted });
    await audit({ action: 'prove_phone', entity: 'staff_session', record_id: id });
    return { data: { token_type: 'Bearer', access_token: token, expires_at: expires_at.toISOString() } };
  });
};
