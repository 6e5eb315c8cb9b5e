import type { AdminProfile } from '@proline/contract/auth/admin';
import type { JoinRequest } from '@proline/contract/join-request/join-request';
import type { UsherMoves } from '@proline/contract/usher-move/usher-move';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { erasableQuery } from '../erasure/erasure.api.ts';
import { Decide } from './decide.tsx';
import { JoinRequestDrawer } from './join-request-drawer.tsx';
import { JoinRequests } from './join-request-list.tsx';
import { decisionsQuery, joinRequestQuery } from './join-request.api.ts';

const RECRUITER: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'recruiter', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};
const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`;
const requestOf = (number: number, known: Partial<JoinRequest> = {}): JoinRequest => ({
  ...{ id: idOf(number), hat: 'usher', code: number, name_en: `Person ${number}`, name_ar: '', photo: null },
  ...{ status: 'in_interview', phone: '+966550107719', birth_date: '1998-04-05', age: 28, city: 'Riyadh', tags: [] },
  ...{
    asked_at: '2026-11-01T08:00:00Z',
    source: 'app',
    asked_again_at: null,
    duplicate: false,
    interview_at: null,
    interviewer: null,
    score: 4.2,
  },
  ...{ missed: false, missing: [], version: 1, email: null, twins: [], reason: null, reapply_on: null },
  ...{ languages_spoken: [], nationality: null, does: [], id_number_last4: null, documents: 0 },
  ...known,
});

const MOVES: UsherMoves['moves'] = [
  { to: 'approved', refusal: null },
  { to: 'rejected', refusal: null },
];
const DECISIONS: UsherMoves = {
  ...{ status: 'in_interview', version: 1, missing: [], scorecard: 'passed', mean: 4.2, pass_mark: 3.5 },
  ...{ reapply_on: null, touches: { places: 0, events: 0, applications: 0, leads: 0 }, moves: MOVES },
};

/** Makes somebody known who may be approved, as the drawer loads them ahead. */
const preload = (request: JoinRequest) => {
  const { id, hat } = request;
  queryClient.setQueryData(joinRequestQuery(id).queryKey, request);
  queryClient.setQueryData(decisionsQuery(id, hat).queryKey, {
    ...DECISIONS,
    approve: MOVES[0],
    reject: MOVES[1],
    again: undefined,
  });
};

/** Three people wait, one after the other. */
const WAITING = [1, 2, 3].map((number) => requestOf(number));
/** Whether the server has a list of them, and of whom it was asked more. */
let queue = false;
const looked: string[] = [];
const RECRUITING = {
  ...{ interview_minutes: 30, criteria: [], pass_mark: 3.5, scorecard_required: true },
  ...{ reapply_days: 90, reasons: [], interviewers: [] },
};
const queueReply = (pathname: string): Response => {
  if (pathname.endsWith('/counts')) return Response.json({ data: { all: 3, tabs: {}, exact: true } });
  const meta = { current_page: 1, per_page: 25, total: 3, last_page: 1, total_exact: true, next: null, previous: null };
  if (pathname.endsWith('/join-requests')) return Response.json({ data: WAITING, meta });
  if (pathname.endsWith('/recruiting')) return Response.json({ data: RECRUITING });
  const person = WAITING.find(({ id }) => pathname.endsWith(`/join-requests/${id}`));
  if (person) looked.push(person.id);
  // there are no views, interviews or anything else
  return Response.json({ data: person ?? [] });
};

/** Whom the server was told to approve. */
const approved: string[] = [];
beforeEach(async () => {
  approved.length = 0;
  queue = false;
  looked.length = 0;
  setUser(RECRUITER);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const id = pathname.split('/').at(-2);
    if (method === 'POST' && pathname.endsWith('/moves') && id !== undefined) {
      approved.push(id);
      return Promise.resolve(Response.json({ data: { id, status: 'approved', version: 2 } }));
    }
    if (pathname.endsWith('/moves')) return Promise.resolve(Response.json({ data: DECISIONS }));
    if (queue) return Promise.resolve(queueReply(pathname));
    // Everything else stays on its way, so that what is shown is what was loaded ahead.
    return new Promise(() => undefined);
  });
  await loadTexts('en', [
    'join-request',
    'interview',
    'person',
    'person-merge',
    'erasure',
    'status',
    'usher-bulk',
    'message',
  ]);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const approveButton = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Approve'));

/** Two people, one after the other. Whoever clicks twice hits the second one's button as soon as it is there. */
const Queue = () => {
  const [number, setNumber] = useState(1);
  useLayoutEffect(() => {
    if (number === 2) approveButton()?.click();
  }, [number]);
  return (
    <div key={number}>
      <h2>Person {number}</h2>
      <Decide request={requestOf(number)} name="" next={number === 1 ? () => setNumber(2) : undefined} />
    </div>
  );
};

test('the second click of a double click does not approve the next person; a later one does', async () => {
  preload(requestOf(1));
  preload(requestOf(2));
  const screen = await renderIn('en', <Queue />);
  const approve = screen.getByRole('button', { name: 'Approve' });
  await approve.click();
  await expect.element(screen.getByRole('heading', { name: 'Person 2' })).toBeVisible();
  await expect.element(approve).not.toHaveAttribute('aria-disabled');
  expect(approved).toEqual([idOf(1)]);
  await approve.click();
  await expect.poll(() => approved).toEqual([idOf(1), idOf(2)]);
});

test('a key decides when it is pressed, and not again while it is held', async () => {
  preload(requestOf(1));
  await renderIn('en', <Decide request={requestOf(1)} name="" next={undefined} />);
  const isTaken = (repeat: boolean) =>
    !document.body.dispatchEvent(
      new KeyboardEvent('keydown', { code: 'KeyA', repeat, bubbles: true, cancelable: true }),
    );
  await expect.poll(() => [isTaken(true), isTaken(false)]).toEqual([false, true]);
});

test('a name that is known in Arabic only stands in the head and in what is asked', async () => {
  preload(requestOf(1, { name_en: '', name_ar: 'هالة منصور', birth_date: null, age: null }));
  queryClient.setQueryData(erasableQuery(idOf(1)).queryKey, {
    ...{ id: idOf(1), name_en: '', name_ar: 'هالة منصور', photo: null, phone: '', email: null, city: '', version: 1 },
    ...{ usher: { code: 1, status: 'in_interview' }, leader: null, owed: [], refusal: null },
    touches: { places: 0, applications: 0, interviews: 0, documents: 0, payments: 0 },
  });
  const screen = await renderIn('en', <JoinRequestDrawer id={idOf(1)} row={undefined} />);
  await expect.element(screen.getByRole('heading', { name: 'هالة منصور' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Under 18' })).toBeVisible();
  await userEvent.keyboard('u');
  await expect.element(screen.getByRole('dialog', { name: /هالة منصور/u })).toBeVisible();
});

test('the head says for how long somebody waits, and no longer once it is decided', async () => {
  const asked_at = new Date(Date.now() - 8 * 86_400_000).toISOString();
  preload(requestOf(1, { asked_at }));
  preload(requestOf(2, { asked_at, status: 'rejected', reason: 'No photo' }));
  const waiting = await renderIn('en', <JoinRequestDrawer id={idOf(1)} row={undefined} />);
  await expect.element(waiting.getByText('Usher · waits 8 days', { exact: true })).toBeVisible();
  const decided = await renderIn('en', <JoinRequestDrawer id={idOf(2)} row={undefined} />);
  await expect.element(decided.getByText('Usher', { exact: true })).toBeVisible();
});

test('nobody who is known to be 18 is offered to be deleted as under 18', async () => {
  preload(requestOf(1));
  const screen = await renderIn('en', <JoinRequestDrawer id={idOf(1)} row={undefined} />);
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Under 18' })).not.toBeInTheDocument();
});

test('the queue by keys: J and K go on and back, R asks, A decides; whoever is next is there already', async () => {
  queue = true;
  const screen = await renderIn('en', <JoinRequests title="Join requests" tabs={null} />);
  await expect.element(screen.getByRole('link', { name: 'Person 1' })).toBeVisible();
  await userEvent.keyboard('j{Enter}');
  const drawer = screen.getByRole('complementary');
  const heading = (number: number) => drawer.getByRole('heading', { name: `Person ${number}` });
  await expect.element(heading(1)).toBeVisible();
  // nobody has asked for the second one yet, and not for the third either
  await expect.poll(() => [...new Set(looked)]).toEqual([idOf(1), idOf(2)]);
  await userEvent.keyboard('j');
  await expect.element(heading(2)).toBeVisible();
  await expect.poll(() => [...new Set(looked)]).toEqual([idOf(1), idOf(2), idOf(3)]);
  await userEvent.keyboard('k');
  await expect.element(heading(1)).toBeVisible();

  await expect.element(drawer.getByRole('button', { name: /^Reject/ })).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog', { name: /Person 1/ });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();

  await userEvent.keyboard('a');
  await expect.element(heading(2)).toBeVisible();
  expect(approved).toEqual([idOf(1)]);
});

test('says that a request came by the app, was repeated there, and named the ID number of somebody known', async () => {
  const twin = {
    id: idOf(2),
    hat: 'usher',
    name_en: 'Hala',
    name_ar: '',
    code: 10_002,
    sign: 'same_id_number',
  } as const;
  preload(requestOf(1, { source: 'app', asked_again_at: '2026-11-05T08:00:00Z', duplicate: true, twins: [twin] }));
  const screen = await renderIn('en', <JoinRequestDrawer id={idOf(1)} row={undefined} />);
  await expect.element(screen.getByText('Came by')).toBeVisible();
  await expect.element(screen.getByText('App', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^Asked to join again in the app on/)).toBeVisible();
  await expect.element(screen.getByText(/^Gave the ID number of/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hala U-10002' }).element().getAttribute('href')).toBe(`/ushers/${idOf(2)}`);
  await screen.getByRole('button', { name: 'Compare' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Merge two records' })).toBeVisible();
});

test.each(['en', 'ar'] as const)(
  'says what is known of somebody and what is missing, and leads to their page (%s)',
  async (language) => {
    const words = {
      en: { spoken: 'Arabic (Native), French', missing: 'Missing: document, bank account' },
      ar: { spoken: 'العربية (اللغة الأم)، الفرنسية', missing: 'الناقص: الوثيقة، الحساب البنكي' },
    }[language];
    const known = {
      languages_spoken: [
        { code: 'ar', level: 'native' },
        { code: 'fr', level: null },
      ],
      nationality: 'SA',
      does: [{ id: idOf(7), name_en: 'Host', name_ar: 'مضيف' }],
      id_number_last4: '4821',
      documents: 0,
      missing: ['document', 'bank_account'],
    } satisfies Partial<JoinRequest>;
    preload(requestOf(1, { ...known, hat: 'leader' }));
    await loadTexts(language, ['join-request', 'interview', 'person', 'person-merge', 'erasure', 'status']);
    const screen = await renderIn(language, <JoinRequestDrawer id={idOf(1)} row={undefined} />);
    for (const text of [words.spoken, language === 'en' ? 'Host' : 'مضيف', '•••• 4821', words.missing])
      await expect.element(screen.getByText(text, { exact: true })).toBeInTheDocument();
    await expect.element(screen.getByText('5/7', { exact: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'L-1' }).element().getAttribute('href')).toBe(`/leaders/${idOf(1)}`);
  },
);
