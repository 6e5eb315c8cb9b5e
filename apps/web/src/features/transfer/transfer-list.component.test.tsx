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

test('beside the drawer the list keeps Status and Net', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), location.origin);
    if (pathname.endsWith('/counts'))
      return Promise.resolve(Response.json({ data: { all: 1, tabs: { pending_approval: 1 }, exact: true } }));
    if (pathname.endsWith('/sums'))
      return Promise.resolve(Response.json({ data: { month: '2026-11-01', year: '2026-01-01', currencies: [] } }));
    if (pathname.endsWith(TRANSFER.id)) return new Promise(() => undefined);
    const isList = pathname.endsWith('/admin/transfers');
    return Promise.resolve(Response.json(isList ? { data: [TRANSFER], meta: META } : { data: [] }));
  });
  await loadTexts('en', ['transfer', 'transfer-move', 'status', 'recovery', 'new-batch']);
  // a window of 1280, without the menu and the edges of the page
  const screen = await renderIn(
    'en',
    <div style={{ inlineSize: 1280 - 280 - 48 }}>
      <TransferListPage />
    </div>,
  );
  const head = (name: string) => screen.getByRole('columnheader', { name });
  await expect.element(head('Gross')).toBeInTheDocument();
  await screen.getByRole('link', { name: /Hala Mansour/ }).click();
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  await expect.element(head('Gross')).not.toBeInTheDocument();
  await expect.element(head('Status')).toBeVisible();
  await expect.element(head('Net')).toBeVisible();
});
