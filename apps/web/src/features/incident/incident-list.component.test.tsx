import type { Incident } from '@proline/contract/incident/incident';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import { IncidentList } from './incident-list.parts.tsx';

const EVENT = '00000000-0000-4000-8000-000000000001';
const LEADER = {
  id: '00000000-0000-4000-8000-000000000002',
  name_en: 'Amr Darwish',
  name_ar: 'عمرو درويش',
  photo: null,
};
const OPEN: Incident = {
  id: '00000000-0000-4000-8000-000000000003',
  kind: 'guest',
  text: 'A guest has lost a bag.',
  photo: null,
  zone: { code: 'A', name_en: 'Main hall', name_ar: 'القاعة الرئيسية' },
  about: null,
  reported_by: { ...LEADER, code: 12 },
  happened_at: '2026-11-18T09:00:00.000Z',
  reported_at: '2026-11-18T09:01:00.000Z',
  handled_at: null,
  handled_by: null,
  note: null,
  version: 1,
};
const HANDLED = { handled_at: '2026-11-18T09:30:00.000Z', handled_by: 'Khalid', note: 'Bag was found.', version: 2 };

let incident: Incident;
const sent: unknown[] = [];

beforeEach(() => {
  incident = OPEN;
  sent.length = 0;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const meta = { current_page: 1, per_page: 25, total: 1, last_page: 1, open: incident.handled_at === null ? 1 : 0 };
    if (request.method === 'GET') return Response.json({ data: [incident], meta });
    sent.push(await request.json());
    incident = { ...incident, ...HANDLED };
    return Response.json({ data: incident });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

const show = async (language: 'en' | 'ar') => {
  await loadTexts(language, ['incident', 'form']);
  return renderIn(
    language,
    <IncidentList eventId={EVENT} timeZone="Asia/Riyadh" page={1} pageLink={() => ({ to: '.' })} />,
  );
};

test('an incident says what, where and by whom, and is handled with a note', async () => {
  const screen = await show('en');
  await expect.element(screen.getByText('A guest has lost a bag.')).toBeVisible();
  await expect.element(screen.getByText('Guest complaint')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Amr Darwish' })).toBeVisible();
  await expect.element(screen.getByText('1 open')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark as handled' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bag was found.');
  await dialog.getByRole('button', { name: 'Mark as handled' }).click();
  await expect.element(screen.getByText('All handled')).toBeVisible();
  await expect.element(screen.getByText('Bag was found.')).toBeVisible();
  expect(sent).toEqual([{ version: 1, note: 'Bag was found.' }]);
});

test('whoever only reads is offered nothing to do, in Arabic', async () => {
  setUser({ ...OPS, permission_set: 'viewer' });
  const screen = await show('ar');
  await expect.element(screen.getByText('شكوى ضيف')).toBeVisible();
  await expect.element(screen.getByText('القاعة الرئيسية')).toBeVisible();
  expect(screen.getByRole('button', { name: 'تسجيل المعالجة' }).elements()).toEqual([]);
});
