import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type MessageGateway = Awaited<ReturnType<typeof startMessageGateway>>;

type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'silence';
type Heard = { readonly headers: http.IncomingHttpHeaders; readonly body: Readonly<Record<string, unknown>> };

/** A gateway that keeps what it gets, and answers as it is told. */
export async function startMessageGateway() {
  const heard: Heard[] = [];
  let answer: Answer = { status: 202 };
  const server = http.createServer(async (request, response) => {
    const bytes = Buffer.concat(await Array.fromAsync(request, (part: Buffer) => part));
    heard.push({ headers: request.headers, body: JSON.parse(bytes.toString()) as Heard['body'] });
    if (answer !== 'silence') response.writeHead(answer.status, answer.headers).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    /** What a program is told, so that it sends its messages here. */
    gateway: { url: `http://127.0.0.1:${port}/messages`, secret: 'a secret of the test' },
    answerWith(next: Answer) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
