import { randomUUID } from 'node:crypto';
import type { getRecoveryWay, recoverPassword } from '@proline/contract/auth/auth';
import { z } from 'zod';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob } from '../../platform/jobs/job-kind.ts';
import { decryptBound, encryptBound } from '../../platform/security/crypto.ts';
import { networkOf, spendQuota, throttleKey } from '../../platform/security/throttle.ts';
import { NO_ACCOUNT } from './failed-sign-in.service.ts';
import { lockForRecovery } from './password-link.queries.ts';
import { createLink } from './password-link.service.ts';

const PER_ADDRESS = { limit: 10, window_seconds: 3_600 } as const;
const PER_ACCOUNT = { limit: 3, window_seconds: 3_600 } as const;

const boundTo = (place: string): string => `jobs.recovery:${place}`;

/** Looks for the account; nobody who asked can tell from anything whether there is one. */
export const recoveryJob = defineJob({
  kind: 'passwords.recover',
  access: 'system',
  params: z.object({ place: z.uuid(), email_encrypted: z.base64() }),
  async runItem({ tx, audit, params, config, dataKey }) {
    const email = decryptBound(dataKey, Buffer.from(params.email_encrypted, 'base64'), boundTo(params.place));
    const found = config.mail === null ? undefined : await lockForRecovery(tx, email);
    if (!found) return;
    const { expires_at } = await createLink(tx, { to: found, from: null, invites: false }, { config, dataKey });
    await audit({
      action: 'send_password_link',
      entity: 'admin',
      record_id: found.id,
      after: { link_expires_at: expires_at, mailed: true },
    });
  },
});

export const showRecoveryWay: Handler<typeof getRecoveryWay> = async (_input, { config }) => ({
  data: { mailed: config.mail !== null },
});

/** Does the same for every address, known or not: it counts, and leaves the rest to a job. */
export const askForLink: Handler<typeof recoverPassword> = ({ body }, { config, dataKey, request, write }) => {
  if (config.mail === null) throw new Refusal('recovery_not_offered');
  return write(async (tx, audit) => {
    await spendQuota(tx, { key: throttleKey(dataKey, 'recovery', networkOf(request.address)), ...PER_ADDRESS });
    await spendQuota(tx, { key: throttleKey(dataKey, 'recovery_account', body.email), ...PER_ACCOUNT });
    const place = randomUUID();
    const encrypted = encryptBound(dataKey, body.email, boundTo(place));
    await addJob(tx, {
      kind: recoveryJob,
      params: { place, email_encrypted: encrypted.toString('base64') },
      created_by: null,
      items: [{ record_id: place, label_en: '', label_ar: '' }],
    });
    await audit({ action: 'request_password_link', entity: 'session', record_id: NO_ACCOUNT });
    return { data: null };
  });
};
