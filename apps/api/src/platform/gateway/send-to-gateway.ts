import { reasonOfStatus, type DeliveryReason } from '@proline/domain/message/delivery';
import type { Config } from '../../config.ts';

type GatewaySettings = NonNullable<Config['gateway']>;

/** What the gateway is told; it knows SMS or WhatsApp, this program does not. */
export type GatewayMessage = {
  /** the same for each try: by it the gateway knows a message that it has got already */
  readonly id: string;
  readonly to: string;
  readonly text: string;
  readonly kind: string;
};

const LONGEST_SENDING_MS = 8_000;

/** Null when the gateway has taken the message. It never throws: what an error says could hold what was sent. */
export async function sendToGateway(
  { url, secret }: GatewaySettings,
  message: GatewayMessage,
  longestMs = LONGEST_SENDING_MS,
): Promise<DeliveryReason | null> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': message.id,
      },
      body: JSON.stringify(message),
      // a redirect would hand the secret and the message to somebody else
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
    });
    await reply.body?.cancel();
    return reasonOfStatus(reply.status);
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'too_slow' : 'unreachable';
  }
}
