import type { Translated } from '../../lib/texts/i18n.ts';
import type { promotion as en } from './promotion.en.ts';

export const promotion: Translated<typeof en> = {
  promote: 'ترقية إلى قائد فريق',
  promote_title: 'ترقية {{name}} إلى قائد فريق؟',
  same_person: 'يبقى ملف المنظّم وتاريخه كما هما.',
  begins_pending: 'تبدأ القيادة قيد الانتظار، ولا بد من اعتمادها.',
  promoted: 'أُضيف {{name}} إلى قادة الفرق قيد الانتظار.',
};
