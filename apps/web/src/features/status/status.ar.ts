import type { Translated } from '../../lib/texts/i18n.ts';
import type { status as en } from './status.en.ts';

export const status: Translated<typeof en> = {
  total: 'الإجمالي',
  event_draft: 'مسودة',
  event_published: 'منشورة',
  event_in_progress: 'جارية',
  event_completed: 'مكتملة',
  event_canceled: 'ملغاة',
  usher_pending: 'قيد الانتظار',
  usher_in_interview: 'في المقابلة',
  usher_approved: 'معتمد',
  usher_rejected: 'مرفوض',
  usher_blocked: 'محظور',
  transfer_pending_approval: 'بانتظار الاعتماد',
  transfer_approved: 'معتمدة',
  transfer_transferred: 'محوّلة',
  team_leader_pending: 'قيد الانتظار',
  team_leader_approved: 'معتمد',
  admin_active: 'نشط',
  admin_invited: 'مدعوّ',
  admin_disabled: 'معطّل',
};
