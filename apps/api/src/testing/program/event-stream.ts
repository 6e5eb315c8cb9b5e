import type { StreamChange } from '@proline/contract/stream/stream';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../test-app.ts';

export type StreamEvent = { readonly id: string; readonly event: string; readonly data: unknown };

/** The app on a socket: streams need a real one. */
export async function listen({ app }: TestApp): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not on a port');
  return `http://127.0.0.1:${address.port}`;
}

/** A browser's stream, and what came over it. */
export async function listenTo(url: string, token: string, lastEventId?: string) {
  const aborter = new AbortController();
  const response = await fetch(`${url}/api/admin/stream`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
    signal: aborter.signal,
  });
  const events: StreamEvent[] = [];
  const reading = (async () => {
    let text = '';
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += part.value;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      events.push(...blocks.map(parseEvent));
    }
  })().catch(() => undefined);
  const changes = () =>
    events.filter(({ event }) => event === 'changes').flatMap(({ data }) => data as readonly StreamChange[]);
  return {
    status: response.status,
    headers: response.headers,
    events,
    changes,
    topics: () => [...new Set(changes().map(({ topic }) => topic))].sort(),
    lastId: () => events.at(-1)?.id ?? '',
    /** resolves when the server ends it */
    ended: reading,
    async drop() {
      aborter.abort();
      await reading;
    },
  };
}

const parseEvent = (block: string): StreamEvent => {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const data: unknown = JSON.parse(fields['data'] ?? 'null');
  return { id: fields['id'] ?? '', event: fields['event'] ?? '', data };
};
