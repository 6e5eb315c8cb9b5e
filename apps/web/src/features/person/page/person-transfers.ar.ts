import { TRANSFER_KIND_WORDS, transferWords } from '@proline/contract/transfer/transfer.words';
import type { Translated } from '../../../lib/texts/i18n.ts';
import { valueTexts } from '../../../lib/texts/value-texts.ts';
import type { personTransfers as en } from './person-transfers.en.ts';

export const personTransfers: Translated<typeof en> = {
  transfers: 'المعاملات',
  transfer: 'المعاملة',
  sums: 'حسب الحالة',
  counted_zero: 'لا معاملات',
  counted_one: 'معاملة واحدة',
  counted_two: 'معاملتان',
  counted_few: '{{count}} معاملات',
  counted_many: '{{count}} معاملة',
  counted_other: '{{count}} معاملة',
  kind: transferWords.kind.ar,
  ...valueTexts('kind', TRANSFER_KIND_WORDS, 'ar'),
  event: transferWords.event.ar,
  created: transferWords.created.ar,
  deductions: transferWords.deductions.ar,
  net: transferWords.net.ar,
  status: 'الحالة',
  paid_on: 'في {{date}}',
  payslip: 'قسيمة الدفع',
  voided: 'مُبطَلة',
  empty: 'لا معاملات بعد',
  empty_text: 'تظهر الأجور هنا بعد إتمام الفعالية.',
  failed: 'تعذّر تحميل المعاملات.',
};
