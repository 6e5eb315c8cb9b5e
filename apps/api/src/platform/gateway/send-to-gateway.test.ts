import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessageGateway, type MessageGateway } from '../../testing/program/message-gateway.ts';
import { sendToGateway } from './send-to-gateway.ts';

let server: MessageGateway;
beforeAll(async () => {
  server = await startMessageGateway();
});
beforeEach(() => server.heard.splice(0));
afterAll(() => server.close());

const MESSAGE = { id: 'm-1', to: '+966500000001', text: 'مرحبًا', kind: 'usher_approved' };
const send = (longestMs?: number) => sendToGateway(server.gateway, MESSAGE, longestMs);

test('the message goes as JSON, with the secret and a key that stays the same', async () => {
  server.answerWith({ status: 202 });
  expect(await send()).toBeNull();
  expect(server.heard).toMatchObject([
    {
      headers: {
        authorization: 'Bearer a secret of the test',
        'content-type': 'application/json',
        'idempotency-key': 'm-1',
      },
      body: MESSAGE,
    },
  ]);
});

test.each([
  [400, 'refused'],
  [401, 'refused'],
  [429, 'out_of_order'],
  [503, 'out_of_order'],
] as const)('an answer %i', async (status, reason) => {
  server.answerWith({ status });
  expect(await send()).toBe(reason);
});

test('a redirect is not followed: neither the secret nor the message goes elsewhere', async () => {
  const other = await startMessageGateway();
  server.answerWith({ status: 307, headers: { location: other.gateway.url } });
  expect(await send()).toBe('redirected');
  expect(other.heard).toEqual([]);
  await other.close();
});

test('one that never answers is left, one that is not there is unreachable', async () => {
  server.answerWith('silence');
  expect(await send(100)).toBe('too_slow');
  const gone = await startMessageGateway();
  await gone.close();
  expect(await sendToGateway(gone.gateway, MESSAGE)).toBe('unreachable');
});
