import type { AdminProfile } from '@proline/contract/auth/admin';
import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import type { ShownList } from '../../ui/list/list-view.ts';
import { Toaster } from '../../ui/overlay/toaster.tsx';
import { JoinBoard } from './join-board.tsx';

const HALA: JoinRequestRow = {
  ...{
    id: '018f0000-0000-7000-8000-000000000001',
    hat: 'usher',
    code: 12,
    name_en: 'Hala Mansour',
    name_ar: 'هالة منصور',
  },
  ...{ photo: null, status: 'in_interview', phone: '+966550107719', birth_date: '2001-04-05', age: 25, city: 'Riyadh' },
  ...{
    tags: [],
    asked_at: '2026-11-01T08:00:00Z',
    source: 'app',
    asked_again_at: null,
    duplicate: true,
    interview_at: null,
    interviewer: null,
  },
  ...{ score: 4.2, missed: false, missing: [], version: 3 },
};
const META = { current_page: 1, per_page: 25, total: 1, last_page: 1, total_exact: true, next: null, previous: null };
const MOVES = {
  ...{ status: 'in_interview', version: 3, missing: [], scorecard: 'passed', mean: 4.2, pass_mark: 3.5 },
  ...{ reapply_on: null, touches: { places: 0, events: 0, applications: 0, leads: 0 } },
};

const RECRUITER: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'recruiter', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};

/** What the server was sent. */
const sent: unknown[] = [];
let refusal: string | null = null;
beforeEach(() => {
  sent.length = 0;
  refusal = null;
  setUser(RECRUITER);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const address = new URL(request.url);
    if (address.pathname.endsWith('/admin/join-requests'))
      return Response.json({ data: address.searchParams.get('stage') === 'decide' ? [HALA] : [], meta: META });
    if (address.pathname.endsWith('/moves') && request.method === 'POST') {
      sent.push(await request.json());
      return Response.json({ data: { id: HALA.id, status: 'approved', version: 4 } });
    }
    if (address.pathname.endsWith('/moves')) {
      const moves = [
        { to: 'approved', refusal },
        { to: 'rejected', refusal: null },
      ];
      return Response.json({ data: { ...MOVES, moves } });
    }
    return Response.json({ data: { criteria: [], reasons: [], pass_mark: 3.5, reapply_days: 90 } });
  });
});
afterEach(async () => {
  // A board that is still there would ask the real server as soon as nobody answers in its place.
  await cleanup();
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const nothing = () => undefined;
const LIST: ShownList = {
  state: {
    q: '',
    filters: {},
    sort: [],
    page: 1,
    per_page: 25,
    cols: null,
    open: null,
    view: null,
    as: 'board',
    at: {},
  },
  narrowing: {},
  counts: undefined,
  change: nothing,
  searchOf: () => ({}),
  reportShown: nothing,
};

const renderBoard = async (language: 'en' | 'ar') => {
  await loadTexts(language, ['join-request', 'interview', 'person']);
  const screen = await renderIn(
    language,
    <>
      <JoinBoard list={LIST} />
      <Toaster label="Messages" closeLabel="Dismiss" />
    </>,
  );
  const name = language === 'en' ? 'Hala Mansour' : 'هالة منصور';
  await expect.element(screen.getByText(name)).toBeVisible();
  screen
    .getByRole('button', { name: new RegExp(name) })
    .element()
    .focus();
  return screen;
};
const handle = () => document.activeElement?.getAttribute('data-drag-handle');

test.each([
  ['en', '{ArrowRight}'],
  ['ar', '{ArrowLeft}'],
] as const)(
  'arrows carry a card onwards in the reading direction, and Space approves at once (%s)',
  async (language, on) => {
    const screen = await renderBoard(language);
    await userEvent.keyboard(` ${on}`);
    const why =
      language === 'en'
        ? 'Team leaders: not allowed. This is a request to join as an usher.'
        : 'قادة الفرق: غير مسموح. هذا طلب انضمام بصفة منظّم.';
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(why);
    await userEvent.keyboard(on);
    const open = language === 'en' ? 'Approved: Drop to approve.' : 'معتمد: أفلت هنا للاعتماد.';
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(open);
    expect(handle()).toBe(HALA.id);
    await userEvent.keyboard(' ');
    await expect.poll(() => sent).toEqual([{ to: 'approved', version: 3 }]);
  },
);

test('a column that cannot take the card says why, and the card stays where it was', async () => {
  refusal = 'under_age';
  const screen = await renderBoard('en');
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
  const approved = screen.getByRole('region', { name: 'Approved' });
  await expect.element(approved.getByText('Nobody under 18 can be approved.')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nobody under 18 can be approved.');
  await expect.element(screen.getByRole('region', { name: 'To decide' }).getByText('Hala Mansour')).toBeVisible();
  expect(sent).toEqual([]);
});

test('dropped on Rejected, it asks for the reason first', async () => {
  const screen = await renderBoard('en');
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ');
  const dialog = screen.getByRole('dialog', { name: 'Reject Hala Mansour?' });
  await dialog.getByRole('textbox').fill('Not the right experience');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect.poll(() => sent).toEqual([{ to: 'rejected', version: 3, reason: 'Not the right experience' }]);
});

test('Escape puts it back, and the card says how it stands', async () => {
  const screen = await renderBoard('en');
  await userEvent.keyboard(' {ArrowLeft}{Escape}');
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('Hala Mansour stays where it was.');
  await expect.element(screen.getByText('Score 4.2 of 5')).toBeVisible();
  await expect.element(screen.getByText('Duplicate?')).toBeVisible();
});
