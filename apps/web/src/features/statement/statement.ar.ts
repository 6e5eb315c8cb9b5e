import { COST_PART_WORDS, statementWords } from '@proline/contract/statement/statement.words';
import { valueTexts } from '../../lib/texts/value-texts.ts';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { statement as en } from './statement.en.ts';

export const statement: Translated<typeof en> = {
  title: statementWords.title.ar,
  from: 'من',
  to: 'إلى',
  csv: 'ملف CSV',
  pdf: 'ملف PDF',
  sums: 'المدفوع في هذه الفترة',
  counted_zero: 'لا تحويلات',
  counted_one: 'تحويل واحد',
  counted_two: 'تحويلان',
  counted_few: '{{count}} تحويلات',
  counted_many: '{{count}} تحويلًا',
  counted_other: '{{count}} تحويل',
  hours: '{{hours}} س',
  nothing: statementWords.nothing.ar,
  failed: 'تعذّر تحميل الكشف.',
  retry: 'إعادة المحاولة',
  cost: 'التكلفة المخططة والفعلية',
  part: 'البند',
  planned: 'المخطط',
  actual: 'الفعلي',
  difference: 'الفرق',
  total: 'المجموع',
  ...valueTexts('part', COST_PART_WORDS, 'ar'),
};
