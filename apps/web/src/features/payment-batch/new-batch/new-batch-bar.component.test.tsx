import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import type { BatchPreview } from '../payment-batch.api.ts';
import { DRAFT, idOf } from '../testing/sample-batch.ts';
import { NewBatchBar } from './new-batch-bar.tsx';

const PREVIEW: BatchPreview = {
  totals: [
    { currency: 'SAR', count: 38, people: 36, total_minor: 3_484_217, ready: 37, blocked: 1 },
    { currency: 'AED', count: 1, people: 1, total_minor: 10_000, ready: 1, blocked: 0 },
  ],
  left_out: [{ why: 'pending', count: 2 }],
};
const selection = { ids: [idOf(11)] };
let told: unknown[] = [];
const made = vi.fn();

const shown = (preview: BatchPreview, payers: readonly (typeof DRAFT.payer)[]) => {
  told = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/preview')) return Response.json({ data: preview });
    if (pathname.endsWith('/payer-accounts')) return Response.json({ data: payers });
    told.push(await request.json());
    return Response.json({ data: { id: DRAFT.id, code: 47 } });
  });
  return renderIn('en', <NewBatchBar selection={selection} onDiscard={() => undefined} onMade={made} />);
};

beforeEach(async () => {
  setUser({ ...OPS, permission_set: 'finance' });
  await loadTexts('en', ['new-batch']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

test('the bar adds up what was chosen, in each currency, and names what stays out', async () => {
  const screen = await shown(PREVIEW, [DRAFT.payer]);
  const bar = screen.getByRole('group', { name: 'New payment batch' });
  await expect.poll(() => bar.element().textContent).toMatch(/39 transfers, 37 people · Left out: 2 not approved/);
  await expect.poll(() => bar.element().textContent).toMatch(/Control total.*SAR.34,842\.17, AED.100\.00/);
  await expect.poll(() => bar.element().textContent).toMatch(/38 pass, 1 blocked/);
});

test('the dialog says once more how many and how much, and makes a draft of exactly that', async () => {
  const screen = await shown(PREVIEW, [DRAFT.payer]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().textContent).toMatch(/SAR.34,842\.17.*38 transfers · 36 people/);
  await expect
    .poll(() => dialog.getByLabelText('Payer account').element().textContent)
    .toMatch(/Main account · Al Rajhi Bank · •••• 4401/);
  await userEvent.click(dialog.getByRole('button', { name: 'Make draft' }));
  await vi.waitFor(() => expect(made).toHaveBeenCalledOnce());
  expect(told).toEqual([
    expect.objectContaining({
      ...{ selection, currency: 'SAR', payer_account_id: DRAFT.payer.id, count: 38, total_minor: 3_484_217 },
    }),
  ]);
});

test('without an account that pays in this currency it says so, and who can help', async () => {
  const screen = await shown(PREVIEW, [{ ...DRAFT.payer, archived: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('No payer account in SAR')).toBeVisible();
  await expect.element(dialog.getByText(/An owner can add one/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Make draft' })).not.toBeInTheDocument();
});

test('what cannot be paid makes no batch', async () => {
  const screen = await shown({ totals: [], left_out: [{ why: 'in_batch', count: 1 }] }, []);
  await expect
    .element(screen.getByText(/None of these can go into a batch\. · Left out: 1 in another batch/))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
});
