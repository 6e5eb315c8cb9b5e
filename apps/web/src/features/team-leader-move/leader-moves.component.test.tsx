import type { LeaderMoves } from '@proline/contract/team-leader-move/team-leader-move';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { LeaderRowMenu } from './leader-moves.parts.tsx';

const ID = '018f0000-0000-7000-8000-000000000001';
const PENDING: LeaderMoves = {
  ...{ status: 'pending', turned_down: false, version: 3, missing: [], scorecard: 'passed', mean: 4.2, pass_mark: 3.5 },
  moves: [
    { step: 'approve', refusal: null },
    { step: 'turn_down', refusal: null },
  ],
  live_events: 0,
  future_events: 0,
};

let known: LeaderMoves;
/** How often the menu has asked what can be decided, and what it has sent. */
let asked = 0;
const sent: unknown[] = [];
beforeEach(async () => {
  known = PENDING;
  asked = 0;
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
    if (!request.url.endsWith(`/leaders/${ID}/moves`)) return new Promise<Response>(() => undefined);
    if (request.method === 'GET') {
      asked += 1;
      return Response.json({ data: known });
    }
    sent.push(await request.json());
    return Response.json({ data: { id: ID, status: 'approved', turned_down: false, version: 4 } });
  });
  await loadTexts('en', ['team-leader-move', 'person']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const renderMenu = async () => {
  const screen = await renderIn('en', <LeaderRowMenu id={ID} name="Adel Nasser" />);
  const trigger = screen.getByRole('button', { name: 'More about Adel Nasser' });
  await expect.element(trigger).toBeVisible();
  return { screen, trigger };
};

test('what can be decided is asked for when the menu opens, and approving is one click', async () => {
  const { screen, trigger } = await renderMenu();
  expect(asked).toBe(0);
  await trigger.click();
  await screen.getByRole('menuitem', { name: 'Approve' }).click();
  await expect.poll(() => sent).toEqual([{ step: 'approve', version: 3 }]);
});

test('turning down asks for a reason first', async () => {
  const { screen, trigger } = await renderMenu();
  await trigger.click();
  await screen.getByRole('menuitem', { name: 'Turn down…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Turn down Adel Nasser?' });
  await dialog.getByRole('textbox').fill('No need this year');
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Turn down' }).click();
  await expect.poll(() => sent).toEqual([{ step: 'turn_down', version: 3, reason: 'No need this year' }]);
});

test('a shut step says why, and sends nothing', async () => {
  known = {
    ...PENDING,
    ...{ status: 'approved', live_events: 2 },
    moves: [{ step: 'return', refusal: 'leads_live_event' }],
  };
  const { screen, trigger } = await renderMenu();
  await trigger.click();
  await expect.element(screen.getByText('Leads 2 running events.')).toBeVisible();
  await expect
    .element(screen.getByRole('menuitem', { name: /Return to pending/ }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
});

test('returning to pending says first how many events lose their leader', async () => {
  known = { ...PENDING, status: 'approved', future_events: 3, moves: [{ step: 'return', refusal: null }] };
  const { screen, trigger } = await renderMenu();
  await trigger.click();
  await screen.getByRole('menuitem', { name: 'Return to pending…' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Return Adel Nasser to pending?' });
  await expect.element(dialog.getByText('3 future events lose their team leader, who is told.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Return to pending' }).click();
  await expect.poll(() => sent).toEqual([{ step: 'return', version: 3 }]);
});
