import type { Translated } from '../../lib/texts/i18n.ts';
import type { unsubscribe as en } from './unsubscribe.en.ts';

export const unsubscribe: Translated<typeof en> = {
  title: 'إيقاف الرسائل',
  lead: 'وصلت إلى هنا من رسالة بريد أرسلناها إليك. لم يتغير شيء بعد.',
  all: 'يوقف هذا كل ما نرسله، ومنه ما يخص طلباتك وورديّاتك ومدفوعاتك، في البريد والهاتف والتطبيق.',
  stop: 'إيقاف كل الرسائل',
  stopped_title: 'أُوقفت الرسائل',
  stopped: 'لن يُرسل شيء بعد الآن إلى صاحب هذا الرابط.',
  again: 'لاستقبال الرسائل من جديد يمكن تشغيلها في التطبيق أو طلب ذلك من المكتب.',
};
