import type { EventStatus } from '@proline/domain/event/event-status';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const EVENT_STATUS_WORDS: ValueWords<EventStatus> = {
  draft: { en: 'Draft', ar: 'مسودة' },
  published: { en: 'Published', ar: 'منشورة' },
  in_progress: { en: 'In progress', ar: 'جارية' },
  completed: { en: 'Completed', ar: 'مكتملة' },
  canceled: { en: 'Canceled', ar: 'ملغاة' },
};

export const eventWords = {
  event: { en: 'Event', ar: 'الفعالية' },
  title_en: { en: 'Title (English)', ar: 'العنوان (بالإنجليزية)' },
  title_ar: { en: 'Title (Arabic)', ar: 'العنوان (بالعربية)' },
  dates: { en: 'Dates', ar: 'التواريخ' },
  starts: { en: 'Starts', ar: 'البداية' },
  ends: { en: 'Ends', ar: 'النهاية' },
  time_zone: { en: 'Time zone', ar: 'المنطقة الزمنية' },
  category: { en: 'Category', ar: 'الفئة' },
  category_en: { en: 'Category (English)', ar: 'الفئة (بالإنجليزية)' },
  category_ar: { en: 'Category (Arabic)', ar: 'الفئة (بالعربية)' },
  type: { en: 'Role', ar: 'الدور' },
  client_name: { en: 'Client', ar: 'العميل' },
  leader: { en: 'Team leader', ar: 'قائد الفريق' },
  leaders: { en: 'Team leaders', ar: 'قادة الفرق' },
  leaders_en: { en: 'Team leaders (English)', ar: 'قادة الفرق (بالإنجليزية)' },
  leaders_ar: { en: 'Team leaders (Arabic)', ar: 'قادة الفرق (بالعربية)' },
  staffing: { en: 'Staffing', ar: 'التوظيف' },
  confirmed: { en: 'Confirmed', ar: 'المؤكدون' },
  invited: { en: 'Invited', ar: 'المدعوون' },
  needed: { en: 'Needed', ar: 'المطلوب' },
  waiting: { en: 'To review', ar: 'للمراجعة' },
  waiting_applications: { en: 'Applications to review', ar: 'طلبات بانتظار المراجعة' },
  cost: { en: 'Planned cost', ar: 'التكلفة المخططة' },
  understaffed: { en: 'Understaffed', ar: 'غير مكتملة العدد' },
  attention: { en: 'Needs attention', ar: 'تحتاج إلى متابعة' },
} as const;

export const eventRecorded: Recorded = { values: { 'event.status': EVENT_STATUS_WORDS } };
