import { expect, type APIRequestContext } from '@playwright/test';
import { makePublished } from '../story/own-event.ts';
import { settled } from '../story/settled.ts';
import { staffedTest as test } from '../story/staffed-program.ts';
import { signInByApi } from '../story/story.ts';

const WORDS = {
  en: { gate: /Gate/, people: 'People for these places', holders: 'Holders', offers: 'Offers', invited: /^Invited, / },
  ar: { gate: /البوابة/, people: 'أشخاص لهذه الأماكن', holders: 'شاغلو المكان', offers: 'العروض', invited: /^مدعو، / },
} as const;

type Asker = { readonly request: APIRequestContext; readonly authorization: string };

/** Calls the API and returns its data. */
const ask = async <Data>(
  { request, authorization }: Asker,
  method: 'GET' | 'POST' | 'PUT',
  address: string,
  body?: object,
) => {
  const reply = await request.fetch(`/api${address}`, { method, headers: { authorization }, data: body });
  expect(reply.status(), await reply.text()).toBe(200);
  return ((await reply.json()) as { data: Data }).data;
};

type Kept = { readonly hiring: { readonly version: number; readonly value: object } };
type Position = { readonly id: string; readonly role: { readonly id: string }; readonly zone: object | null };
type Candidate = { readonly usher: { readonly id: string; readonly name_en: string; readonly name_ar: string } };
type Invitation = { readonly id: string; readonly version: number; readonly event: { readonly id: string } };

/** Somebody answers in the staff's app what waits for an answer. */
const answer = async (person: Asker, event_id: string, said: 'accept' | 'decline'): Promise<void> => {
  const waiting = await ask<Invitation[]>(person, 'GET', '/staff/invitations');
  const { id, version } = waiting.find(({ event }) => event.id === event_id) ?? { id: '', version: 0 };
  await ask(person, 'POST', `/staff/invitations/${id}/answer`, { version, answer: said });
};

test('a decline starts an offer, and who takes it has the place', async ({ page, language, staffed }) => {
  const words = WORDS[language];
  const { site, request, signInByPhone } = staffed;
  const authorization = await signInByApi(request);
  const admin = { request, authorization };
  const { hiring } = await ask<Kept>(admin, 'GET', '/admin/settings');
  // the same hour twice: no hour is quiet
  const loud = { ...hiring.value, quiet_from: 0, quiet_until: 0 };
  await ask(admin, 'PUT', '/admin/settings/hiring', { version: hiring.version, value: loud });

  const event = await makePublished({ request, token: authorization });
  const at = `/admin/events/${event.id}`;
  const { positions } = await ask<{ positions: Position[] }>(admin, 'GET', `${at}/places`);
  const gate = positions.find(({ zone }) => zone !== null) ?? { id: '', role: { id: '' } };
  const suitable = await ask<Candidate[]>(admin, 'GET', `${at}/candidates?positions=${gate.id}&tab=recommended`);
  const people = await Promise.all(
    suitable.slice(0, 2).map(async ({ usher }) => ({
      id: usher.id,
      name: language === 'ar' ? usher.name_ar : usher.name_en,
      phone: (await ask<{ phone: string }>(admin, 'GET', `/admin/ushers/${usher.id}`)).phone,
    })),
  );
  const [first, second] = people;
  if (!first || !second) throw new Error('the demo has nobody for this place');
  const expires_at = new Date(Date.now() + 3_600_000).toISOString();
  const wanted = { usher_id: first.id, position_ids: [gate.id], reserve: false };
  await ask(admin, 'POST', `${at}/invitations`, { ...wanted, expires_at });
  await ask(admin, 'POST', `${at}/waitlist`, { usher_id: second.id, type_id: gate.role.id, shift_ids: [] });

  await page.addInitScript((token) => {
    // the blank page at the end has no storage
    if (location.protocol === 'http:') localStorage.setItem('token', token);
  }, authorization);
  await page.goto(`${site}/hiringUshers/${event.id}`);
  await settled(page);
  await page.getByRole('button', { name: words.gate }).click();
  const shown = page.getByRole('region', { name: words.people });
  await shown.getByRole('link', { name: words.holders }).click();
  const holder = ({ name }: { name: string }) => shown.getByRole('listitem').filter({ hasText: name });
  await expect(holder(first).getByText(words.invited)).toBeVisible();

  await answer({ request, authorization: await signInByPhone(first.phone) }, event.id, 'decline');
  const offered = page.getByRole('list', { name: words.offers }).filter({ hasText: second.name });
  await expect(offered).toBeVisible();
  await expect(shown.getByRole('link', { name: first.name })).toBeHidden();

  await answer({ request, authorization: await signInByPhone(second.phone) }, event.id, 'accept');
  await expect(offered).toBeHidden();
  await expect(shown.getByRole('link', { name: second.name })).toBeVisible();
});
