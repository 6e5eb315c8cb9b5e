import type { ActionRows, ErrorRows, JobRows, SearchRows, TopicRows } from '../frame/fact.ts';

export const lists = ['admins'] as const;

export const topics = {
  admin: { access: 'admins.read', en: 'Admin', ar: 'مسؤول' },
} as const satisfies TopicRows;

export const searched = { admins: { access: 'admins.read' } } as const satisfies SearchRows;

export const actions = {
  invite_first_owner: { en: 'Invited the first owner', ar: 'دعوة أول مالك' },
  invite: { en: 'Invited', ar: 'دعوة' },
  resend_invite: { en: 'Sent a new invitation', ar: 'إرسال دعوة جديدة' },
  withdraw_invite: { en: 'Withdrew the invitation', ar: 'سحب الدعوة' },
  send_password_link: { en: 'Sent a password link', ar: 'إرسال رابط كلمة المرور' },
  make_owner_link: {
    en: 'Created a password link for a locked-out owner',
    ar: 'إنشاء رابط كلمة المرور لمالك تعذّر دخوله',
  },
  deactivate: { en: 'Deactivated', ar: 'تعطيل' },
  reactivate: { en: 'Reactivated', ar: 'إعادة تفعيل' },
  change_permission_set: { en: 'Changed permissions', ar: 'تغيير الصلاحيات' },
  bulk_deactivate: { en: 'Deactivated in bulk', ar: 'تعطيل جماعي' },
  bulk_reactivate: { en: 'Reactivated in bulk', ar: 'إعادة تفعيل جماعية' },
  bulk_resend_invite: { en: 'Sent new invitations in bulk', ar: 'إرسال دعوات جديدة جماعيًا' },
} as const satisfies ActionRows;

export const jobs = {
  'admins.deactivate': {
    en: { one: 'Deactivate {{count}} admin', other: 'Deactivate {{count}} admins' },
    ar: {
      zero: 'لا مسؤولين لتعطيلهم',
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
      zero: 'لا مسؤولين لإعادة تفعيلهم',
      one: 'إعادة تفعيل مسؤول واحد',
      two: 'إعادة تفعيل مسؤولَين',
      few: 'إعادة تفعيل {{count}} مسؤولين',
      many: 'إعادة تفعيل {{count}} مسؤولًا',
      other: 'إعادة تفعيل {{count}} مسؤول',
    },
  },
  'admins.resend': {
    en: { one: 'Send {{count}} new invitation', other: 'Send {{count}} new invitations' },
    ar: {
      zero: 'لا دعوات لإرسالها',
      one: 'إرسال دعوة جديدة واحدة',
      two: 'إرسال دعوتين جديدتين',
      few: 'إرسال {{count}} دعوات جديدة',
      many: 'إرسال {{count}} دعوة جديدة',
      other: 'إرسال {{count}} دعوة جديدة',
    },
  },
} as const satisfies JobRows;

export const errors = {
  email_taken: {
    status: 409,
    field: 'email',
    en: 'An account with this email address already exists.',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
  },
  not_yourself: {
    status: 409,
    en: 'You can’t do this to your own account.',
    ar: 'لا يمكنك تنفيذ هذا على حسابك.',
  },
  last_owner: {
    status: 409,
    en: 'This is the last owner. Make someone else an owner first.',
    ar: 'هذا آخر مالك. عيّن مالكًا آخر أولًا.',
  },
  more_than_yours: {
    status: 403,
    en: 'This account has more permissions than yours. Ask an owner.',
    ar: 'صلاحيات هذا الحساب أوسع من صلاحياتك. اطلب ذلك من أحد المالكين.',
  },
  admin_not_invited: {
    status: 409,
    en: 'This account already has a password or is deactivated, so it has no open invitation.',
    ar: 'لهذا الحساب كلمة مرور بالفعل أو أنه معطّل، فليست له دعوة مفتوحة.',
  },
  admin_not_active: {
    status: 409,
    en: 'Only an active account can get a password link.',
    ar: 'لا يُرسل رابط كلمة المرور إلا إلى حساب نشط.',
  },
  admin_disabled: {
    status: 409,
    en: 'This account is already deactivated.',
    ar: 'هذا الحساب معطّل بالفعل.',
  },
  admin_not_disabled: {
    status: 409,
    en: 'This account isn’t deactivated.',
    ar: 'هذا الحساب غير معطّل.',
  },
  mail_not_configured: {
    status: 409,
    en: 'Email isn’t set up. Send invitations one by one to get each link.',
    ar: 'البريد الإلكتروني غير مهيّأ. أرسل الدعوات واحدة واحدة ليظهر لك كل رابط.',
  },
} as const satisfies ErrorRows;
