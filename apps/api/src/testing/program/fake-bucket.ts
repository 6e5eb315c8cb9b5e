import http from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = 2;

/** What S3 does with objects, for one bucket, two keys per page; it refuses requests that are not signed. */
export async function startFakeBucket(bucket: string) {
  const objects = new Map<string, { bytes: Buffer; type: string; at: Date }>();
  let broken = false;

  const list = (after: string): string => {
    const keys = [...objects.keys()].sort().filter((key) => key > after);
    const page = keys.slice(0, PAGE);
    const more = keys.length > PAGE;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
  };

  const server = http.createServer(async (request, response) => {
    const bytes = Buffer.concat(await Array.fromAsync(request, (part: Buffer) => part));
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = url.pathname.slice(`/${bucket}/`.length);
    const answer = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (broken) return answer(503);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/')) return answer(403);
    if (!url.pathname.startsWith(`/${bucket}`)) return answer(404);
    if (key === '') return answer(200, list(url.searchParams.get('continuation-token') ?? ''));
    if (request.method === 'PUT') {
      objects.set(key, { bytes, type: request.headers['content-type'] ?? '', at: new Date() });
      return answer(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(204);
    }
    const found = objects.get(key);
    return found ? answer(200, found.bytes) : answer(404);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    endpoint: `http://127.0.0.1:${port}`,
    setBroken: (value: boolean) => (broken = value),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
