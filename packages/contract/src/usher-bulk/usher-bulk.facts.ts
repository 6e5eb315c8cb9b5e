import type { ActionRows, ErrorRows, JobRows } from '../frame/fact.ts';

export const actions = {
  tag: { en: 'Tagged', ar: 'إضافة وسوم' },
  untag: { en: 'Untagged', ar: 'إزالة وسوم' },
  add_role: { en: 'Added roles', ar: 'إضافة أدوار' },
  remove_role: { en: 'Removed roles', ar: 'إزالة أدوار' },
  bulk_approve: { en: 'Approved in bulk', ar: 'اعتماد جماعي' },
  bulk_reject: { en: 'Rejected in bulk', ar: 'رفض جماعي' },
  bulk_add_role: { en: 'Added roles in bulk', ar: 'إضافة أدوار جماعية' },
  bulk_remove_role: { en: 'Removed roles in bulk', ar: 'إزالة أدوار جماعية' },
  bulk_tag: { en: 'Tagged in bulk', ar: 'إضافة وسوم جماعية' },
  bulk_unblock: { en: 'Unblocked in bulk', ar: 'رفع حظر جماعي' },
  bulk_untag: { en: 'Untagged in bulk', ar: 'إزالة وسوم جماعية' },
} as const satisfies ActionRows;

export const jobs = {
  'ushers.approve': {
    en: { one: 'Approve {{count}} usher', other: 'Approve {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين للاعتماد',
      one: 'اعتماد منظّم واحد',
      two: 'اعتماد منظّمَين',
      few: 'اعتماد {{count}} منظّمين',
      many: 'اعتماد {{count}} منظّمًا',
      other: 'اعتماد {{count}} منظّم',
    },
  },
  'ushers.reject': {
    en: { one: 'Reject {{count}} usher', other: 'Reject {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين للرفض',
      one: 'رفض منظّم واحد',
      two: 'رفض منظّمَين',
      few: 'رفض {{count}} منظّمين',
      many: 'رفض {{count}} منظّمًا',
      other: 'رفض {{count}} منظّم',
    },
  },
  'ushers.tag': {
    en: { one: 'Tag {{count}} usher', other: 'Tag {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين لوسمهم',
      one: 'وسم منظّم واحد',
      two: 'وسم منظّمَين',
      few: 'وسم {{count}} منظّمين',
      many: 'وسم {{count}} منظّمًا',
      other: 'وسم {{count}} منظّم',
    },
  },
  'ushers.untag': {
    en: { one: 'Untag {{count}} usher', other: 'Untag {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين لإزالة وسومهم',
      one: 'إزالة وسوم منظّم واحد',
      two: 'إزالة وسوم منظّمَين',
      few: 'إزالة وسوم {{count}} منظّمين',
      many: 'إزالة وسوم {{count}} منظّمًا',
      other: 'إزالة وسوم {{count}} منظّم',
    },
  },
  'ushers.add_role': {
    en: { one: 'Add roles to {{count}} usher', other: 'Add roles to {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين لإضافة أدوار إليهم',
      one: 'إضافة أدوار إلى منظّم واحد',
      two: 'إضافة أدوار إلى منظّمَين',
      few: 'إضافة أدوار إلى {{count}} منظّمين',
      many: 'إضافة أدوار إلى {{count}} منظّمًا',
      other: 'إضافة أدوار إلى {{count}} منظّم',
    },
  },
  'ushers.remove_role': {
    en: { one: 'Remove roles from {{count}} usher', other: 'Remove roles from {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين لإزالة أدوار منهم',
      one: 'إزالة أدوار من منظّم واحد',
      two: 'إزالة أدوار من منظّمَين',
      few: 'إزالة أدوار من {{count}} منظّمين',
      many: 'إزالة أدوار من {{count}} منظّمًا',
      other: 'إزالة أدوار من {{count}} منظّم',
    },
  },
  'ushers.unblock_many': {
    en: { one: 'Unblock {{count}} usher', other: 'Unblock {{count}} ushers' },
    ar: {
      zero: 'لا منظّمين لرفع الحظر عنهم',
      one: 'رفع الحظر عن منظّم واحد',
      two: 'رفع الحظر عن منظّمَين',
      few: 'رفع الحظر عن {{count}} منظّمين',
      many: 'رفع الحظر عن {{count}} منظّمًا',
      other: 'رفع الحظر عن {{count}} منظّم',
    },
  },
} as const satisfies JobRows;

export const errors = {
  already_approved: { status: 409, en: 'Already approved.', ar: 'معتمد بالفعل.' },
  already_rejected: { status: 409, en: 'Already rejected.', ar: 'مرفوض بالفعل.' },
  usher_is_blocked: {
    status: 409,
    en: 'Blocked. Unblock first.',
    ar: 'محظور. ارفع الحظر أولًا.',
  },
  not_blocked: { status: 409, en: 'Not blocked any more.', ar: 'لم يعد محظورًا.' },
  usher_is_rejected: {
    status: 409,
    en: 'Rejected. Let this person apply again first.',
    ar: 'مرفوض. اسمح بالتقدّم من جديد أولًا.',
  },
  tagged_already: { status: 409, en: 'Already has these tags.', ar: 'هذه الوسوم موجودة بالفعل.' },
  not_tagged: { status: 409, en: 'Has none of these tags.', ar: 'لا وجود لهذه الوسوم.' },
  does_already: { status: 409, en: 'Already does these roles.', ar: 'يؤدي هذه الأدوار بالفعل.' },
  does_not: { status: 409, en: 'Does none of these roles.', ar: 'لا يؤدي أيًّا من هذه الأدوار.' },
  too_many_roles: {
    status: 409,
    en: 'Nobody can have more than 20 roles.',
    ar: 'لا يمكن أن يزيد عدد الأدوار على 20.',
  },
  too_many_tags: {
    status: 409,
    en: 'Nobody can have more than 20 tags.',
    ar: 'لا يمكن أن يزيد عدد الوسوم على 20.',
  },
} as const satisfies ErrorRows;
