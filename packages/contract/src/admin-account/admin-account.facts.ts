import type { ActionRows, ErrorRows, JobRows, SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['admins'] as const;

export const topics = {
  admin: { access: 'admins.read', en: 'Admin', ar: 'مسؤول' },
} as const satisfies TopicRows;

export const searched = { admins: { access: 'admins.read' } } as const satisfies SearchRows;

export const actions = {
  invite_first_owner: { en: 'Invited the first owner', ar: 'دعوة أول مالك' },
  invite: { en: 'Invited', ar: 'دعوة' },
  resend_invite: { en: 'Invited again', ar: 'إعادة دعوة' },
  deactivate: { en: 'Deactivated', ar: 'تعطيل' },
  reactivate: { en: 'Reactivated', ar: 'إعادة تفعيل' },
  change_permission_set: { en: 'Changed permissions', ar: 'تغيير الصلاحيات' },
  bulk_deactivate: { en: 'Deactivated many', ar: 'تعطيل مجموعة' },
  bulk_reactivate: { en: 'Reactivated many', ar: 'إعادة تفعيل مجموعة' },
  bulk_resend_invite: { en: 'Invited many again', ar: 'إعادة دعوة مجموعة' },
} as const satisfies ActionRows;

export const jobs = {
  'admins.deactivate': {
    en: { one: 'Deactivate {{count}} admin', other: 'Deactivate {{count}} admins' },
    ar: {
      zero: 'تعطيل مسؤولين: لا أحد',
      one: 'تعطيل مسؤول واحد',
      two: 'تعطيل مسؤولَين',
      few: 'تعطيل {{count}} مسؤولين',
      many: 'تعطيل {{count}} مسؤولًا',
      other: 'تعطيل {{count}} مسؤول',
    },
  },
  'admins.reactivate': {
    en: { one: 'Reactivate {{count}} admin', other: 'Reactivate {{count}} admins' },
    ar: {
      zero: 'إعادة تفعيل مسؤولين: لا أحد',
      one: 'إعادة تفعيل مسؤول واحد',
      two: 'إعادة تفعيل مسؤولَين',
      few: 'إعادة تفعيل {{count}} مسؤولين',
      many: 'إعادة تفعيل {{count}} مسؤولًا',
      other: 'إعادة تفعيل {{count}} مسؤول',
    },
  },
  'admins.resend': {
    en: { one: 'Send {{count}} invitation again', other: 'Send {{count}} invitations again' },
    ar: {
      zero: 'إعادة إرسال دعوات: لا شيء',
      one: 'إعادة إرسال دعوة واحدة',
      two: 'إعادة إرسال دعوتين',
      few: 'إعادة إرسال {{count}} دعوات',
      many: 'إعادة إرسال {{count}} دعوة',
      other: 'إعادة إرسال {{count}} دعوة',
    },
  },
} as const satisfies JobRows;

export const errors = {
  email_taken: {
    status: 409,
    en: 'Somebody with this e-mail address already has an account.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  },
  not_yourself: {
    status: 409,
    en: 'You cannot do this to your own account.',
    ar: 'لا يمكنك تنفيذ هذا على حسابك أنت.',
  },
  last_owner: {
    status: 409,
    en: 'This is the last owner. Make somebody else an owner first.',
    ar: 'هذا آخر مالك. عيّن مالكًا آخر أولًا.',
  },
  more_than_yours: {
    status: 403,
    en: 'This account may do more than yours. Ask an owner.',
    ar: 'صلاحيات هذا الحساب أوسع من صلاحياتك. اطلب ذلك من مالك.',
  },
  admin_not_invited: {
    status: 409,
    en: 'This person needs no invitation: the account has a password or is deactivated.',
    ar: 'لا يحتاج هذا الشخص إلى دعوة: للحساب كلمة مرور أو أنه معطّل.',
  },
  admin_disabled: {
    status: 409,
    en: 'This account is deactivated already.',
    ar: 'هذا الحساب معطّل بالفعل.',
  },
  admin_not_disabled: {
    status: 409,
    en: 'This account is not deactivated.',
    ar: 'هذا الحساب غير معطّل.',
  },
  mail_not_configured: {
    status: 409,
    en: 'Mail is not set up. Invite again one by one; the link is then shown to you.',
    ar: 'البريد غير مهيّأ. أعد الدعوة لكل شخص على حدة ليظهر لك الرابط.',
  },
} as const satisfies ErrorRows;
