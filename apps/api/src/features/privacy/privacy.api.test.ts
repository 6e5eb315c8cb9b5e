import {
  getPrivacyContact,
  getPrivacyPage,
  listPrivacyEditions,
  publishPrivacyEdition,
} from '@proline/contract/privacy/privacy';
import { EMPTY_PRIVACY, PRIVACY_LIMITS, type PrivacyContent } from '@proline/domain/privacy/privacy-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = (await app.signIn('owner')).token;
});
afterAll(() => app.close());

const COOKIES = { title_en: 'Cookies', title_ar: 'ملفات الارتباط', text_en: 'One cookie.', text_ar: 'ملف واحد.' };
const publish = (after: number, content: object, token = owner) =>
  app.call(publishPrivacyEdition, { token, body: { after, content } });
const page = async () => (await app.call(getPrivacyPage)).json().data;

test('the contact address is the configured one until an owner sets another', async () => {
  expect((await app.call(getPrivacyContact)).json()).toEqual({ data: { email: 'privacy@proline.test' } });
  await app.pool.query(
    `insert into settings (key, value) values ('privacy', '{"contact_email": "hello@example.com"}')`,
  );
  expect((await app.call(getPrivacyContact)).json()).toEqual({ data: { email: 'hello@example.com' } });
});

test('an edition is public at once, and the ones before it stay', async () => {
  expect(await page()).toEqual({ content: EMPTY_PRIVACY, published_at: null });
  const first: PrivacyContent = { ...EMPTY_PRIVACY, sections: [COOKIES] };
  expect((await publish(0, first)).statusCode).toBe(200);
  expect((await page()).content).toEqual(first);

  const free = { en: 'No fee at all.', ar: 'بلا أي رسوم.' };
  const second: PrivacyContent = { more: { ...EMPTY_PRIVACY.more, free }, sections: [] };
  expect((await publish(1, second)).json().data).toMatchObject({ number: 2, content: second });
  const { data } = (await app.call(listPrivacyEditions, { token: owner })).json();
  expect(data).toMatchObject([
    { number: 2, content: second, published_by_name: expect.any(String) },
    { number: 1, content: first },
    { number: 0, content: EMPTY_PRIVACY, published_at: null },
  ]);
});

test('of two who publish over the same edition, one is told', async () => {
  const after = (await app.call(listPrivacyEditions, { token: owner })).json().data[0].number;
  const tries = await Promise.all(
    ['One', 'Two', 'Three'].map((text_en) => publish(after, { ...EMPTY_PRIVACY, sections: [{ ...COOKIES, text_en }] })),
  );
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
});

test('the same words again, one language only, too much, a point of one’s own: refused, and nothing is published', async () => {
  const newest = (await app.call(listPrivacyEditions, { token: owner })).json().data[0];
  const { number, content } = newest;
  expect((await publish(number, content)).json()).toMatchObject({ code: 'privacy_unchanged' });
  const refused = [
    { ...content, more: { ...content.more, age: { en: 'Only adults.', ar: '' } } },
    { ...content, sections: [{ ...COOKIES, text_ar: '' }] },
    { ...content, sections: Array.from({ length: PRIVACY_LIMITS.sections + 1 }, () => COOKIES) },
    { ...content, more: { free: content.more.free } },
    { ...content, points: [] },
    { ...content, sections: [{ ...COOKIES, text_en: 'Right \u202eto left' }] },
  ];
  for (const each of refused) {
    const reply = await publish(number, each);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'validation_failed']);
  }
  const finance = (await app.signIn('finance')).token;
  expect((await publish(number, { ...EMPTY_PRIVACY, sections: [COOKIES] }, finance)).statusCode).toBe(403);
  expect((await app.call(listPrivacyEditions, { token: owner })).json().data[0]).toEqual(newest);
});
