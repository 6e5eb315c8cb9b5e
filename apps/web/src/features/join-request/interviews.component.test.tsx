import type { AdminProfile } from '@proline/contract/auth/admin';
import type { InterviewDay } from '@proline/contract/interview/interview';
import type { JoinRequestRow } from '@proline/contract/join-request/join-request';
import { useRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react/pure';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { Interviews } from './interviews.tsx';

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const Back = () => {
  const { history } = useRouter();
  return <button onClick={() => history.back()}>Back</button>;
};

test('the day is in the address: Back leads to the day before', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await loadTexts('en', ['join-request', 'interview']);
  const screen = await renderIn(
    'en',
    <>
      <Interviews title="Join requests" tabs={null} />
      <Back />
    </>,
  );
  const title = screen.getByRole('heading', { level: 2 }).first();
  const next = screen.getByRole('button', { name: 'Next day' });
  await expect.element(title).toBeVisible();
  const today = title.element().textContent;
  await next.click();
  await expect.element(title).not.toHaveTextContent(today);
  const tomorrow = title.element().textContent;
  await next.click();
  await expect.element(title).not.toHaveTextContent(tomorrow);
  const back = screen.getByRole('button', { name: 'Back' });
  await back.click();
  await expect.element(title).toHaveTextContent(tomorrow);
  await back.click();
  await expect.element(title).toHaveTextContent(today);
});

const slot = (hour: number) => ({
  starts_at: `2035-11-18T${String(hour).padStart(2, '0')}:00:00.000Z`,
  ends_at: `2035-11-18T${String(hour).padStart(2, '0')}:30:00.000Z`,
});
const FARIS: InterviewDay['interviewers'][number]['interviews'][number] = {
  ...{ id: '018f0000-0000-7000-8000-000000000021', person_id: '018f0000-0000-7000-8000-000000000022', hat: 'leader' },
  ...{
    name_en: 'Faris Al-Ketbi',
    name_ar: 'فارس الكتبي',
    photo: null,
    ...slot(8),
    mode: 'video',
    place: 'https://meet.test/a',
    status: 'planned',
  },
  ...{ interviewer_id: 'nadia', interviewer_name: 'Nadia Rahal', score: null, scores: null, note: null, version: 4 },
  clash: { kind: 'work', event: { title_en: 'Site visit', title_ar: 'زيارة الموقع' }, work: slot(8) },
};
const BLOCKED = { ...slot(8), id: '018f0000-0000-7000-8000-000000000041', reason: 'Team meeting' };
const DAY: InterviewDay = {
  time_zone: 'UTC',
  hours: { starts_at: slot(8).starts_at, ends_at: slot(11).starts_at },
  slots: [8, 9, 10].map(slot),
  interviewers: [
    { id: 'omar', name: 'Omar Haddad', image: null, open: [9, 10].map(slot), blocked: [BLOCKED], interviews: [] },
    { id: 'nadia', name: 'Nadia Rahal', image: null, open: [slot(10)], blocked: [], interviews: [FARIS] },
  ],
};
const RAKAN: JoinRequestRow = {
  ...{ id: '018f0000-0000-7000-8000-000000000031', hat: 'leader', code: 12, name_en: 'Rakan', name_ar: 'راكان' },
  ...{ photo: null, status: 'pending', phone: '+966550107719', birth_date: '2001-04-05', age: 25, city: 'Riyadh' },
  ...{
    tags: [],
    asked_at: '2026-11-01T08:00:00Z',
    source: 'app',
    asked_again_at: null,
    duplicate: false,
    interview_at: null,
    interviewer: null,
  },
  ...{ score: null, missed: false, missing: [], version: 3 },
};
const RECRUITER: AdminProfile = {
  ...{ id: '018f0000-0000-7000-8000-000000000009', name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set: 'recruiter', two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
};

/** Shows the day above to somebody who may book; returns what the server is sent. */
const renderDay = async (language: 'en' | 'ar', day = DAY) => {
  const sent: unknown[] = [];
  setUser(RECRUITER);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET') {
      sent.push(await request.json());
      return Response.json({ data: FARIS });
    }
    if (pathname.endsWith('/admin/interviews')) return Response.json({ data: day });
    if (pathname.endsWith('/admin/join-requests'))
      return Response.json({ data: [RAKAN], meta: { total: 1, total_exact: true } });
    return new Promise<Response>(() => undefined);
  });
  await loadTexts(language, ['join-request', 'interview']);
  const screen = await renderIn(language, <Interviews title="Join requests" tabs={null} />);
  return { screen, sent };
};

test.each(['en', 'ar'] as const)(
  'blocked time stands in the column of its interviewer alone (%s)',
  async (language) => {
    const { screen } = await renderDay(language);
    const reason = screen.getByText('Team meeting');
    await expect.element(reason).toBeVisible();
    const middleOf = (element: Element | null | undefined) => {
      const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
      return { middle: Math.round(left + width / 2), width };
    };
    const time = middleOf(reason.element().closest('[style]'));
    const column = middleOf(screen.getByText('Omar Haddad').element().closest('[role=grid] > *, [data-slots] > *'));
    expect(Math.abs(time.middle - column.middle)).toBeLessThan(2);
    expect(time.width).toBeGreaterThan(column.width / 2);
  },
);

test('blocked time names no zone of its own: the corner of the grid does', async () => {
  const { screen } = await renderDay('en', { ...DAY, time_zone: 'Asia/Kathmandu' });
  await expect.element(screen.getByText('GMT+5:45', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('13:45–14:15', { exact: true })).toBeVisible();
});

test.each([
  ['en', 'Rakan', '{ArrowRight}', 'Nadia Rahal, 10:00', 'Book interview'],
  ['ar', 'راكان', '{ArrowLeft}', 'Nadia Rahal، 10:00', 'حجز مقابلة'],
] as const)('whoever waits is carried onto an open time by keyboard (%s)', async (language, name, on, said, book) => {
  const { screen, sent } = await renderDay(language);
  const handle = screen.getByRole('button', { name: new RegExp(name) }).first();
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect.element(screen.getByText(/^Omar Haddad[,،] 09:00$/).first()).toBeInTheDocument();
  await userEvent.keyboard(on);
  await expect.element(screen.getByText(said).first()).toBeInTheDocument();
  await userEvent.keyboard(' ');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('radio', { name: /\d\d:00/, checked: true })).toBeInTheDocument();
  await dialog.getByRole('button', { name: book }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        ...{ person_id: RAKAN.id, hat: 'leader', version: 3 },
        ...{ interviewer_id: 'nadia', starts_at: slot(10).starts_at, mode: 'video', place: '' },
      },
    ]);
});

test('by mouse too: the slot below says what dropping does', async () => {
  const { screen } = await renderDay('en');
  await expect.element(screen.getByText('Rakan')).toBeVisible();
  await userEvent.dragAndDrop(screen.getByText('Rakan'), screen.getByText('Open, 09:00').first());
  const chosen = screen.getByRole('dialog').getByRole('radio', { name: /\d\d:00/, checked: true });
  await expect.element(chosen).toBeInTheDocument();
});

test('an interview that cannot be held says why, and is moved by one click', async () => {
  const { screen, sent } = await renderDay('en');
  const note = screen.getByRole('list', { name: 'Interviews that cannot be held' });
  await expect.element(note.getByText(/At work until 08:30: Site visit\./)).toBeVisible();
  await note.getByRole('button', { name: 'Nadia Rahal, 10:00' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        interviewer_id: 'nadia',
        starts_at: slot(10).starts_at,
        mode: 'video',
        place: 'https://meet.test/a',
        version: 4,
      },
    ]);
});
