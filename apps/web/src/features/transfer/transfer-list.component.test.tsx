import type { TransferRow } from '@proline/contract/transfer/transfer';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { TransferListPage } from './transfer-list-page.tsx';

const TRANSFER: TransferRow = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', code: 4411, kind: 'event_pay', status: 'pending_approval' },
  payee: {
    ...{ kind: 'usher', id: '018f0000-0000-7000-8000-000000000002', photo: null },
    ...{ name_en: 'Hala Mansour', name_ar: 'هالة منصور' },
  },
  ...{ event: null, currency: 'SAR', gross_minor: 64_000, deductions_minor: 0, net_minor: 64_000 },
  ...{ iban_last4: null, has_bank_account: false, created_at: '2026-11-01T08:00:00Z', recovered_minor: 0 },
  ...{ role: null, minutes: null, waiting_since: '2026-11-01T08:00:00Z', hold_reason: null, batch: null, version: 1 },
  ...{ created_by: null, last_edited_by: null, first_approved_by: null, transferred_on: null },
};
const META = { current_page: 1, per_page: 25, total: 1, last_page: 1, total_exact: true, next: null, previous: null };

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const NOTHING = { count: 0, net_minor: 0 };
const sumsOf = (currency: string, waiting: number) => ({
  currency,
  pending: { count: waiting, net_minor: waiting * 10_000, oldest_at: null, not_ready: 0 },
  approved: { ...NOTHING, overdue: 0 },
  transferred: { ...NOTHING, last_batch: null },
  year: { ...NOTHING, voided: 0 },
});

/** A server with one transfer, and with these sums. */
const serve = (...currencies: readonly ReturnType<typeof sumsOf>[]) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), location.origin);
    if (pathname.endsWith('/counts'))
      return Promise.resolve(Response.json({ data: { all: 1, tabs: { pending_approval: 1 }, exact: true } }));
    if (pathname.endsWith('/sums'))
      return Promise.resolve(Response.json({ data: { month: '2026-11-01', year: '2026-01-01', currencies } }));
    if (pathname.endsWith(TRANSFER.id)) return new Promise(() => undefined);
    const isList = pathname.endsWith('/admin/transfers');
    return Promise.resolve(Response.json(isList ? { data: [TRANSFER], meta: META } : { data: [] }));
  });

const shown = async () => {
  await loadTexts('en', ['transfer', 'transfer-move', 'status', 'recovery', 'new-batch']);
  // a window of 1280, without the menu and the edges of the page
  return renderIn(
    'en',
    <div style={{ inlineSize: 1280 - 280 - 48 }}>
      <TransferListPage />
    </div>,
  );
};

test('a card of all currencies names what is most, and beside it the others that have any', async () => {
  serve(sumsOf('SAR', 9), sumsOf('AED', 1), sumsOf('EGP', 0), sumsOf('QAR', 4), sumsOf('KWD', 2));
  const screen = await shown();
  const card = screen.getByRole('link', { name: /^Pending approval/ });
  await expect.element(card).toMatchTextContent('SAR 900.00');
  await expect.element(card).toMatchTextContent('QAR 400.00 · KWD 20.000 · +1');
});

test('beside the drawer the list keeps Status and Net', async () => {
  serve();
  const screen = await shown();
  const head = (name: string) => screen.getByRole('columnheader', { name });
  await expect.element(head('Gross')).toBeInTheDocument();
  await screen.getByRole('link', { name: /Hala Mansour/ }).click();
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  await expect.element(head('Gross')).not.toBeInTheDocument();
  await expect.element(head('Status')).toBeVisible();
  await expect.element(head('Net')).toBeVisible();
});
