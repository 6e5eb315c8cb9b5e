import { EVENT_STREAM, openStream } from '@proline/contract/stream/stream';
import { streamRoute, type Route } from '../../platform/http/handler.ts';
import type { LiveHub } from '../../platform/live/live-hub.ts';

export const streamRoutes = (hub: LiveHub): readonly Route[] => [
  streamRoute(openStream, async (_input, { admin, request }) => ({
    type: EVENT_STREAM,
    body: await hub.open(admin, request.last_event_id),
    headers: {
      // a proxy that gathers before it passes on would hold everything back
      'x-accel-buffering': 'no',
      // its connection ends with it: a process that stops would else wait until the browser lets go of it
      connection: 'close',
    },
  })),
];
