/** How a message leaves the house; the inbox is in it. */
export const MESSAGE_CHANNELS = ['mail', 'gateway'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'failed', 'not_sent'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_REASONS = [
  'no_address',
  'unsubscribed',
  'person_gone',
  'revoked',
  'refused',
  'redirected',
  'unreachable',
  'too_slow',
  'out_of_order',
] as const;
export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** What another try could mend; a refusal and a redirect need a human being. */
const PASSING: readonly DeliveryReason[] = ['unreachable', 'too_slow', 'out_of_order'];

/** Minutes until the next try; after the last of them it has failed. */
const NEXT_TRY_MINUTES = [1, 5, 30, 120, 360] as const;

/** How long to wait after so many tries, in minutes; null: it is not tried again. */
export const nextTryAfter = (attempts: number, reason: DeliveryReason): number | null =>
  PASSING.includes(reason) ? (NEXT_TRY_MINUTES[attempts - 1] ?? null) : null;

/** What an answer over HTTP means; null: it was taken. */
export function reasonOfStatus(status: number): DeliveryReason | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'redirected';
  // it asks for patience, or is broken itself
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'out_of_order';
  return 'refused';
}
