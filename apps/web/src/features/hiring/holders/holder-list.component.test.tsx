import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useToasts } from '../../../lib/screen/toast.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS, setsWithout } from '../../../testing/signed-in.ts';
import { answerWrites, type Told } from '../testing/desk-server.ts';
import { GATE_TUE, GATE_WED, HALL_TUE, holderOf, PLACES } from '../testing/sample-places.ts';
import { HolderList } from './holder-list.tsx';

/** The server would rather not, until somebody has been asked. */
let hesitates = false;
let sent: Told[] = [];
beforeEach(async () => {
  hesitates = false;
  setUser(OPS);
  sent = answerWrites(([, body]) => {
    const overruled = typeof body === 'object' && body !== null && 'anyway' in body && body.anyway === true;
    if (hesitates && !overruled)
      return Response.json({ message: 'Lives too far away.', code: 'usher_not_near' }, { status: 409 });
    return Response.json({ data: { id: GATE_TUE.holders[0]?.id, version: 4 } });
  });
  await loadTexts('en', ['hiring', 'hiring-choice']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

const menuFor = (name: string) => ({ name: `More for ${name}` });

test('an invitation says how long it lasts, and is confirmed for somebody who said yes', async () => {
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_WED]} />);
  await expect.element(screen.getByText(/Invited, [\d,]+ days left/)).toBeVisible();
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sent).toEqual([['confirmation', { version: 3 }]]);
  await expect.poll(() => useToasts.getState().toasts[0]?.text).toBe('Judy Kassem is confirmed.');
});

test('a release asks why before anything is sent', async () => {
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE]} />);
  await screen.getByRole('button', menuFor('Omar Nabil')).click();
  await screen.getByRole('menuitem', { name: 'Release' }).click();
  await screen.getByRole('button', { name: 'Release' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await screen.getByRole('button', { name: 'Asked to be released' }).click();
  await screen.getByRole('checkbox', { name: 'Canceled by Omar Nabil' }).click();
  await screen.getByRole('button', { name: 'Release', exact: true }).click();
  await expect.poll(() => sent).toEqual([['release', { version: 3, reason: 'Asked to be released', by_person: true }]]);
});

test('a move is undone by moving back', async () => {
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE]} />);
  await screen.getByRole('button', menuFor('Omar Nabil')).click();
  await screen.getByRole('menuitem', { name: 'Move…' }).click();
  await screen.getByRole('option', { name: /Main hall.*2 open/ }).click();
  await expect.poll(() => sent).toEqual([['move', { version: 3, position_id: HALL_TUE.id, anyway: false }]]);
  await expect.poll(() => useToasts.getState().toasts[0]?.action).toBeDefined();
  useToasts.getState().toasts[0]?.action?.run();
  await expect.poll(() => sent.at(-1)).toEqual(['move', { version: 4, position_id: GATE_TUE.id, anyway: true }]);
});

test('where the program hesitates somebody decides, and goes on', async () => {
  hesitates = true;
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE]} />);
  await screen.getByRole('button', menuFor('Omar Nabil')).click();
  await screen.getByRole('menuitem', { name: 'Move…' }).click();
  await screen.getByRole('option', { name: /Main hall.*2 open/ }).click();
  await expect.element(screen.getByText('Lives too far away.')).toBeVisible();
  await screen.getByRole('button', { name: 'Go on anyway' }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['move', { version: 3, position_id: HALL_TUE.id, anyway: true }]);
  await expect.poll(() => useToasts.getState().toasts.length).toBe(1);
});

test('two people swap', async () => {
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE]} />);
  await screen.getByRole('button', menuFor('Omar Nabil')).click();
  await screen.getByRole('menuitem', { name: 'Swap…' }).click();
  const option = screen.getByRole('option', { name: /Judy Kassem/ });
  const edgeOf = (element: Element) => Math.round(element.getBoundingClientRect().right);
  // the whole width of the dialog is there for who and where
  expect(edgeOf(option.element())).toBe(edgeOf(screen.getByRole('button', { name: 'Cancel' }).element()));
  await option.click();
  const with_id = GATE_WED.holders[0]?.id;
  await expect.poll(() => sent).toEqual([['swap', { version: 3, with_id, with_version: 3, anyway: false }]]);
});

test('a place is locked in a moment, with why if somebody says it, and unlocked at once', async () => {
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE]} />);
  await screen.getByRole('button', menuFor('Omar Nabil')).click();
  await screen.getByRole('menuitem', { name: /^Lock/ }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Why (optional)' })).toHaveFocus();
  await userEvent.keyboard('The client asked for him{Enter}');
  await expect.poll(() => sent).toEqual([['lock', { version: 3, locked: true, note: 'The client asked for him' }]]);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

  const locked = holderOf(21, 'Omar Nabil', { locked: true, lock_note: 'The client asked for him' });
  const again = await renderIn('en', <HolderList places={PLACES} chosen={[{ ...GATE_TUE, holders: [locked] }]} />);
  await expect.element(again.getByText('The client asked for him')).toBeVisible();
  await again.getByRole('button', menuFor('Omar Nabil')).click();
  await expect.element(again.getByRole('menuitem', { name: /^Move/ })).toHaveAttribute('aria-disabled', 'true');
  await again.getByRole('menuitem', { name: /^Unlock/ }).click();
  await expect.poll(() => sent.at(-1)).toEqual(['lock', { version: 3, locked: false }]);
});

test.each(setsWithout('assignments.write'))(
  'who may not assign sees the holders and is offered nothing (%s)',
  async (permission_set) => {
    setUser({ ...OPS, permission_set });
    const screen = await renderIn('en', <HolderList places={PLACES} chosen={[GATE_TUE, GATE_WED]} />);
    await expect.element(screen.getByRole('link', { name: 'Omar Nabil' })).toBeVisible();
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  },
);

test('an offer says that it is one; a reserve is called in while there is a place', async () => {
  const offered = holderOf(31, 'Noor Saleh', {
    status: 'invited',
    origin: 'offer',
    expires_at: '2030-01-01T09:00:00.000Z',
  });
  const reserve = holderOf(32, 'Adel Fathi', { reserve: true });
  const position = { ...HALL_TUE, invited: 1, reserves: 1, holders: [reserve, offered] };
  const screen = await renderIn('en', <HolderList places={PLACES} chosen={[position]} />);
  await expect.element(screen.getByText('Offer', { exact: true })).toBeVisible();
  await screen.getByRole('button', menuFor('Adel Fathi')).click();
  await expect.element(screen.getByRole('menuitem', { name: /^Call in/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual([['promotion', { version: 3 }]]);
  await expect.poll(() => useToasts.getState().toasts[0]?.text).toBe('Adel Fathi has a place now.');
});
