import type { AdminProfile } from '@proline/contract/auth/admin';
import type { Erasable } from '@proline/contract/erasure/erasure';
import type { JoinRequest } from '@proline/contract/join-request/join-request';
import type { UsherMoves } from '@proline/contract/usher-move/usher-move';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { useToasts } from '../../lib/screen/toast.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { JoinRequests } from './join-request-list.tsx';

const RECRUITER: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'recruiter', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};
const minor = (number: number): JoinRequest => ({
  ...{ id: `018f0000-0000-7000-8000-00000000010${number}`, hat: 'usher', code: number, name_en: `Minor ${number}` },
  ...{ name_ar: '', photo: null, status: 'pending', phone: '+966550107719', birth_date: '2011-04-05', age: 15 },
  ...{ city: 'Riyadh', tags: [], asked_at: '2026-11-01T08:00:00Z', source: 'app', asked_again_at: null },
  ...{ duplicate: false, interview_at: null, interviewer: null, score: null, missed: false, missing: [], version: 1 },
  ...{ email: null, twins: [], reason: null, reapply_on: null, languages_spoken: [], nationality: null, does: [] },
  ...{ id_number_last4: null, documents: 0 },
});
const MOVES: UsherMoves = {
  ...{ status: 'pending', version: 1, missing: ['age'], scorecard: 'missing', mean: null, pass_mark: 3.5 },
  ...{ reapply_on: null, touches: { places: 0, events: 0, applications: 0, leads: 0 } },
  moves: [
    { to: 'approved', refusal: 'under_age' },
    { to: 'rejected', refusal: null },
  ],
};
const erasable = ({ id, name_en }: JoinRequest): Erasable => ({
  ...{ id, name_en, name_ar: '', photo: null, phone: '', email: null, city: '', version: 1, owed: [], refusal: null },
  ...{ usher: { code: 1, status: 'pending' }, leader: null },
  touches: { places: 0, applications: 0, interviews: 0, documents: 0, payments: 0 },
});
const RECRUITING = {
  ...{ interview_minutes: 30, criteria: [], pass_mark: 3.5, scorecard_required: true },
  ...{ reapply_days: 90, reasons: [], interviewers: [] },
};

let waiting: readonly JoinRequest[] = [];
/** The server knows nobody any more who was deleted, as the real one. */
const answer = (method: string, pathname: string): Response => {
  const is = (path: string) => pathname.endsWith(path);
  if (is('/join-requests')) {
    const total = waiting.length;
    const meta = { current_page: 1, per_page: 25, total, last_page: 1, total_exact: true, next: null, previous: null };
    return Response.json({ data: waiting, meta });
  }
  if (is('/counts')) return Response.json({ data: { all: waiting.length, tabs: {}, exact: true } });
  if (is('/recruiting')) return Response.json({ data: RECRUITING });
  const id = /[0-9a-f-]{36}/.exec(pathname)?.[0];
  if (id === undefined) return Response.json({ data: [] });
  const person = waiting.find((one) => one.id === id);
  if (!person) return Response.json({ code: 'not_found', message: 'Nothing was found.' }, { status: 404 });
  if (is('/under-age') && method === 'POST') {
    waiting = waiting.filter((one) => one.id !== id);
    return Response.json({ data: { id } });
  }
  if (is('/moves')) return Response.json({ data: MOVES });
  if (is('/erasure')) return Response.json({ data: erasable(person) });
  return Response.json({ data: is(`/join-requests/${id}`) ? person : [] });
};

afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

test('whoever is deleted as under 18 leaves the screen: the next one opens, and after the last one nobody', async () => {
  waiting = [minor(1), minor(2)];
  setUser(RECRUITER);
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.origin);
    return Promise.resolve(answer(input instanceof Request ? input.method : (init?.method ?? 'GET'), pathname));
  });
  await loadTexts('en', [
    ...(['join-request', 'interview', 'person', 'person-merge', 'erasure', 'status', 'usher-bulk', 'message'] as const),
  ]);
  const screen = await renderIn('en', <JoinRequests title="Join requests" tabs={null} />);
  await screen.getByRole('link', { name: 'Minor 1' }).click();
  const drawer = screen.getByRole('complementary');
  for (const name of ['Minor 1', 'Minor 2']) {
    await expect.element(drawer.getByRole('heading', { name })).toBeVisible();
    await drawer.getByRole('button', { name: 'Under 18' }).click();
    await screen
      .getByRole('dialog', { name: new RegExp(name) })
      .getByRole('button', { name: 'Delete data' })
      .click();
  }
  await expect.element(drawer).not.toBeInTheDocument();
  const failures = useToasts.getState().toasts.filter(({ kind }) => kind === 'error');
  expect(failures).toEqual([]);
  const kept = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => JSON.stringify(state).includes('Minor 1') });
  expect(kept).toEqual([]);
});
