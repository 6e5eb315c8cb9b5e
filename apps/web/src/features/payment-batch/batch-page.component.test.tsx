import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import type { RenderResult } from 'vitest-browser-react/pure';
import { renderIn } from '../../testing/render-in.tsx';
import { OPS } from '../../testing/signed-in.ts';
import { ShownBatch } from './batch-page.tsx';
import { APPROVED, DRAFT, EXPORTED, FAILED, HELD, READY, WAITING } from './testing/sample-batch.ts';

/** A write is over when its dialog is gone: by then everything is loaded again. */
const settled = (screen: RenderResult) => expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

type Told = readonly [address: string, body: unknown];
let told: Told[] = [];
/** What transfers were last asked for. */
let asked: URLSearchParams;

/** A server that has these lines and takes every write. */
const serve = (lines: readonly BatchLine[], batch: PaymentBatch) => {
  told = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const address = new URL(request.url).pathname.replace(/^.*payment-batches/, '');
    if (request.method === 'POST') told.push([address, await request.json()]);
    const meta = { current_page: 1, per_page: 25, total: lines.length, last_page: 1 };
    if (address.endsWith('/transfers')) asked = new URL(request.url).searchParams;
    if (address.endsWith('/transfers')) return Response.json({ data: APPROVED, meta: { ...meta, total: 2 } });
    return Response.json(address.endsWith('/lines') ? { data: lines, meta } : { data: batch });
  });
};
const shown = (batch: PaymentBatch, lines: readonly BatchLine[]) => {
  serve(lines, batch);
  return renderIn('en', <ShownBatch batch={batch} />);
};

beforeEach(async () => {
  setUser({ ...OPS, permission_set: 'finance' });
  await loadTexts('en', ['payment-batch', 'batch-line', 'bank-answer', 'new-batch', 'add-lines', 'list']);
  await loadTexts('en', ['status', 'message']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

test('the control total adds up on the screen, and a wrong one says so', async () => {
  const screen = await shown(EXPORTED, [FAILED, HELD, WAITING]);
  const card = screen.getByRole('region', { name: 'Control total' });
  await expect
    .poll(() => card.element().textContent)
    .toMatch(/3 lines approved.*2,146\.67.*1 held.*1,080\.00.*2 lines in the file/);
  await expect.poll(() => card.element().textContent).toMatch(/0 paid.*1 failed.*466\.67.*1 waiting.*600\.00/);
  await expect.element(card.getByText('adds up')).toBeVisible();
  const wrong = await shown({ ...EXPORTED, total_minor: EXPORTED.total_minor + 1 }, []);
  await expect.element(wrong.getByText('does not add up')).toBeVisible();
});

test('a draft is exported after count and total were said once more, and only as they were shown', async () => {
  const screen = await shown(DRAFT, [READY, HELD]);
  await userEvent.click(screen.getByRole('button', { name: 'Export 2 lines' }));
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().textContent).toMatch(/2 lines, SAR.1,066\.67/);
  await expect.poll(() => dialog.element().textContent).toMatch(/1 line left out of the file, SAR.1,080\.00/);
  await userEvent.click(dialog.getByRole('button', { name: 'Export 2 lines' }));
  await vi.waitFor(() =>
    expect(told).toEqual([[`/${DRAFT.id}/export`, { version: 3, line_count: 2, total_minor: 106_667 }]]),
  );
  await settled(screen);
});

test('more lines are found, chosen and put into a draft, as it was read', async () => {
  const screen = await shown(DRAFT, [READY]);
  await userEvent.click(screen.getByRole('button', { name: 'Add lines' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Nothing chosen yet')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Choose T-48211 to Nawaf Al-Shehri' }));
  await userEvent.fill(dialog.getByRole('searchbox'), 'nobody');
  await expect.element(dialog.getByRole('button', { name: 'Add 1 transfer' })).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'All 2 shown' }));
  await expect.poll(() => dialog.element().textContent).toMatch(/SAR.1,720\.00/);
  await userEvent.click(dialog.getByRole('button', { name: 'Add 2 transfers' }));
  const transfer_ids = APPROVED.map(({ id }) => id);
  await vi.waitFor(() => expect(told).toEqual([[`/${DRAFT.id}/add-lines`, { version: 3, transfer_ids }]]));
  await settled(screen);
});

test('what can be added is narrowed by the filters of the list, except those that a draft settles', async () => {
  const screen = await shown(DRAFT, [READY]);
  await userEvent.click(screen.getByRole('button', { name: 'Add lines' }));
  const dialog = screen.getByRole('dialog', { name: /^Add to batch/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Add filter' }));
  const panel = screen.getByRole('dialog', { name: 'Add filter' });
  await expect
    .poll(() =>
      panel
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Kind', 'Created', 'Days waiting', 'Payee', 'Event', 'Net amount', 'Bank', 'Created by']);
  await userEvent.click(panel.getByRole('button', { name: 'Kind' }));
  await userEvent.click(panel.getByRole('checkbox', { name: 'Bonus' }));
  await expect.poll(() => Object.fromEntries(asked)).toMatchObject({ kind: 'bonus', status: 'approved', held: 'no' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove filter: Kind' }));
  await expect.element(dialog.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});

test('with nothing to export the button is shut and the reason stands beside it', async () => {
  const none = { count: 0, total_minor: 0 };
  const screen = await shown({ ...DRAFT, sums: { ...DRAFT.sums, all: DRAFT.sums.held, ready: none } }, [HELD]);
  await expect.element(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(screen.getByText('Nothing to export: every line is held or blocked.')).toBeVisible();
});

test('a line is taken out of a draft after a question', async () => {
  const screen = await shown(DRAFT, [HELD]);
  await userEvent.click(screen.getByRole('button', { name: 'Details of Mariam Al-Kuwari' }));
  await expect.element(screen.getByText(/The transfer is on hold\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take out…' }));
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Take out' }));
  await vi.waitFor(() => expect(told).toEqual([[`/${DRAFT.id}/remove-lines`, { version: 3, line_ids: [HELD.id] }]]));
  await settled(screen);
});

test('a failed line says why, where its transfer is now, and leads to the account', async () => {
  const screen = await shown(EXPORTED, [FAILED]);
  await expect.element(screen.getByText(/AC04 · Account closed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Details of Anas Al-Sulami' }));
  await expect.element(screen.getByText(/T-48155 is approved again, out of this batch, and on hold/)).toBeVisible();
  await expect.element(screen.getByText('closed in May')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Open bank account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'To pending approval…' }));
  await userEvent.fill(screen.getByRole('dialog').getByRole('textbox'), 'Asked for another account');
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Return' }));
  await vi.waitFor(() =>
    expect(told).toEqual([
      [`/api/admin/transfers/${FAILED.transfer.id}/return`, { version: 6, reason: 'Asked for another account' }],
    ]),
  );
  await settled(screen);
});

test('a result is recorded by hand with reference and day', async () => {
  const screen = await shown(EXPORTED, [WAITING]);
  await userEvent.click(screen.getByRole('button', { name: 'Details of Joud Al-Shammari' }));
  await userEvent.click(screen.getByRole('button', { name: 'Record as paid…' }));
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().textContent).toMatch(/SAR.600\.00 to Joud Al-Shammari/);
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  await expect.element(dialog.getByText('Enter the bank’s reference.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Bank reference'), 'R7K-44710');
  await userEvent.click(dialog.getByRole('button', { name: 'Record' }));
  const body = { line_id: WAITING.id, bank_reference: 'R7K-44710', paid_on: EXPORTED.execute_on };
  await vi.waitFor(() => expect(told).toEqual([[`/${EXPORTED.id}/paid`, body]]));
  await settled(screen);
});

test('who may only read sees neither files nor account ends nor anything to do', async () => {
  setUser({ ...OPS, permission_set: 'viewer' });
  const hidden = { iban_last4: null, bank_name: null };
  const screen = await shown({ ...EXPORTED, payer: { ...EXPORTED.payer, iban_last4: null } }, [
    { ...WAITING, ...hidden },
  ]);
  await expect.element(screen.getByText('On file')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Details of Joud Al-Shammari' }));
  for (const name of ['Record as paid…', 'Download', 'pain.001', 'Import bank answer', 'More actions', 'Choose a file'])
    await expect.element(screen.getByRole('button', { name })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test('a batch is canceled with a reason', async () => {
  const screen = await shown(DRAFT, [READY]);
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel batch…' }));
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().textContent).toMatch(/3 transfers, SAR.2,146\.67/);
  await userEvent.fill(dialog.getByRole('textbox'), 'Wrong account chosen');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel batch' }));
  await vi.waitFor(() =>
    expect(told).toEqual([[`/${DRAFT.id}/cancel`, { version: 3, reason: 'Wrong account chosen' }]]),
  );
  await settled(screen);
});
