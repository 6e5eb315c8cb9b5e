import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import { answerWrites, type Told } from '../testing/desk-server.ts';
import { HALL_TUE, HALL_WED, holderOf, PLACES } from '../testing/sample-places.ts';
import { OfferMenu } from './offer-menu.tsx';
import { OfferNotes } from './offer-notes.tsx';

let sent: Told[] = [];
beforeEach(async () => {
  setUser(OPS);
  sent = answerWrites(() => Response.json({ data: { on: true, places_opened: 3 } }));
  await loadTexts('en', ['hiring', 'hiring-offers']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const { event } = PLACES;

test.each(LANGUAGES)(
  'it says who is asked and how long, what waits, and where nobody is left (%s)',
  async (language) => {
    await loadTexts(language, ['hiring', 'hiring-offers']);
    const offered = holderOf(41, 'Sara Haddad', { status: 'invited', origin: 'offer', expires_at: soon(42.5) });
    const chosen = [
      { ...HALL_TUE, holders: [offered], next_offer_at: soon(-1) },
      { ...HALL_WED, offers_ended: { at: soon(-10), outcome: 'nobody_left' as const, offers_made: 3 } },
    ];
    const screen = await renderIn(language, <OfferNotes places={PLACES} chosen={chosen} />);
    const words =
      language === 'en'
        ? ['Sara Haddad', '42 min left', 'The next offer goes out in a moment.', /3 offers came to nothing/]
        : ['Sara Haddad', 'بقيت 42 دقيقة', 'يُرسل العرض التالي بعد لحظات.', /بعد 3 عروض لم تنجح/];
    for (const text of words) await expect.element(screen.getByText(text)).toBeVisible();
  },
);

test('what passes by the minute keeps its width', async () => {
  const widthOf = async (minutes: number) => {
    const holders = [holderOf(41, 'Sara', { status: 'invited', origin: 'offer', expires_at: soon(minutes) })];
    const screen = await renderIn('en', <OfferNotes places={PLACES} chosen={[{ ...HALL_TUE, holders }]} />);
    const left = screen.getByText(/min left/);
    await expect.element(left).toBeVisible();
    const { width } = left.element().getBoundingClientRect();
    await screen.unmount();
    return width;
  };
  expect(await widthOf(9.5)).toBe(await widthOf(59.5));
});

test('nothing is said where nothing is offered, and why where offers are stopped', async () => {
  const quiet = await renderIn('en', <OfferNotes places={PLACES} chosen={[HALL_TUE]} />);
  expect(quiet.container.querySelector('li')).toBeNull();
  await quiet.unmount();
  const stopped = { ...PLACES, event: { ...event, offers_stopped: true } };
  const screen = await renderIn('en', <OfferNotes places={stopped} chosen={[HALL_TUE]} />);
  await expect.element(screen.getByText('Offers are stopped for this event.')).toBeVisible();
});

test('open places are offered after a question that names how many', async () => {
  const screen = await renderIn('en', <OfferMenu places={{ ...PLACES, event: { ...event, waitlisted: 7 } }} />);
  await screen.getByRole('button', { name: 'Offers' }).click();
  await screen.getByRole('menuitem', { name: /Offer the open places/ }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Offer 5 open places?')).toBeVisible();
  await expect.element(dialog.getByText('7 people on the waitlist')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Offer', exact: true }).click();
  await expect.poll(() => sent).toEqual([['offers', { on: true }]]);
  await expect.poll(() => useToasts.getState().toasts[0]?.text).toBe('3 open places are being offered.');
});

test('offers are stopped, and started again', async () => {
  const holders = [holderOf(41, 'Sara', { status: 'invited', origin: 'offer', expires_at: soon(9) })];
  const out = { ...PLACES, positions: [{ ...HALL_TUE, holders }] };
  const screen = await renderIn('en', <OfferMenu places={out} />);
  await screen.getByRole('button', { name: 'Offers' }).click();
  await screen.getByRole('menuitem', { name: /Stop offers/ }).click();
  await expect.element(screen.getByText('1 offer that is out stays valid')).toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Stop offers' }).click();
  await expect.poll(() => sent).toEqual([['offers', { on: false }]]);
  await screen.unmount();
  const stopped = await renderIn('en', <OfferMenu places={{ ...out, event: { ...event, offers_stopped: true } }} />);
  await stopped.getByRole('button', { name: 'Offers' }).click();
  await stopped.getByRole('menuitem', { name: /Start offers again/ }).click();
  await stopped.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['offers', { on: true }]);
});

test('whoever only looks is offered no switch, nor is anybody once the event is over', async () => {
  const over = await renderIn('en', <OfferMenu places={{ ...PLACES, event: { ...event, status: 'completed' } }} />);
  expect(over.container.querySelector('button')).toBeNull();
  await over.unmount();
  setUser({ ...OPS, permission_set: 'viewer' });
  const screen = await renderIn('en', <OfferMenu places={PLACES} />);
  expect(screen.container.querySelector('button')).toBeNull();
});
