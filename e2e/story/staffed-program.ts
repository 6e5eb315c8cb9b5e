import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type APIRequestContext } from '@playwright/test';
import { OWN_START_TIMEOUT_MS, startOwnProgram } from './own-program.ts';
import { test as base } from './story.ts';

type Message = { readonly to: string; readonly text: string; readonly kind: string };

/** Takes the messages that a program sends to phones. */
async function startPhones() {
  const heard: Message[] = [];
  const server = http.createServer(async (request, response) => {
    const bytes = Buffer.concat(await Array.fromAsync(request, (part: Buffer) => part));
    heard.push(JSON.parse(bytes.toString()) as Message);
    response.writeHead(202).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `http://127.0.0.1:${port}/messages`, close: () => server.close() };
}

export type Staffed = {
  readonly site: string;
  /** asks this program, not the one that stories share */
  readonly request: APIRequestContext;
  /** Signs somebody in by the code that the phone got; returns what opens the staff's calls. */
  readonly signInByPhone: (phone: string) => Promise<string>;
};

/** A job sends it. */
const CODE_TIMEOUT_MS = 60_000;
const CODE = /\b\d{6}\b/;

/** A program of its own with demo data, whose people can be reached by phone. */
export const staffedTest = base.extend<{ staffed: Staffed }>({
  staffed: [
    async ({ page, playwright }, use) => {
      const phones = await startPhones();
      const program = await startOwnProgram({
        DEMO: '1',
        MESSAGE_GATEWAY_URL: phones.url,
        MESSAGE_GATEWAY_SECRET: 'a secret of the story',
      });
      const site = await program.printed(/http:\/\/[\w.]+:\d+/);
      const request = await playwright.request.newContext({ baseURL: site });
      await use({ site, request, signInByPhone: (phone) => signInByPhone(request, phones.heard, phone) });
      // nobody asks a program that has ended
      await page.goto('about:blank');
      await request.dispose();
      await program.stop();
      phones.close();
    },
    { timeout: OWN_START_TIMEOUT_MS },
  ],
});

async function signInByPhone(request: APIRequestContext, heard: readonly Message[], phone: string): Promise<string> {
  const asked = await request.post('/api/staff/auth/code', { data: { phone } });
  expect(asked.status()).toBe(200);
  // other messages hold six digits too: the title of a story's event does
  const isCode = ({ to, kind }: Message) => to === phone && kind === 'staff_code';
  const codeOf = () => CODE.exec(heard.findLast(isCode)?.text ?? '')?.[0];
  await expect.poll(codeOf, { timeout: CODE_TIMEOUT_MS }).toBeDefined();
  let token = '';
  // the phone may have the code a moment before the program keeps it, and after five wrong tries it would have to wait
  await expect(async () => {
    const reply = await request.post('/api/staff/auth/session', { data: { phone, code: codeOf() } });
    expect(reply.status(), await reply.text()).toBe(200);
    const { data } = (await reply.json()) as { data: { token_type: string; access_token: string } };
    token = `${data.token_type} ${data.access_token}`;
  }).toPass({ intervals: [500, 3_000, 10_000, 20_000], timeout: CODE_TIMEOUT_MS });
  return token;
}
