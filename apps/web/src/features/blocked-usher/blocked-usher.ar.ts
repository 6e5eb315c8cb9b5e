import type { Translated } from '../../lib/texts/i18n.ts';
import type { blockedUsher as en } from './blocked-usher.en.ts';

export const blockedUsher: Translated<typeof en> = {
  title: 'المنظّمون المحظورون',
  counted_zero: 'لا منظّمين محظورين',
  counted_one: 'منظّم محظور واحد',
  counted_two: 'منظّمان محظوران',
  counted_few: '{{count}} منظّمين محظورين',
  counted_many: '{{count}} منظّمًا محظورًا',
  counted_other: '{{count}} منظّم محظور',
  search_hint: 'الاسم أو الهاتف أو المدينة أو الرمز أو السبب',
  for_good: 'حظر دائم',
  still_on_zero: 'لا فعاليات قادمة',
  still_on_one: 'ما زال في فعالية واحدة',
  still_on_two: 'ما زال في فعاليتين',
  still_on_few: 'ما زال في {{count}} فعاليات',
  still_on_many: 'ما زال في {{count}} فعالية',
  still_on_other: 'ما زال في {{count}} فعالية',
  since: 'منذ {{date}}',
  until: 'حتى {{date}}',
  by: 'بواسطة {{name}}',
  empty: 'لا أحد محظور',
  empty_text: 'يُحظر المنظّم من صفحته، وينتهي الحظر المؤقت من تلقاء نفسه.',
};
