import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  propose_fill: { en: 'Proposed by auto-fill', ar: 'اقتراح التعبئة التلقائية' },
  start_fill: { en: 'Started auto-fill', ar: 'بدء التعبئة التلقائية' },
  save_fill: { en: 'Saved auto-fill', ar: 'حفظ التعبئة التلقائية' },
  revert_fill: { en: 'Reverted auto-fill', ar: 'التراجع عن التعبئة التلقائية' },
  discard_fill: { en: 'Discarded auto-fill', ar: 'إلغاء التعبئة التلقائية' },
} as const satisfies ActionRows;

export const jobs = {
  'events.auto_fill': {
    en: { one: 'Auto-fill {{count}} event', other: 'Auto-fill {{count}} events' },
    ar: {
      zero: 'لا فعاليات للتعبئة التلقائية',
      one: 'التعبئة التلقائية لفعالية واحدة',
      two: 'التعبئة التلقائية لفعاليتين',
      few: 'التعبئة التلقائية لـ{{count}} فعاليات',
      many: 'التعبئة التلقائية لـ{{count}} فعالية',
      other: 'التعبئة التلقائية لـ{{count}} فعالية',
    },
  },
} as const satisfies JobRows;

export const errors = {
  fill_running: {
    status: 409,
    en: 'Auto-fill is already at work for this event.',
    ar: 'التعبئة التلقائية جارية لهذه الفعالية بالفعل.',
  },
  no_open_places: {
    status: 409,
    en: 'Every place of the shifts ahead is taken.',
    ar: 'جميع أماكن الورديات القادمة مشغولة.',
  },
  fill_not_ready: {
    status: 409,
    en: 'Auto-fill is still at work.',
    ar: 'ما زالت التعبئة التلقائية جارية.',
  },
  fill_saved: { status: 409, en: 'This proposal is already saved.', ar: 'حُفظ هذا الاقتراح بالفعل.' },
  fill_outdated: {
    status: 409,
    en: 'This proposal was discarded, or a newer one has replaced it.',
    ar: 'أُلغي هذا الاقتراح أو حلّ محله اقتراح أحدث.',
  },
  fill_not_saved: { status: 409, en: 'This proposal isn’t saved.', ar: 'لم يُحفظ هذا الاقتراح.' },
  fill_reverted: { status: 409, en: 'This was already reverted.', ar: 'جرى التراجع عن ذلك بالفعل.' },
  requirement_not_blocking: {
    status: 409,
    en: 'This requirement is no longer a must.',
    ar: 'لم يعد هذا الشرط إلزاميًّا.',
  },
  changed_since: {
    status: 409,
    en: 'Somebody has changed this place since.',
    ar: 'تغيّر هذا المكان منذ ذلك الحين.',
  },
} as const satisfies ErrorRows;
