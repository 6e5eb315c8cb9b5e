import { randomInt, randomUUID } from 'node:crypto';
import { STAFF_CODE_DIGITS, STAFF_CODE_MINUTES, STAFF_CODE_QUOTAS } from '@proline/domain/account/staff-sign-in';
import { nextTryAfter } from '@proline/domain/message/delivery';
import { messageLanguages } from '@proline/domain/message/message-language';
import type { LanguageLevel } from '@proline/domain/people/person-fields';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { sendToGateway } from '../../platform/gateway/send-to-gateway.ts';
import type { Audit, Context } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { ItemDetail, ItemRun, JobKind } from '../../platform/jobs/job-kind.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import { decryptBound, encryptBound, keyedHash } from '../../platform/security/crypto.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import { networkOf, spendQuota, throttleKey, type Quota } from '../../platform/security/throttle.ts';
import { phoneHere } from '../person/phone.service.ts';
import { isAwaited } from './staff-session.queries.ts';

// Codes to phones, whatever they open: a session of somebody who is known, or the way in for somebody who is not.

/** Stands for the record: whether anybody has the phone is not said anywhere. */
export const NOBODY_YET = 'unknown';

const boundTo = (place: string): string => `jobs.staff_code:${place}`;

/** Bound to whom it is for: what is right for one is nothing for another. */
export const hashOfCode = (dataKey: DataKey, whom: string, code: string): Buffer =>
  keyedHash(dataKey, 'staff_code', `${whom}:${code}`);

const newCode = (): string => String(randomInt(10 ** STAFF_CODE_DIGITS)).padStart(STAFF_CODE_DIGITS, '0');

const WORDS = {
  en: (code: string) =>
    `Your Proline code is ${code}. It works once, for ${STAFF_CODE_MINUTES} minutes. Tell it to nobody.`,
  ar: (code: string) =>
    `رمز الدخول إلى برولاين: ${code}. يعمل مرة واحدة خلال ${STAFF_CODE_MINUTES} دقائق. لا تُخبر به أحدًا.`,
} as const;

export const codeParams = z.object({ place: z.uuid(), phone_encrypted: z.base64() });
type CodeRun = ItemRun<z.output<typeof codeParams>>;

type Receiver = {
  readonly phone: string;
  readonly languages: readonly string[];
  readonly language_levels: Readonly<Record<string, LanguageLevel>>;
};

type Sending<To extends Receiver> = {
  /** who gets the code; undefined: nobody, and nobody who asked can tell */
  readonly receiverOf: (phone: string) => Promise<To | undefined>;
  /** the code is the receiver's from now on */
  readonly keep: (to: To, code: string) => Promise<unknown>;
};

/**
 * Sends a code to the phone that it was asked for. The code is in this memory and in the message, and nowhere else: not in the
 * outbox, which admins read, and not in a log.
 */
export async function sendCode<To extends Receiver>(
  { tx, params, job_id, config, dataKey }: CodeRun,
  { receiverOf, keep }: Sending<To>,
): Promise<ItemDetail> {
  const phone = decryptBound(dataKey, Buffer.from(params.phone_encrypted, 'base64'), boundTo(params.place));
  const to = config.gateway && (await isAwaited(tx, job_id)) ? await receiverOf(phone) : undefined;
  if (!config.gateway || !to) return {};
  const code = newCode();
  const text = messageLanguages(to)
    .map((language) => WORDS[language](code))
    .join('\n\n');
  const reason = await sendToGateway(config.gateway, { id: randomUUID(), to: to.phone, text, kind: 'staff_code' });
  if (reason !== null && nextTryAfter(1, reason) !== null)
    throw new Error(`The gateway did not take a sign-in code: ${reason}`);
  // a code that was not taken, or whose transaction fails after all, is worth nothing
  if (reason !== null) return { not_sent: reason };
  await keep(to, code);
  return {};
}

export async function readableOrRefused(db: Kysely<Database>, typed: string): Promise<string> {
  const phone = await phoneHere(db, typed);
  if (phone === null) throw new Refusal('phone_not_valid', { errors: { phone: ['phone_not_valid'] } });
  return phone;
}

type Limit = Omit<Quota, 'key'>;

/** Codes of one kind: which job sends them, and how many one address and all together may ask for. */
type Asking = {
  readonly job: JobKind<typeof codeParams>;
  readonly scope: string;
  readonly address: Limit;
  readonly all: Limit;
};

/** Does the same for every phone, known or not: it counts, and leaves the rest to a job. */
export const askFor =
  ({ job, scope, address, all }: Asking, { dataKey, request }: Pick<Context, 'dataKey' | 'request'>, phone: string) =>
  async (tx: Transaction<Database>, audit: Audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, scope, networkOf(request.address)), ...address });
    // a phone gets so many, whatever they are for
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code_phone', phone), ...STAFF_CODE_QUOTAS.phone });
    await spendQuota(tx, { key: throttleKey(dataKey, 'staff_code_day', phone), ...STAFF_CODE_QUOTAS.phone_of_a_day });
    await spendQuota(tx, { key: throttleKey(dataKey, `${scope}_all`), ...all });
    const place = randomUUID();
    await addJob(tx, {
      kind: job,
      params: { place, phone_encrypted: encryptBound(dataKey, phone, boundTo(place)).toString('base64') },
      created_by: null,
      items: [{ record_id: place, label_en: '', label_ar: '' }],
    });
    await audit({ action: 'request_staff_code', entity: 'staff_session', record_id: NOBODY_YET });
    return { data: { digits: STAFF_CODE_DIGITS, valid_minutes: STAFF_CODE_MINUTES } };
  };
