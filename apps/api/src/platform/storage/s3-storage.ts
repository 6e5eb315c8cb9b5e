import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { unavailable } from '../http/refusal.ts';
import type { Storage, StoredObject } from './storage.ts';

export type S3Config = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const ANSWER_WITHIN_MS = 15_000;

/** The text between the first pair of these tags; S3 answers in a small, fixed XML. */
const tagIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** A bucket of Amazon S3 or of anything that speaks like it, addressed by path. */
export function createS3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Config): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const address = (key: string) => `${endpoint}/${bucket}/${key}`;

  /** The answer, if it is one of those expected; a bucket that cannot be reached is worth another try in a moment. */
  const ask = async (url: string, expected: readonly number[], init: RequestInit = {}): Promise<Response> => {
    const response = await client
      .fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
      .catch((cause: unknown) => {
        throw Object.assign(unavailable(), { cause });
      });
    if (expected.includes(response.status)) return response;
    await response.body?.cancel();
    if (response.status >= 500) throw unavailable();
    throw new Error(`The bucket answered ${init.method ?? 'GET'} with ${response.status}.`);
  };

  async function* allObjects(): AsyncIterable<StoredObject> {
    let next: string | undefined;
    do {
      const query = new URLSearchParams({
        'list-type': '2',
        ...(next !== undefined && { 'continuation-token': next }),
      });
      const xml = await (await ask(`${endpoint}/${bucket}?${query.toString()}`, [200])).text();
      for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = tagIn(entry, 'Key');
        if (key !== undefined) yield { key, changed_at: new Date(tagIn(entry, 'LastModified') ?? Date.now()) };
      }
      next = tagIn(xml, 'IsTruncated') === 'true' ? tagIn(xml, 'NextContinuationToken') : undefined;
    } while (next !== undefined);
  }

  return {
    async put(key, bytes, type) {
      const body = new Uint8Array(bytes);
      await ask(address(key), [200], { method: 'PUT', body, headers: { 'content-type': type } });
    },
    async get(key) {
      const response = await ask(address(key), [200, 404]);
      if (response.status === 200 && response.body) return Readable.from(response.body, { objectMode: false });
      await response.body?.cancel();
      return null;
    },
    async remove(key) {
      await ask(address(key), [200, 204, 404], { method: 'DELETE' });
    },
    list: allObjects,
  };
}
