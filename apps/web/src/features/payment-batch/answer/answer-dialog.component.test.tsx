import type { AnswerCheck } from '@proline/contract/payment-batch/batch-answer';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { EXPORTED } from '../testing/sample-batch.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const CHECK: AnswerCheck = {
  ...{ sha256: '0'.repeat(64), format: 'pain.002', seen_before: false, stops: false },
  ...{ paid: 33, paid_minor: 3_154_550, failed: 1, failed_minor: 46_667, known: 1, waiting: 0 },
  ...{ unknown: [], unknown_count: 0, conflicts: [] },
  failures: [{ line_no: 12, name_en: 'Anas Al-Sulami', name_ar: 'أنس السلمي', code: 'AC04', text: 'closed' }],
};
const file = new File(['<Document/>'], 'answer-1405.xml');
const shown = (check: Partial<AnswerCheck>, language: 'en' | 'ar' = 'en') =>
  renderIn(
    language,
    <AnswerDialog batch={EXPORTED} file={file} check={{ ...CHECK, ...check }} onClose={() => undefined} />,
  );

beforeEach(async () => {
  for (const language of ['en', 'ar'] as const) await loadTexts(language, ['bank-answer', 'batch-line']);
});

test('an answer says what it would record before it does', async () => {
  const screen = await shown({});
  const dialog = screen.getByRole('dialog');
  await expect.poll(() => dialog.element().textContent).toMatch(/Nothing is recorded yet/);
  await expect.element(dialog.getByRole('row', { name: /Paid 33 SAR.31,545\.50/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Failed 1 SAR.466\.67/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Known already 1/ })).toBeVisible();
  await expect.element(dialog.getByText(/Line 12: Anas Al-Sulami · AC04 · Account closed closed/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Record 34 results' })).toBeVisible();
});

test('a wrong amount stops it: nothing can be recorded', async () => {
  const screen = await shown({
    stops: true,
    conflicts: [{ end_to_end_id: 'B47-T48155', line_no: 12, why: 'amount' }],
  });
  await expect.element(screen.getByText(/nothing can be recorded/)).toBeVisible();
  await expect.element(screen.getByText(/Line 12 · B47-T48155 · another amount/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Record/ })).not.toBeInTheDocument();
});

test('payments of somebody else are listed, and the same file again has nothing new', async () => {
  const screen = await shown({
    seen_before: true,
    paid: 0,
    failed: 0,
    failures: [],
    unknown: ['X1'],
    unknown_count: 1,
  });
  await expect.element(screen.getByText('This very file was imported before.')).toBeVisible();
  await expect.element(screen.getByText('X1 · Not of this batch')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
});

test('in Arabic with its own plural', async () => {
  const screen = await shown({ paid: 1, failed: 1 }, 'ar');
  await expect.element(screen.getByRole('button', { name: 'تسجيل نتيجتين' })).toBeVisible();
});
