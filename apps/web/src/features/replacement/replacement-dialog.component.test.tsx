import type { ReplacementPlace } from '@proline/contract/offer/replacement';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import type { NeededPlace } from './replacement.api.ts';
import { ReplacementDialog } from './replacement-dialog.parts.tsx';

const MISSING = '00000000-0000-4000-8000-000000000001';
const RESERVE = {
  id: '00000000-0000-4000-8000-000000000002',
  code: 7,
  name_en: 'Salma Adel',
  name_ar: 'سلمى عادل',
  photo: null,
};
const PLACE: ReplacementPlace = {
  event_id: '00000000-0000-4000-8000-000000000003',
  position_id: '00000000-0000-4000-8000-000000000004',
  needed: true,
  asked: null,
  offer_minutes: 15,
  way: { set_out_minutes: 30, way_km_per_hour: 40, unknown_way_minutes: 45, longest_way_minutes: 180 },
  reserves: [{ assignment_id: '00000000-0000-4000-8000-000000000005', usher: RESERVE }],
};

const OTHERS = ['Hala Mansour', 'Karim Fathy'].map((name, n) => ({
  usher: { id: `00000000-0000-4000-8000-00000000001${n}`, name_en: name, name_ar: name, photo: null },
  match: { tenths: 919 - n, facts: { in_city: n === 0, distance_km: 12 } },
}));

let place: ReplacementPlace;
let refused: string | null;
const sent: { readonly call: string; readonly body: unknown }[] = [];

beforeEach(() => {
  place = PLACE;
  refused = null;
  sent.length = 0;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const { pathname, searchParams } = new URL(request.url);
    const call = pathname.split('/').at(-1) ?? '';
    if (request.method === 'GET') {
      if (call === 'replacement' || call === 'open-place') return Response.json({ data: place });
      return Response.json({ data: searchParams.get('tab') === 'recommended' ? OTHERS : [], meta: {} });
    }
    sent.push({ call, body: await request.json() });
    if (refused !== null) return Response.json({ code: 'place_taken', message: refused }, { status: 409 });
    return Response.json({ data: { id: MISSING, expires_at: null, freed: true } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

const ABSENT: NeededPlace = { assignment_id: MISSING, missing: { name_en: 'Ziad Naguib', name_ar: 'زياد نجيب' } };
const OPEN: NeededPlace = { position_id: PLACE.position_id, words: 'Usher · Main gate' };

const show = async (language: 'en' | 'ar', onClose = () => undefined, needed: NeededPlace = ABSENT) => {
  await loadTexts(language, ['replacement', 'form']);
  return renderIn(language, <ReplacementDialog place={needed} timeZone="Asia/Riyadh" onClose={onClose} />);
};

test('reserves come first and are called in, others are asked or sent', async () => {
  const close = vi.fn<() => undefined>();
  const screen = await show('en', close);
  await expect.element(screen.getByText('For Ziad Naguib. Whoever is asked has 15 minutes to answer.')).toBeVisible();
  const groups = screen.getByRole('heading', { level: 3 });
  await expect.element(groups.nth(0)).toHaveTextContent('Reserves');
  await expect.element(groups.nth(1)).toHaveTextContent('Free, near and rested');
  await screen.getByRole('button', { name: 'Call in: Salma Adel' }).click();
  await vi.waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toEqual([{ call: 'replacement', body: { usher_id: RESERVE.id, as: 'assign', anyway: false } }]);
});

test('a refusal stands beside the person, and nothing closes', async () => {
  refused = 'This place is taken.';
  const close = vi.fn<() => undefined>();
  const screen = await show('en', close);
  await screen.getByRole('button', { name: 'Offer: Hala Mansour' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This place is taken.');
  expect(close).not.toHaveBeenCalled();
  expect(sent).toMatchObject([{ body: { as: 'offer' } }]);
});

test('the place is offered by itself, down the reserves and the waitlist', async () => {
  const screen = await show('en');
  await screen.getByRole('button', { name: 'Offer to reserves and waitlist, one by one' }).click();
  await vi.waitFor(() => expect(sent).toEqual([{ call: 'free-place', body: {} }]));
});

test('an open place is filled in the same way', async () => {
  const screen = await show('en', undefined, OPEN);
  await expect.element(screen.getByText('Usher · Main gate. Whoever is asked has 15 minutes to answer.')).toBeVisible();
  await screen.getByRole('button', { name: 'Assign: Hala Mansour' }).click();
  await vi.waitFor(() => expect(sent).toMatchObject([{ call: 'open-place', body: { as: 'assign' } }]));
  await screen.getByRole('button', { name: 'Offer to reserves and waitlist, one by one' }).click();
  await vi.waitFor(() => expect(sent.at(-1)).toEqual({ call: 'offers', body: {} }));
});

test('while somebody is being asked nobody else is, and a place that is taken says so', async () => {
  place = { ...PLACE, asked: { usher: RESERVE, expires_at: '2026-11-18T09:15:00.000Z' } };
  const screen = await show('ar');
  await expect.element(screen.getByText(/عُرض المكان على سلمى عادل/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'إسناد' }).elements()).toEqual([]);
  await screen.unmount();
  queryClient.clear();
  place = { ...PLACE, needed: false };
  await expect.element((await show('en')).getByText('Somebody has this place already.')).toBeVisible();
});
