import type { ActionRows, ErrorRows } from '../frame/fact.ts';

export const actions = {
  revoke_pass: { en: 'Pass revoked', ar: 'إلغاء تصريح دخول' },
} as const satisfies ActionRows;

export const errors = {
  pass_unreadable: {
    status: 422,
    field: 'pass',
    en: 'This isn’t a pass.',
    ar: 'هذا ليس تصريح دخول.',
  },
  pass_forged: {
    status: 422,
    field: 'pass',
    en: 'This pass is forged. We didn’t issue it.',
    ar: 'هذا التصريح مزوَّر ولم يصدر عنّا.',
  },
  pass_wrong_event: { status: 409, en: 'This pass is for another event.', ar: 'هذا التصريح لفعالية أخرى.' },
  pass_expired: { status: 409, en: 'This pass has expired.', ar: 'انتهت صلاحية هذا التصريح.' },
  pass_revoked: {
    status: 409,
    en: 'This pass was revoked. Ask for the new one.',
    ar: 'أُلغي هذا التصريح. اطلب التصريح الجديد.',
  },
  pass_wrong_shift: { status: 409, en: 'This pass is for another shift.', ar: 'هذا التصريح لوردية أخرى.' },
  pass_not_of_team: {
    status: 409,
    en: 'This pass belongs to somebody outside your team.',
    ar: 'هذا التصريح لشخص من خارج فريقك.',
  },
  pass_replayed: {
    status: 409,
    en: 'This pass has already been used for this.',
    ar: 'استُخدم هذا التصريح لهذا الغرض من قبل.',
  },
} as const satisfies ErrorRows;
