import {
  MESSAGE_CHANNELS,
  nextTryAfter,
  type DeliveryReason,
  type MessageChannel,
} from '@proline/domain/message/delivery';
import { messageLanguages } from '@proline/domain/message/message-language';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { defineJob, type AfterRun, type JobKind } from '../../platform/jobs/job-kind.ts';
import { sendToGateway } from '../../platform/gateway/send-to-gateway.ts';
import type { Database } from '../../platform/postgres/schema.gen.ts';
import type { DataKey } from '../../platform/security/data-key.ts';
import {
  claimDeliveries,
  routeMessages,
  saveResult,
  touchMessages,
  type DeliveryResult,
  type DueDelivery,
} from './delivery.queries.ts';
import { mailMessage } from './message-mail.service.ts';
import { messageText } from './message-text.service.ts';
import { unsubscribeToken } from './unsubscribe-token.service.ts';

/** More than a minute brings, except when an event opens to thousands; then the next turn goes on. */
const ROUTED_AT_ONCE = 5_000;
const SENT_AT_ONCE = 40;
/** How many are on their way at the same moment. */
const SENDERS = 4;
/** Other jobs wait behind this one for no longer. */
const LONGEST_TURN_MS = 15_000;

type Settings = Pick<Config, 'mail' | 'gateway'>;

export const channelsOf = (config: Settings): readonly MessageChannel[] =>
  MESSAGE_CHANNELS.filter((channel) => config[channel] !== null);

const params = z.object({});

/**
 * Once a minute: first it is decided over which channels new messages leave, in the job's transaction; then, with none open,
 * what is due is sent. Each delivery is taken by a conditional update, so however many processes are at it, one sends it.
 */
export const deliverJob: JobKind<typeof params> = defineJob({
  kind: 'messages.deliver',
  access: 'system',
  params,
  everyMinutes: 1,
  runItem: async ({ tx, config }) => {
    const routed = await routeMessages(tx, channelsOf(config), ROUTED_AT_ONCE);
    if (routed === ROUTED_AT_ONCE) await deliverSoon(tx);
    return { routed };
  },
  afterwards: sendDue,
});

type Tx = Parameters<typeof addJob>[0];
/** Sends what is due in the turn after this transaction, rather than in the next minute. */
export const deliverSoon = (tx: Tx) =>
  addJob(tx, {
    kind: deliverJob,
    params: {},
    created_by: null,
    items: [{ record_id: 'turn', label_en: 'turn', label_ar: 'turn' }],
  });

async function sendDue({ db, config, dataKey }: AfterRun): Promise<void> {
  const ends = performance.now() + LONGEST_TURN_MS;
  while (await deliver(db, config, dataKey)) {
    if (performance.now() < ends) continue;
    await db.transaction().execute(deliverSoon);
    return;
  }
}

/** Sends so many that are due; false when none was. */
export async function deliver(db: Kysely<Database>, config: Settings, dataKey: DataKey): Promise<boolean> {
  const channels = channelsOf(config);
  if (channels.length === 0) return false;
  const waiting = [...(await claimDeliveries(db, channels, SENT_AT_ONCE))];
  if (waiting.length === 0) return false;
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await saveResult(db, next, await send(config, dataKey, next));
  };
  await Promise.all(Array.from({ length: SENDERS }, work));
  await touchMessages(db);
  return true;
}

async function send(config: Settings, dataKey: DataKey, due: DueDelivery): Promise<DeliveryResult> {
  if (due.ended !== null) return { state: 'not_sent', reason: due.ended };
  const reason = await handOver(config, dataKey, due);
  if (reason === null) return { state: 'sent' };
  if (reason === 'no_address') return { state: 'not_sent', reason };
  const minutes = nextTryAfter(due.attempts, reason);
  return minutes === null ? { state: 'failed', reason } : { state: 'queued', reason, minutes };
}

/** Null: it was taken. */
async function handOver(
  { mail, gateway }: Settings,
  dataKey: DataKey,
  due: DueDelivery,
): Promise<DeliveryReason | null> {
  const languages = messageLanguages(due);
  const { message_id, person_id, channel, kind, email, phone } = due;
  if (channel === 'mail') {
    if (!mail || !email) return 'no_address';
    return mailMessage(mail, { ...due, email, stop: unsubscribeToken(dataKey, person_id, email) }, languages);
  }
  const text = languages.map((language) => messageText(due, language)).join('\n\n');
  return gateway && phone ? sendToGateway(gateway, { id: message_id, to: phone, text, kind }) : 'no_address';
}
