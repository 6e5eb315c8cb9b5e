import type { ErrorReply } from '@proline/contract/frame/error-reply';
import { getFile, uploadFile, type FileFacts } from '@proline/contract/file/file';
import type { PermissionSet } from '@proline/domain/account/permission';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../platform/postgres/database.ts';
import { storageOf } from '../../platform/storage/configured-storage.ts';
import { addFile, samplePng } from '../../testing/sample/sample-files.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepFiles } from './file-sweep.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Sending = { purpose?: string; name?: string; as?: PermissionSet };
const send = async (bytes: Buffer, { purpose = 'admin_photo', name = 'me.png', as = 'owner' }: Sending = {}) => {
  const { token } = await app.signIn(as);
  return app.call(uploadFile, { token, query: { purpose, name }, bytes });
};
const factsIn = (response: { json: () => unknown }) => uploadFile.response.parse(response.json()).data;
const bytesOf = async (id: string, query: Record<string, string> = {}, as: PermissionSet = 'viewer') =>
  app.call(getFile, { token: (await app.signIn(as)).token, params: { id }, query });
const refusal = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as ErrorReply).code,
];

/** A picture's header with these sides and next to nothing behind it. */
const pngHeader = (width: number, height: number): Buffer => {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const sides = Buffer.alloc(13);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  sides.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = Buffer.from('789c0300000000010000', 'hex');
  return Buffer.concat([signature, chunk('IHDR', sides), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
};
const crc32 = (bytes: Buffer): number => {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
};

describe('an image', () => {
  test('is kept as webp without what the camera wrote into it, with thumbnails', async () => {
    const withPlace = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#4c6e5c' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'CANARY-PLACE' } })
      .toBuffer();
    expect(withPlace.includes('CANARY-PLACE')).toBe(true);
    const facts = factsIn(await send(withPlace, { name: 'صورتي.jpg' }));
    expect(facts).toMatchObject<Partial<FileFacts>>({
      name: 'صورتي.jpg',
      type: 'image/webp',
      width: 2048,
      height: 1024,
      address: `/api/admin/files/${facts.id}`,
    });
    const original = await bytesOf(facts.id);
    expect(original.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const kept = await sharp(original.rawPayload).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 2048, undefined]);
    expect(original.rawPayload.includes('CANARY-PLACE')).toBe(false);
    for (const size of ['96', '384']) {
      const { width, height } = await sharp((await bytesOf(facts.id, { size })).rawPayload).metadata();
      expect([width, height]).toEqual([Number(size), Number(size) / 2]);
    }
  });

  test('is turned as its camera held it', async () => {
    const lying = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#4c6e5c' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(factsIn(await send(lying))).toMatchObject({ width: 40, height: 60 });
  });

  test('of more than 25 million pixels is refused by its header', async () => {
    for (const [width, height] of [
      [20_000, 20_000],
      [5_001, 5_000],
    ] as const) {
      expect(refusal(await send(pngHeader(width, height)))).toEqual([422, 'image_too_many_pixels']);
    }
    expect(refusal(await send(pngHeader(5_000, 5_000)))).toEqual([422, 'file_damaged']);
  });

  test('with another file behind it loses that file', async () => {
    const polyglot = Buffer.concat([await samplePng(), Buffer.from('<script>alert("CANARY")</script>')]);
    const { id } = factsIn(await send(polyglot));
    expect((await bytesOf(id)).rawPayload.includes('CANARY')).toBe(false);
  });

  test.each([
    [
      'half an image',
      async () =>
        (
          await sharp(await noise())
            .png()
            .toBuffer()
        ).subarray(0, 900),
      'file_damaged',
    ],
    ['HTML that begins like a GIF', async () => Buffer.from('GIF89a<script>alert(1)</script>'), 'file_damaged'],
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'file_type_not_allowed',
    ],
    ['SVG with its declaration', async () => Buffer.from('<?xml version="1.0"?><svg/>'), 'file_type_not_allowed'],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type_not_allowed'],
    ['a PDF where a photo is wanted', async () => somePdf(), 'file_type_not_allowed'],
    ['a program', async () => Buffer.from('MZ'.padEnd(400, '\0')), 'file_type_not_allowed'],
    ['nothing at all', async () => Buffer.alloc(0), 'file_empty'],
  ])('that is %s is refused, though named .png', async (_what, bytes, code) => {
    const reply = await send(await bytes());
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { code, errors: { file: [code] } }]);
  });

  test('that is refused leaves nothing behind', async () => {
    const count = async () => (await app.pool.query<{ n: number }>('select count(*)::int as n from files')).rows[0]?.n;
    const before = await count();
    await send(Buffer.from('<svg/>'));
    expect(await count()).toBe(before);
  });
});

const noise = () =>
  sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const somePdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

describe('a name', () => {
  test.each(['../../etc/passwd', 'a/b.png', 'C:\\me.png', '..'])('like %s is refused', async (name) => {
    expect(refusal(await send(await samplePng(), { name }))).toEqual([422, 'file_name_has_path']);
  });

  test('that deceives the eye, or is empty, does not fit', async () => {
    for (const name of ['photo\u202Egnp.exe', '', 'x'.repeat(201)]) {
      expect(refusal(await send(await samplePng(), { name }))).toEqual([422, 'validation_failed']);
    }
  });
});

describe('what is sent', () => {
  test('must say that it is bytes, and elsewhere only JSON is taken', async () => {
    const { token } = await app.signIn('owner');
    const query = { purpose: 'admin_photo', name: 'me.png' };
    const as = (type: string) =>
      app.call(uploadFile, { token, query, bytes: Buffer.from('{}'), headers: { 'content-type': type } });
    expect(refusal(await as('application/json'))).toEqual([415, 'unsupported_media_type']);
    expect(refusal(await as('multipart/form-data; boundary=x'))).toEqual([415, 'unsupported_media_type']);
    const asImage = await app.call(uploadFile, {
      token,
      query,
      bytes: await samplePng(),
      headers: { 'content-type': 'image/png' },
    });
    expect(asImage.statusCode).toBe(200);
    const login = await app.app.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      headers: { 'content-type': 'application/octet-stream' },
      payload: '{}',
    });
    expect(refusal(login)).toEqual([415, 'unsupported_media_type']);
  });

  test('must not be too large', async () => {
    expect(refusal(await send(Buffer.alloc(10 * 1024 * 1024 + 1)))).toEqual([413, 'body_too_large']);
  });

  test('twice with one key is kept once', async () => {
    const { token } = await app.signIn('owner');
    const bytes = await samplePng();
    const call = () =>
      app.call(uploadFile, {
        token,
        query: { purpose: 'admin_photo', name: 'me.png' },
        bytes,
        headers: { 'idempotency-key': 'the-same-photo' },
      });
    const [first, second] = [await call(), await call()];
    expect(factsIn(second).id).toBe(factsIn(first).id);
    const other = await app.call(uploadFile, {
      token,
      query: { purpose: 'admin_photo', name: 'me.png' },
      bytes: await samplePng(50, 50),
      headers: { 'idempotency-key': 'the-same-photo' },
    });
    expect(refusal(other)).toEqual([422, 'idempotency_key_reused']);
  });
});

describe('a document', () => {
  test('is handed out to nobody by its own address: only its document is, which records each opening', async () => {
    const { id } = factsIn(await send(somePdf(), { purpose: 'usher_document', name: 'هوية.pdf', as: 'recruiter' }));
    for (const set of ['viewer', 'recruiter', 'owner'] as const)
      expect(refusal(await bytesOf(id, {}, set))).toEqual([404, 'not_found']);
  });

  test('that was cut off, or goes on as something else, is refused', async () => {
    const tail = Buffer.from(`<html>${'x'.repeat(2_000)}`);
    for (const bytes of [somePdf().subarray(0, 20), Buffer.concat([somePdf(), tail])]) {
      const response = await send(bytes, { purpose: 'usher_document', as: 'recruiter' });
      expect(refusal(response)).toEqual([422, 'file_damaged']);
    }
  });
});

test('its purpose says who may send it', async () => {
  const bytes = await samplePng();
  const statusOf = async (purpose: string, as: PermissionSet) => (await send(bytes, { purpose, as })).statusCode;
  expect(await statusOf('admin_photo', 'viewer')).toBe(200);
  expect(await statusOf('usher_photo', 'viewer')).toBe(403);
  expect(await statusOf('usher_photo', 'recruiter')).toBe(200);
});

describe('the sweep', () => {
  const later = () =>
    app.pool.query(`update files set loose_since = loose_since - interval '25 hours' where loose_since is not null`);
  const sweep = () =>
    createDatabase(app.pool)
      .transaction()
      .execute((tx) => sweepFiles(tx, { ...storage(), list: listed }));
  const storage = () => storageOf(app.config);
  /** As if all had been written a day earlier. */
  async function* listed() {
    for await (const object of storage().list()) yield { ...object, changed_at: new Date(0) };
  }
  const keys = async () => (await Array.fromAsync(storage().list())).map(({ key }) => key);

  test('removes what nothing has used for a day, and keeps the rest', async () => {
    const { id: admin_id } = await app.addAdmin('viewer');
    const loose = await addFile(app, admin_id);
    const used = await addFile(app, admin_id);
    await app.pool.query('update files set loose_since = null where id = $1', [used]);
    await sweep();
    expect((await bytesOf(loose)).statusCode).toBe(200);

    await later();
    await sweep();
    expect((await bytesOf(loose)).statusCode).toBe(404);
    await sweep();
    expect((await keys()).filter((key) => key.startsWith(loose))).toEqual([]);
    expect((await bytesOf(used)).statusCode).toBe(200);
    expect((await keys()).filter((key) => key.startsWith(used))).toHaveLength(3);
  });

  test('removes bytes that never got a row, but not young ones', async () => {
    await storage().put('stray/original.webp', Buffer.from('x'), 'image/webp');
    const database = createDatabase(app.pool);
    await database.transaction().execute((tx) => sweepFiles(tx, storage()));
    expect(await keys()).toContain('stray/original.webp');
    await sweep();
    expect(await keys()).not.toContain('stray/original.webp');
  });
});
