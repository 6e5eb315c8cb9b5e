import type { Payslip } from '@proline/contract/payslip/payslip';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { PayslipSheet } from './payslip-sheet.tsx';

beforeEach(async () => {
  await Promise.all([loadTexts('en', ['payslip']), loadTexts('ar', ['payslip'])]);
});

const shift = {
  starts_at: '2025-11-06T13:00:00Z',
  ends_at: '2025-11-06T20:45:00Z',
  time_zone: 'Asia/Riyadh',
  role: { name_en: 'Usher', name_ar: 'منظّم' },
};
const slip: Payslip = {
  id: '018f0000-0000-7000-8000-000000000001',
  code: 48_190,
  kind: 'event_pay',
  status: 'transferred',
  currency: 'SAR',
  organisation: {
    name_en: 'Proline',
    name_ar: 'برولاين',
    phone: '',
    address_en: '',
    address_ar: '',
    time_zone: 'Asia/Riyadh',
    hijri: true,
  },
  payee: { kind: 'usher', code: 19_034, name_en: 'Karim Fathy', name_ar: 'كريم فتحي', id_number_last4: null },
  event: { id: '018f0000-0000-7000-8000-000000000002', title_en: 'Winter Market', title_ar: 'سوق الشتاء' },
  gross_minor: 31_000,
  deductions_minor: 1_000,
  net_minor: 30_000,
  lines: [
    {
      kind: 'work',
      minutes: 465,
      rate_minor: 4_000,
      basis: 'hour',
      factor: 1,
      amount_minor: 31_000,
      note: null,
      shift,
    },
    {
      kind: 'recovery',
      minutes: null,
      rate_minor: null,
      basis: null,
      factor: 1,
      amount_minor: -1_000,
      note: null,
      shift: null,
    },
  ],
  account: { bank_name: 'Al Rajhi Bank', iban_last4: null },
  transferred_on: '2025-11-16',
  bank_reference: 'R7K-44722',
  batch: null,
  year: null,
  made_at: '2025-11-16T12:20:00Z',
  check: 'PAYSLIP T-48190',
};

test.each(['en', 'ar'] as const)('both languages stand side by side, whatever the reader’s (%s)', async (language) => {
  const screen = await renderIn(language, <PayslipSheet slip={slip} />);
  for (const words of ['Net pay', 'صافي الأجر', 'SAR 300.00', 'three hundred riyals', 'ثلاثمائة ريال', 'كريم فتحي'])
    await expect.element(screen.getByText(words, { exact: true })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Thu 6 Nov, 16:00–23:45/ });
  await expect.element(row.getByRole('cell', { name: '310.00' })).toBeInTheDocument();
  await expect.element(screen.getByRole('row', { name: /Recovery/ })).toBeInTheDocument();
});

test('without the right to see accounts no end of one is shown, and what is not paid says so', async () => {
  const waiting: Payslip = { ...slip, status: 'approved', transferred_on: null, bank_reference: null };
  const screen = await renderIn('en', <PayslipSheet slip={waiting} />);
  await expect.element(screen.getByText(/Not paid yet/)).toBeInTheDocument();
  expect(screen.getByText('Account', { exact: true }).elements()).toHaveLength(0);
});
