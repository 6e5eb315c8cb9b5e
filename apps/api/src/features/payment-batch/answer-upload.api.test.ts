import http from 'node:http';
import { checkBankAnswer } from '@proline/contract/payment-batch/batch-answer';
import { ANSWER_MAX_BYTES } from '@proline/domain/bank-file/bank-answer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, type Desk } from '../../testing/bank/batch-desk.ts';
import { addressOf, startTestApp, type TestApp } from '../../testing/test-app.ts';

const MB = 1024 * 1024;
const SENT_MB = 100;

let app: TestApp;
let desk: Desk;
let site: string;
beforeAll(async () => {
  app = await startTestApp({ jobs: [] });
  desk = await openDesk(app);
  site = await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends the same piece again and again without saying how much will come; returns the answer and the most memory that bodies took. */
const upload = (id: string) =>
  new Promise<{ status: number | undefined; body: string; mostMb: number }>((resolve, reject) => {
    const piece = Buffer.from('<Ntry><Amt Ccy="SAR">1.00</Amt></Ntry>'.repeat(1_700));
    const before = process.memoryUsage().arrayBuffers;
    let most = before;
    const request = http.request(
      `${site}${addressOf(checkBankAnswer, { id })}?name=answer.xml`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${desk.token}`, 'content-type': 'application/octet-stream' },
      },
      (reply) => {
        let body = '';
        reply.on('data', (part: Buffer) => (body += part.toString()));
        reply.on('end', () => resolve({ status: reply.statusCode, body, mostMb: (most - before) / MB }));
      },
    );
    request.on('error', reject);
    let left = Math.ceil((SENT_MB * MB) / piece.length);
    const send = (): void => {
      most = Math.max(most, process.memoryUsage().arrayBuffers);
      left -= 1;
      if (left === 0) request.end('</Document>');
      else request.write(piece, () => send());
    };
    request.write('<?xml version="1.0"?><Document>', () => send());
  });

test('100 MB of XML are kept no further than the limit, and answered by name', async () => {
  const sent = await desk.exported(await desk.approved(1));
  const { status, body, mostMb } = await upload(sent.id);
  expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([413, 'body_too_large']);
  // what was kept up to the limit, and as much again that nobody holds and is not collected yet
  expect(mostMb).toBeLessThan((3 * ANSWER_MAX_BYTES) / MB);
  expect((await desk.show(sent.id)).answers).toEqual([]);
});
