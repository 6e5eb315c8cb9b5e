import type { AnswerOf } from '@proline/contract/frame/endpoint';
import type { getTransfer } from '@proline/contract/transfer/transfer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react/pure';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import { TransferActions } from './transfer-actions.parts.tsx';

type Transfer = AnswerOf<typeof getTransfer>['data'];

const PENDING: Transfer = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', code: 4411, kind: 'bonus', status: 'pending_approval', version: 3 },
  payee: {
    ...{ kind: 'usher', id: '018f0000-0000-7000-8000-000000000002', photo: null },
    ...{ name_en: 'Hala Mansour', name_ar: 'هالة منصور' },
  },
  ...{ role: null, event: null, minutes: null, currency: 'SAR', gross_minor: 64_000, deductions_minor: 0 },
  ...{ net_minor: 64_000, recovered_minor: 0, iban_last4: '9027', has_bank_account: true, batch: null },
  ...{ created_at: '2026-11-01T08:00:00Z', waiting_since: '2026-11-01T08:00:00Z', created_by: null },
  ...{ last_edited_by: null, first_approved_by: null, hold_reason: null, transferred_on: null, reason: null },
  ...{ first_approval: null, approved_at: null, approved_by: null, bank_reference: null, hold: null },
  ...{ returned: null, voided: null, second_approver_above: null, account: null, lines: [], postings: [] },
};
const APPROVED: Transfer = { ...PENDING, status: 'approved' };
const HELD: Transfer = {
  ...PENDING,
  hold_reason: 'New account',
  hold: { at: '2026-11-02T08:00:00Z', by: 'Huda', reason: 'New account' },
};

/** What the server was told, and the addresses end with what is done. */
let told: [string, unknown][] = [];
/** The server answers a decision when this is resolved. */
let answered: PromiseWithResolvers<undefined>;
beforeEach(async () => {
  told = [];
  answered = Promise.withResolvers<undefined>();
  setUser({ ...OPS, permission_set: 'finance' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'POST') {
      told.push([request.url.split('/').at(-1) ?? '', await request.json()]);
      await answered.promise;
    }
    return Response.json({ data: { id: PENDING.id, status: 'approved', version: 4, outcome: 'approved' } });
  });
  await loadTexts('en', ['transfer-move']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

const next = vi.fn();
const shown = (transfer: Transfer) => {
  next.mockClear();
  return renderIn('en', <TransferActions transfer={transfer} next={next} />);
};
/** After a decision the next record is shown for a moment before it can be decided about. */
const ready = (screen: RenderResult, name: string) =>
  expect.element(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
const isTold = (...calls: [string, unknown][]) => vi.waitFor(() => expect(told).toEqual(calls));

test('A approves as it was seen, and opens the next one only after the server has said so', async () => {
  const screen = await shown(PENDING);
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toHaveAttribute('aria-keyshortcuts', 'A');
  await ready(screen, 'Approve');
  await userEvent.keyboard('a');
  await isTold(['approval', { version: 3 }]);
  expect(next).not.toHaveBeenCalled();
  answered.resolve(undefined);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
});

test('R returns what is approved, with a reason that is asked for; what is typed there decides nothing', async () => {
  const screen = await shown(APPROVED);
  await ready(screen, 'Return');
  await userEvent.keyboard('r');
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), 'a hard reason');
  await userEvent.type(dialog.getByRole('textbox'), 'h');
  await userEvent.click(dialog.getByRole('button', { name: 'Return' }));
  await isTold(['return', { version: 3, reason: 'a hard reasonh' }]);
  answered.resolve(undefined);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('H holds with a reason, and releases what is held', async () => {
  const screen = await shown(PENDING);
  await ready(screen, 'Hold');
  await userEvent.keyboard('h');
  await expect.element(screen.getByRole('dialog', { name: 'Hold T-4411?' })).toBeVisible();
  await ready(await shown(HELD), 'Release');
  await userEvent.keyboard('h');
  await isTold(['release', { version: 3 }]);
  answered.resolve(undefined);
});

test('a key of what cannot be decided does nothing, and the reason stands beside it', async () => {
  const own = await shown({ ...PENDING, last_edited_by: OPS.id });
  await expect
    .element(own.getByText('You created or last edited this transfer, so somebody else has to approve it.'))
    .toBeVisible();
  await userEvent.keyboard('a');
  await ready(await shown(APPROVED), 'Return');
  await userEvent.keyboard('a');
  await userEvent.keyboard('e');
  setUser({ ...OPS, permission_set: 'viewer' });
  const viewer = await shown(PENDING);
  await userEvent.keyboard('a');
  await userEvent.keyboard('h');
  await expect.element(viewer.getByRole('button')).not.toBeInTheDocument();
  await expect.element(viewer.getByRole('dialog')).not.toBeInTheDocument();
  expect(told).toEqual([]);
});
