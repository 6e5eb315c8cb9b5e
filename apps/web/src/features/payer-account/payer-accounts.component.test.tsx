import type { PayerAccount } from '@proline/contract/payer-account/payer-account';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { PayerAccounts } from './payer-accounts.parts.tsx';

const MAIN: PayerAccount = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', label: 'Main account', holder: 'Proline Events Co.' },
  ...{ bank_name: 'Al Rajhi Bank', bic: 'RJHISARI', currency: 'SAR', country: 'SA', iban_last4: '7519' },
  archived: false,
};
const SPARE = { ...MAIN, id: '018f0000-0000-7000-8000-000000000002', label: 'Spare', archived: true };
let kept: PayerAccount[] = [];
let told: unknown[] = [];

beforeEach(async () => {
  told = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (request.method === 'GET') return Response.json({ data: kept });
    const body: unknown = await request.json();
    told.push([new URL(request.url).pathname.split('/').slice(-2).join('/'), body]);
    kept = [{ ...MAIN, archived: request.url.endsWith('/archive') }];
    return Response.json({ data: kept[0] });
  });
  await loadTexts('en', ['payer-account']);
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('the first account is added from the empty card, and only a valid IBAN and BIC are sent', async () => {
  kept = [];
  const screen = await renderIn('en', <PayerAccounts editable />);
  await userEvent.click(screen.getByRole('button', { name: 'Add payer account' }));
  const dialog = screen.getByRole('dialog');
  const write = (label: string, text: string) => userEvent.fill(dialog.getByLabelText(label), text);
  await write('Label', 'Main account');
  await write('Account holder', 'Proline Events Co.');
  await write('Bank', 'Al Rajhi Bank');
  await write('BIC', 'rjhi');
  await write('IBAN', 'SA03 8000 0000 6080 1016 7518');
  const add = dialog.getByRole('button', { name: 'Add payer account' });
  await userEvent.click(add);
  await expect.element(dialog.getByText('This IBAN isn’t valid. Check it digit by digit.')).toBeVisible();
  await expect.element(dialog.getByText('A BIC has 8 or 11 letters and digits, such as RJHISARI.')).toBeVisible();
  await write('BIC', 'rjhisari');
  await write('IBAN', 'SA03 8000 0000 6080 1016 7519');
  await userEvent.click(add);
  await expect.element(screen.getByRole('rowheader', { name: /Main account/ })).toBeVisible();
  expect(told).toEqual([
    [
      'admin/payer-accounts',
      {
        ...{ label: 'Main account', holder: 'Proline Events Co.', bank_name: 'Al Rajhi Bank', bic: 'RJHISARI' },
        ...{ currency: 'SAR', iban: 'SA03 8000 0000 6080 1016 7519' },
      },
    ],
  ]);
});

test('archiving the last account of a currency says what that stops; restoring takes one click', async () => {
  kept = [MAIN, SPARE];
  const screen = await renderIn('en', <PayerAccounts editable />);
  await userEvent.click(screen.getByRole('button', { name: 'Archive Main account' }));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText(/last account in Saudi Riyal/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
  await expect.element(screen.getByRole('button', { name: 'Restore Main account' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Main account' }));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    [`${MAIN.id}/archive`, { archived: true }],
    [`${MAIN.id}/archive`, { archived: false }],
  ]);
});

test('who may not change settings sees the accounts and no button', async () => {
  kept = [{ ...MAIN, iban_last4: null }];
  const screen = await renderIn('en', <PayerAccounts editable={false} />);
  await expect.element(screen.getByRole('rowheader', { name: /Main account/ })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
  expect(document.body.textContent).not.toContain('••');
});
