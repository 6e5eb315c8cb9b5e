import { randomInt, randomUUID } from 'node:crypto';
import type { requestStaffCode } from '@proline/contract/staff-session/staff-session';
import { STAFF_CODE_DIGITS, STAFF_CODE_MINUTES, STAFF_CODE_QUOTAS } from '@proline/domain/account/staff-sign-in';
import { nextTryAfter } from '@proline/domain/message/delivery';
import { messageLanguages } from '@proline/domain/message/message-language';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sendToGateway } from '../../platform/gateway/send-to-gateway.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { decryptBound, encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { networkOf, spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { phoneHere } from '../person/phone.service.ts';
import { holdByPhone, isAwaited, saveCode } from './staff-session.queries.ts';

/** Stands for the record: whether anybody has the phone is not said anywhere. */
export const NOBODY_YET = 'unknown';

const boundTo = (place: string): string => `jobs.staff_code:${place}`;

/** Bound to the person: what is right for one is nothing for another. */
export const hashOfCode = (dataKey: DataKey, person_id: string, code: string): Buffer =>
  keyedHash(dataKey, 'staff_code', `${person_id}:${code}`);

const newCode = (): string => String(randomInt(10 ** STAFF_CODE_DIGITS)).padStart(STAFF_CODE_DIGITS, '0');

const WORDS = {
  en: (code: string) =>
    `Your Proline code is ${code}. It works once, for ${STAFF_CODE_MINUTES} minutes. Tell it to nobody.`,
  ar: (code: string) =>
    `رمز الدخول إلى برولاين: ${code}. يعمل مرة واحدة خلال ${STAFF_CODE_MINUTES} دقائق. لا تُخبر به أحدًا.`,
} as const;

/**
 * Looks for whoever has the phone; nobody who asked can tell from anything whether somebody does. The code is in this memory and
 * in the message, and nowhere else: not in the outbox, which admins read, and not in a log.
 */
export const staffCodeJob = defineJob({
  kind: 'staff.code',
  access: 'system',
  params: z.object({ place: z.uuid(), phone_encrypted: z.base64() }),
  async runItem({ tx, audit, params, job_id, config, dataKey }) {
    const phone = decryptBound(dataKey, Buffer.from(params.phone_encrypted, 'base64'), boundTo(params.place));
    const found = config.gateway && (await isAwaited(tx, job_id)) ? await holdByPhone(tx, phone) : undefined;
    if (!config.gateway || !found) return {};
    const code = newCode();
    const text = messageLanguages(found)
      .map((language) => WORDS[language](code))
      .join('\n\n');
    const reason = await sendToGateway(config.gateway, { id: randomUUID(), to: found.phone, text, kind: 'staff_code' });
    if (reason !== null && nextTryAfter(1, reason) !== null)
      throw new Error(`The gateway did not take a sign-in code: ${reason}`);
    // a code that was not taken, or whose transaction fails after all, is worth nothing
    if (reason !== null) return { not_sent: reason };
    await saveCode(tx, found.id, hashOfCode(dataKey, found.id, code));
    await audit({ action: 'send_staff_code', entity: 'staff_session', record_id: found.id });
    return {};
  },
});

export async function readableOrRefused(db: Kysely<Database>, typed: string): Promise<string> {
  const phone = await phoneHere(db, typed);
  if (phone === null) throw new Refusal('phone_not_valid', { errors: { phone: ['phone_not_valid'] } });
  return phone;
}

/** Does the same for every phone, known or not: it counts, and leaves the rest to a job. */
export const askForCode: Handler<typeof requestStaffCode> = async (
  { body },
  { db, config, dataKey, request, write },
) => {
  if (config.gateway === null) throw new Refusal('staff_codes_off');
  const phone = await readableOrRefused(db, body.phone);
  const { phone: ofPhone, phone_of_a_day, address, all } = STAFF_CODE_QUOTAS;
  return write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code', networkOf(request.address)), ...address });
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code_phone', phone), ...ofPhone });
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code_day', phone), ...phone_of_a_day });
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code_all'), ...all });
    const place = randomUUID();
    await addJob(tx, {
      kind: staffCodeJob,
      params: { place, phone_encrypted: encryptBound(dataKey, phone, boundTo(place)).toString('base64') },
      created_by: null,
      items: [{ record_id: place, label_en: '', label_ar: '' }],
    });
    await audit({ action: 'request_staff_code', entity: 'staff_session', record_id: NOBODY_YET });
    return { data: { digits: STAFF_CODE_DIGITS, valid_minutes: STAFF_CODE_MINUTES } };
  });
};
