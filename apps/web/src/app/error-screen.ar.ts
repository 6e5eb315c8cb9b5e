import type { Translated } from '../lib/texts/i18n.ts';
import type { errorScreen as en } from './error-screen.en.ts';

export const errorScreen: Translated<typeof en> = {
  offline: 'تعذّر الوصول إلى الخادم. تحقّق من اتصالك وحاول مرة أخرى.',
  no_answer: 'أرسل الخادم ردًّا غير متوقع. حاول مرة أخرى بعد لحظات.',
  screen_title: 'تعذّر فتح هذه الشاشة',
  screen_failed: 'حدث خطأ ما. لم يُفقد شيء مما حُفظ.',
  screen_not_loaded: 'لم تُحمَّل بعض الملفات. تحقّق من اتصالك وحاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  to_dashboard: 'الانتقال إلى لوحة التحكم',
};
