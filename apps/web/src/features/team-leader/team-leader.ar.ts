import { columnWords } from '@proline/contract/frame/column.words';
import { teamLeaderWords } from '@proline/contract/team-leader/team-leader.words';
import type { Translated } from '../../lib/texts/i18n.ts';
import type { teamLeader as en } from './team-leader.en.ts';

export const teamLeader: Translated<typeof en> = {
  title: 'قادة الفرق',
  counted_zero: 'لا قادة فرق',
  counted_one: 'قائد فريق واحد',
  counted_two: 'قائدا فريق',
  counted_few: '{{count}} قادة فرق',
  counted_many: '{{count}} قائد فريق',
  counted_other: '{{count}} قائد فريق',
  search_hint: 'الاسم أو الهاتف أو المدينة أو الرمز',
  code: columnWords.code.ar,
  status: columnWords.status.ar,
  phone: columnWords.phone.ar,
  email: 'البريد الإلكتروني',
  age: columnWords.age.ar,
  birth_date: 'تاريخ الميلاد',
  city: columnWords.city.ar,
  events_led: teamLeaderWords.events_led.ar,
  events_count_zero: 'لم يقد أي فعالية',
  events_count_one: 'قاد فعالية واحدة',
  events_count_two: 'قاد فعاليتين',
  events_count_few: 'قاد {{count}} فعاليات',
  events_count_many: 'قاد {{count}} فعالية',
  events_count_other: 'قاد {{count}} فعالية',
  next_event: 'الفعالية القادمة',
  was_usher: 'منظّم سابق',
  open_usher: 'فتح ملف المنظّم',
  joined: teamLeaderWords.joined.ar,
  empty: 'لا قادة فرق بعد',
  empty_text: 'يظهر هنا من يطلب الانضمام قائدًا لفريق.',
  failed: 'تعذّر تحميل التفاصيل.',
  retry: 'إعادة المحاولة',
};
