import type { PaymentFile } from '@proline/domain/bank-file/payment-file';

export const samplePayments = (lines: readonly Partial<PaymentFile['lines'][number]>[] = [{}]): PaymentFile => ({
  message_id: 'PRL-B47-20261118',
  created_at: '2026-11-18T09:31:00Z',
  execute_on: '2026-11-19',
  currency: 'SAR',
  payer: { holder: 'Proline Events Co.', iban: 'SA0380000000608010167519', bic: 'RJHISARI' },
  lines: lines.map((line, index) => ({
    line_no: index + 1,
    end_to_end_id: `B47-T${100_001 + index}`,
    amount_minor: 46_667,
    name: 'Anas Al-Sulami',
    holder: 'أنس السلمي',
    iban: 'SA4420000001234567891234',
    bank_name: 'Al Rajhi Bank',
    text: `T-${100_001 + index} B-47`,
    ...line,
  })),
});
