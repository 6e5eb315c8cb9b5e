import type { DeliveryReason, DeliveryState, MessageChannel } from '@proline/domain/message/delivery';
import type { MessageKind } from '@proline/domain/message/message-kind';
import type { Recorded } from '../frame/recorded.ts';
import type { ValueWords } from '../frame/words.ts';

/** What a message is called in lists, and the subject of its mail. */
export const MESSAGE_KIND_WORDS: ValueWords<MessageKind> = {
  event_open: { en: 'Event open for applications', ar: 'فعالية متاحة للتقديم' },
  invited_ahead: { en: 'Invitation', ar: 'دعوة' },
  chosen_to_lead: { en: 'Chosen to lead', ar: 'اختيار لقيادة فريق' },
  event_canceled: { en: 'Event canceled', ar: 'إلغاء فعالية' },
  event_withdrawn: { en: 'Event on hold', ar: 'تعليق فعالية' },
  application_expired: { en: 'Application expired', ar: 'انتهاء صلاحية الطلب' },
  event_started: { en: 'Event started', ar: 'بدء فعالية' },
  rate_team: { en: 'Rate your team', ar: 'تقييم الفريق' },
  work_confirmed: { en: 'Booked', ar: 'تأكيد العمل' },
  work_invited: { en: 'Invitation to work', ar: 'دعوة إلى العمل' },
  work_released: { en: 'Released', ar: 'إعفاء من العمل' },
  work_moved: { en: 'Place changed', ar: 'تغيير المكان' },
  work_changed: { en: 'Please reconfirm', ar: 'يُرجى إعادة التأكيد' },
  work_clashed: { en: 'Released: new times', ar: 'إعفاء لتغيّر الموعد' },
  lead_changed: { en: 'Please reconfirm: your event has changed', ar: 'يُرجى إعادة التأكيد: تغيير في فعاليتك' },
  lead_released: { en: 'No longer leading', ar: 'إعفاء من القيادة' },
  lead_clashed: { en: 'No longer leading: new times', ar: 'إعفاء من القيادة لتغيّر الموعد' },
  application_rejected: { en: 'Your application', ar: 'بخصوص طلبك' },
  application_waitlisted: { en: 'On the waitlist', ar: 'على قائمة الانتظار' },
  interview_planned: { en: 'Interview', ar: 'موعد مقابلة' },
  interview_moved: { en: 'Interview moved', ar: 'تغيير موعد المقابلة' },
  interview_called_off: { en: 'Interview canceled', ar: 'إلغاء المقابلة' },
  usher_approved: { en: 'Approved', ar: 'الموافقة على الطلب' },
  usher_rejected: { en: 'Your request to join', ar: 'بخصوص طلب الانضمام' },
  usher_blocked: { en: 'Account blocked', ar: 'حظر الحساب' },
  usher_blocked_until: { en: 'Account blocked until a date', ar: 'حظر الحساب حتى تاريخ' },
  usher_unblocked: { en: 'Account open again', ar: 'رفع الحظر عن الحساب' },
  leader_approved: { en: 'Approved as team leader', ar: 'الموافقة على قيادة الفرق' },
  leader_turned_down: { en: 'Your application as team leader', ar: 'بخصوص طلب قيادة الفرق' },
  leader_returned: { en: 'Approval under review', ar: 'مراجعة الموافقة' },
  payment: { en: 'Payment sent', ar: 'إرسال دفعة' },
  free_text: { en: 'Message', ar: 'رسالة' },
};

export const MESSAGE_CHANNEL_WORDS: ValueWords<MessageChannel> = {
  mail: { en: 'Email', ar: 'البريد الإلكتروني' },
  gateway: { en: 'SMS or WhatsApp', ar: 'رسائل SMS أو واتساب' },
};

export const DELIVERY_STATE_WORDS: ValueWords<DeliveryState> = {
  queued: { en: 'Waiting', ar: 'بانتظار الإرسال' },
  sending: { en: 'Sending', ar: 'جارٍ الإرسال' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  failed: { en: 'Failed', ar: 'تعذّر الإرسال' },
  not_sent: { en: 'Not sent', ar: 'لم تُرسل' },
};

export const DELIVERY_REASON_WORDS: ValueWords<DeliveryReason> = {
  no_address: { en: 'No address for this channel', ar: 'لا عنوان لهذه القناة' },
  unsubscribed: { en: 'Wants no messages', ar: 'الرسائل موقوفة' },
  person_gone: { en: 'The record is closed', ar: 'السجل مغلق' },
  revoked: { en: 'Taken back before it was sent', ar: 'سُحبت قبل الإرسال' },
  refused: { en: 'Refused by the receiving service', ar: 'رفضتها الخدمة المستقبِلة' },
  redirected: { en: 'The gateway’s address has moved', ar: 'تغيّر عنوان البوابة' },
  unreachable: { en: 'The service can’t be reached', ar: 'تعذّر الوصول إلى الخدمة' },
  too_slow: { en: 'The service took too long', ar: 'استغرقت الخدمة وقتًا طويلًا' },
  out_of_order: { en: 'The service is out of order', ar: 'الخدمة معطلة' },
};

export const messageRecorded: Recorded = {
  fields: {
    text_en: { en: 'English text', ar: 'النص الإنجليزي' },
    text_ar: { en: 'Arabic text', ar: 'النص العربي' },
    messages_wanted: { en: 'Messages', ar: 'الرسائل' },
    message_kind: { en: 'Kind of message', ar: 'نوع الرسالة' },
  },
  values: {
    messages_wanted: { on: { en: 'On', ar: 'مفعّلة' }, off: { en: 'Off', ar: 'موقوفة' } },
    message_kind: MESSAGE_KIND_WORDS,
  },
};
