import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { decryptBound, encryptBound } from '../security/crypto.ts';
import type { DataKey } from '../security/data-key.ts';
import { addJob } from '../jobs/add-job.ts';
import { defineJob } from '../jobs/job-kind.ts';
import { Refusal } from '../http/refusal.ts';
import type { Database } from '../postgres/schema.gen.ts';
import { mailSchema, sendMail, type Mail } from './send-mail.ts';

const boundTo = (place: string): string => `jobs.mail:${place}`;

/**
 * A mail may contain a sign-in link, so it is stored encrypted.
 * It is sent at least once: a process that dies between the mail server's "accepted" and the commit sends it again.
 */
export const mailJob = defineJob({
  kind: 'mail.send',
  access: 'system',
  params: z.object({ place: z.uuid(), mail_encrypted: z.base64() }),
  async runItem({ params, config, dataKey }) {
    if (config.mail === null) throw new Refusal('mail_not_configured');
    const text = decryptBound(dataKey, Buffer.from(params.mail_encrypted, 'base64'), boundTo(params.place));
    // sent again it has the same name, so that a mailbox can tell
    const messageId = `<${params.place}@${new URL(config.mail.publicUrl).hostname}>`;
    await sendMail(config.mail, { ...mailSchema.parse(JSON.parse(text)), messageId });
  },
});

type NewMail = { readonly content: Mail; readonly record_id: string; readonly name: string };

/** Adds the mail in the transaction of its cause and returns the id of its job. */
export async function addMail(
  tx: Transaction<Database>,
  dataKey: DataKey,
  { content, record_id, name }: NewMail,
): Promise<string> {
  const place = randomUUID();
  const encrypted = encryptBound(dataKey, JSON.stringify(content), boundTo(place));
  const { id } = await addJob(tx, {
    kind: mailJob,
    params: { place, mail_encrypted: encrypted.toString('base64') },
    created_by: null,
    items: [{ record_id, label_en: name, label_ar: name }],
  });
  return id;
}
