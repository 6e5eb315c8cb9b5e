import type { BatchLine, PaymentBatch } from '@proline/contract/payment-batch/payment-batch';
import type { TransferRow } from '@proline/contract/transfer/transfer';

export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const NONE = { count: 0, total_minor: 0 };

/** A draft of three lines: two can go, one is held. */
export const DRAFT: PaymentBatch = {
  ...{ id: idOf(1), code: 47, status: 'draft', currency: 'SAR', execute_on: '2030-01-20', version: 3 },
  payer: {
    ...{ id: idOf(2), label: 'Main account', holder: 'Proline', bank_name: 'Al Rajhi Bank', bic: 'RJHISARI' },
    ...{ currency: 'SAR', country: 'SA', iban_last4: '4401', archived: false },
  },
  ...{ line_count: 3, people: 3, total_minor: 214_667, paid: 0, failed: 0, waiting: 0 },
  ...{ created_by: 'Huda', created_at: '2030-01-16T06:00:00Z', exported_at: null, exported_by: null },
  ...{ closed_at: null, canceled: null, approved_by: ['Khalid'] },
  sums: {
    all: { count: 3, total_minor: 214_667 },
    ready: { count: 2, total_minor: 106_667 },
    held: { count: 1, total_minor: 108_000 },
    ...{ blocked: NONE, waiting: NONE, paid: NONE, failed: NONE, removed: NONE },
  },
  checks: [{ check: 'held', blocks: true, count: 1 }],
  file: null,
  answers: [],
};

/** The same at the bank: one line paid, one failed. */
export const EXPORTED: PaymentBatch = {
  ...DRAFT,
  ...{ status: 'exported', version: 5, line_count: 2, total_minor: 106_667, paid: 0, failed: 1, waiting: 1 },
  ...{ exported_at: '2030-01-16T06:31:00Z', exported_by: 'Huda' },
  sums: {
    ...DRAFT.sums,
    ready: NONE,
    waiting: { count: 1, total_minor: 60_000 },
    failed: { count: 1, total_minor: 46_667 },
  },
  file: { message_id: 'PRL-B47-20300116', sha256: `9f3c41e7${'0'.repeat(48)}b2a077d1`, fetched: 2, csv_profiles: [] },
  answers: [
    {
      ...{ id: idOf(3), file_name: 'answer-1405.xml', format: 'pain.002', paid: 0, failed: 1, known: 0 },
      ...{ imported_by: 'Huda', imported_at: '2030-01-16T11:05:00Z' },
    },
  ],
};

const LINE: BatchLine = {
  ...{ id: idOf(10), line_no: 1, amount_minor: 60_000, state: 'waiting', end_to_end_id: 'B47-T48160' },
  transfer: { id: idOf(11), code: 48_160, status: 'approved', version: 4, held: false },
  payee: { kind: 'usher', id: idOf(12), name_en: 'Joud Al-Shammari', name_ar: 'جود الشمري', photo: null },
  ...{ bank_name: 'SNB', iban_last4: '3345', checks: [], result_at: null, result_by: null, paid_on: null },
  ...{ bank_reference: null, failure_code: null, failure_reason: null, left_why: null },
};

export const WAITING = LINE;

export const READY: BatchLine = { ...LINE, line_no: null, end_to_end_id: null, state: 'ready' };

export const FAILED: BatchLine = {
  ...LINE,
  ...{ id: idOf(20), line_no: 2, amount_minor: 46_667, state: 'failed', end_to_end_id: 'B47-T48155' },
  transfer: { id: idOf(21), code: 48_155, status: 'approved', version: 6, held: true },
  payee: { kind: 'usher', id: idOf(22), name_en: 'Anas Al-Sulami', name_ar: 'أنس السلمي', photo: null },
  checks: [{ check: 'name_differs', blocks: false, others: null }],
  ...{ result_at: '2030-01-16T11:05:00Z', failure_code: 'AC04', failure_reason: 'closed in May', left_why: 'failed' },
};

export const HELD: BatchLine = {
  ...LINE,
  ...{ id: idOf(30), line_no: null, amount_minor: 108_000, state: 'held', end_to_end_id: null },
  transfer: { id: idOf(31), code: 48_172, status: 'approved', version: 2, held: true },
  payee: { kind: 'leader', id: idOf(32), name_en: 'Mariam Al-Kuwari', name_ar: 'مريم الكواري', photo: null },
  checks: [{ check: 'held', blocks: true, others: null }],
};

const NAWAF: TransferRow = {
  ...{ id: idOf(41), code: 48_211, kind: 'bonus', status: 'approved', event: null, role: null, minutes: null },
  payee: { kind: 'usher', id: idOf(42), name_en: 'Nawaf Al-Shehri', name_ar: 'نواف الشهري', photo: null },
  ...{ currency: 'SAR', gross_minor: 64_000, deductions_minor: 0, net_minor: 64_000, recovered_minor: 0 },
  ...{ iban_last4: '9027', has_bank_account: true, created_at: '2030-01-10T06:00:00Z', created_by: null },
  ...{ waiting_since: '2030-01-12T06:00:00Z', last_edited_by: null, first_approved_by: null, hold_reason: null },
  ...{ transferred_on: null, batch: null, version: 2 },
};

/** What a draft could take. */
export const APPROVED: readonly TransferRow[] = [
  NAWAF,
  { ...NAWAF, id: idOf(43), code: 48_212, gross_minor: 108_000, net_minor: 108_000 },
];
