import type { AdminStatus } from '@proline/domain/account/admin-guard';
import type { PermissionSet } from '@proline/domain/account/permission';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

export const ADMIN_STATUS_WORDS: ValueWords<AdminStatus> = {
  active: { en: 'Active', ar: 'نشط' },
  invited: { en: 'Invited', ar: 'مدعوّ' },
  disabled: { en: 'Deactivated', ar: 'معطّل' },
};

export const PERMISSION_SET_WORDS: ValueWords<PermissionSet> = {
  owner: { en: 'Owner', ar: 'مالك' },
  ops: { en: 'Operations', ar: 'عمليات' },
  recruiter: { en: 'Recruiter', ar: 'توظيف' },
  finance: { en: 'Finance', ar: 'مالية' },
  viewer: { en: 'Viewer', ar: 'مطّلع' },
};

export const adminAccountWords = {
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  email_in_file: { en: 'Email', ar: 'البريد الإلكتروني' },
  permission_set: { en: 'Permission set', ar: 'مجموعة الصلاحيات' },
  last_active: { en: 'Last active', ar: 'آخر نشاط' },
  created: { en: 'Invited on', ar: 'تاريخ الدعوة' },
} as const;

export const adminAccountRecorded: Recorded = {
  fields: { permission_set: adminAccountWords.permission_set },
  values: { 'admin.status': ADMIN_STATUS_WORDS, permission_set: PERMISSION_SET_WORDS },
};
