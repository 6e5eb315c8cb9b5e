import { finished } from 'node:stream/promises';
import type { LightMyRequestResponse } from 'fastify';

/**
 * Done with a reply of which only the head was wanted. An injected request has no socket to hang up, so what ends by
 * itself is read to its end: left alone it would keep its connection. Live updates never end; they are let go.
 */
export async function leaveStream(response: LightMyRequestResponse): Promise<void> {
  const stream = response.stream();
  if (String(response.headers['content-type']).startsWith('text/event-stream')) stream.destroy();
  else await finished(stream.resume());
}
