import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type APIRequestContext } from '@playwright/test';
import { OWN_START_TIMEOUT_MS, startOwnProgram } from './own-program.ts';
import { signInByApi, test as base } from './story.ts';

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
  const authorization = await signInByApi(request);
  const lastKept = async () => {
    const reply = await request.get('/api/admin/audit?action=send_staff_code', { headers: { authorization } });
    const { data } = (await reply.json()) as { data: readonly { readonly id: number }[] };
    return data[0]?.id ?? 0;
  };
  const before = await lastKept();
  const asked = await request.post('/api/staff/auth/code', { data: { phone } });
  expect(asked.status()).toBe(200);
  // the phone has a code a moment before the program keeps it; tried too early it would be a wrong one, and those are counted
  await expect.poll(lastKept, { timeout: CODE_TIMEOUT_MS }).toBeGreaterThan(before);
  // other messages hold six digits too: the title of a story's event does
  const code = CODE.exec(heard.findLast(({ to, kind }) => to === phone && kind === 'staff_code')?.text ?? '')?.[0];
  const reply = await request.post('/api/staff/auth/session', { data: { phone, code } });
  expect(reply.status(), await reply.text()).toBe(200);
  const { data } = (await reply.json()) as { data: { token_type: string; access_token: string } };
  return `${data.token_type} ${data.access_token}`;
}
