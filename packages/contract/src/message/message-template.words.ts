import type { TemplateKind } from '@proline/domain/message/message-kind';
import type { InterviewMode } from '@proline/domain/recruiting/interview-slots';
import type { ValueWords } from '../frame/words.ts';

/** The wording until somebody writes another in the settings. What stands in braces is filled in. */
export const MESSAGE_TEMPLATES: ValueWords<TemplateKind> = {
  event_open: {
    en: '{event} on {date} in {city} is open for applications. Apply in the app.',
    ar: 'فُتح باب التقدّم إلى {event}، {date}، {city}. التقديم من التطبيق.',
  },
  invited_ahead: {
    en: 'You’re invited to work at {event} on {date} in {city}. Please answer in the app.',
    ar: 'دعوة للعمل في {event}، {date}، {city}. الرد من التطبيق.',
  },
  chosen_to_lead: {
    en: 'You’ve been chosen to lead a team at {event} on {date} in {city}.',
    ar: 'وقع عليك الاختيار لقيادة فريق في {event}، {date}، {city}.',
  },
  event_canceled: {
    en: '{event} on {date} is canceled.',
    ar: 'أُلغيت فعالية {event} المقررة {date}.',
  },
  event_withdrawn: {
    en: '{event} on {date} is on hold. We’ll tell you when it’s planned again.',
    ar: 'عُلّقت فعالية {event} المقررة {date}. سنخبرك عند جدولتها من جديد.',
  },
  application_expired: {
    en: 'Your application for {event} has expired.',
    ar: 'انتهت صلاحية طلبك للعمل في {event}.',
  },
  event_started: {
    en: '{event} has started. Check-in is open.',
    ar: 'بدأت فعالية {event}. تسجيل الحضور متاح الآن.',
  },
  rate_team: {
    en: '{event} is over. Please rate your team in the app.',
    ar: 'انتهت فعالية {event}. نرجو تقييم فريقك في التطبيق.',
  },
  work_confirmed: {
    en: 'You’re booked for {event} on {date} at {time} in {city}. Your shifts are in the app.',
    ar: 'تأكّد عملك في {event}، {date} الساعة {time}، {city}. الورديات في التطبيق.',
  },
  work_invited: {
    en: 'You’re invited to work at {event} on {date} at {time} in {city}. Please answer in the app; the place is held for a while.',
    ar: 'دعوة للعمل في {event}، {date} الساعة {time}، {city}. الرد من التطبيق، والمكان محجوز لفترة محدودة.',
  },
  work_released: {
    en: 'Your place at {event} on {date} at {time} has been released.',
    ar: 'أُلغي مكانك في {event}، {date} الساعة {time}.',
  },
  work_moved: {
    en: 'Your place at {event} has changed: {date} at {time}. Details are in the app.',
    ar: 'تغيّر مكانك في {event}: {date} الساعة {time}. التفاصيل في التطبيق.',
  },
  work_changed: {
    en: 'Hello {name}, {event} has changed: {date} at {time}, {city}. Please reconfirm in the app soon; without an answer your place may go to somebody else.',
    ar: 'مرحبًا {name}، تغيّرت تفاصيل {event}: {date} الساعة {time}، {city}. يُرجى إعادة التأكيد في التطبيق قريبًا؛ فقد يُعطى المكان لغيرك إن لم يصل ردّ.',
  },
  work_clashed: {
    en: 'The times of {event} have changed and no longer fit your other work, rest or hours, so your place on {date} at {time} has been released.',
    ar: 'تغيّرت مواعيد {event} فصارت تتعارض مع عمل آخر لك أو مع حدود الراحة والساعات، فأُلغي مكانك، {date} الساعة {time}.',
  },
  lead_changed: {
    en: 'Hello {name}, details of {event} on {date} have changed. Please reconfirm in the app that you lead there.',
    ar: 'مرحبًا {name}، تغيّرت تفاصيل {event}، {date}. يُرجى إعادة تأكيد القيادة في التطبيق.',
  },
  lead_released: {
    en: 'Hello {name}, somebody else now leads your part of {event} on {date}.',
    ar: 'مرحبًا {name}، يتولى غيرك الآن قيادة فريقك في {event}، {date}.',
  },
  lead_clashed: {
    en: 'The times of {event} on {date} have changed and clash with your other work, so you no longer lead there.',
    ar: 'تغيّرت مواعيد {event}، {date}، وصارت تتعارض مع عمل آخر لك، فانتهت قيادتك هناك.',
  },
  application_rejected: {
    en: 'Hello {name}, we can’t take you on for {event} on {date} this time.',
    ar: 'مرحبًا {name}، نعتذر عن عدم قبول طلبك في {event}، {date}، هذه المرة.',
  },
  application_waitlisted: {
    en: 'Hello {name}, you’re on the waitlist for {event} on {date}. We’ll tell you when a place opens.',
    ar: 'مرحبًا {name}، طلبك في {event}، {date}، على قائمة الانتظار. سنخبرك عند توفّر مكان.',
  },
  interview_planned: {
    en: 'Hello {name}, your interview is on {date} at {time}, {how}. {place}',
    ar: 'مرحبًا {name}، موعد مقابلتك {date} الساعة {time}، {how}. {place}',
  },
  interview_moved: {
    en: 'Hello {name}, your interview has moved to {date} at {time}, {how}. {place}',
    ar: 'مرحبًا {name}، تغيّر موعد مقابلتك إلى {date} الساعة {time}، {how}. {place}',
  },
  interview_called_off: {
    en: 'Hello {name}, your interview on {date} at {time} is canceled.',
    ar: 'مرحبًا {name}، أُلغيت مقابلتك المقررة {date} الساعة {time}.',
  },
  usher_approved: {
    en: 'Welcome, {name}. You’re approved and can apply to events in the app.',
    ar: 'مرحبًا {name}، تمت الموافقة على طلبك، ويمكنك التقدّم إلى الفعاليات من التطبيق.',
  },
  usher_rejected: {
    en: 'Hello {name}, we can’t take you on at this time. You can apply again from {date}.',
    ar: 'مرحبًا {name}، نعتذر عن عدم قبول طلبك حاليًا. يمكنك التقدّم من جديد ابتداءً من {date}.',
  },
  usher_blocked: {
    en: 'Hello {name}, your account is blocked and your upcoming work is released. What you’ve earned stays payable.',
    ar: 'مرحبًا {name}، حُظر حسابك وأُعفيت من أعمالك القادمة. تبقى مستحقاتك قابلة للصرف.',
  },
  usher_blocked_until: {
    en: 'Hello {name}, your account is blocked until {date} and your upcoming work is released. What you’ve earned stays payable.',
    ar: 'مرحبًا {name}، حُظر حسابك حتى {date} وأُعفيت من أعمالك القادمة. تبقى مستحقاتك قابلة للصرف.',
  },
  usher_unblocked: {
    en: 'Hello {name}, your account is open again.',
    ar: 'مرحبًا {name}، رُفع الحظر عن حسابك.',
  },
  leader_approved: {
    en: 'Welcome, {name}. You’re approved as a team leader.',
    ar: 'مرحبًا {name}، تمت الموافقة على طلبك لقيادة الفرق.',
  },
  leader_turned_down: {
    en: 'Hello {name}, we can’t take you on as a team leader at this time.',
    ar: 'مرحبًا {name}، نعتذر عن عدم قبول طلبك لقيادة الفرق حاليًا.',
  },
  leader_returned: {
    en: 'Hello {name}, your approval as a team leader is being reviewed again.',
    ar: 'مرحبًا {name}، الموافقة على قيادتك للفرق قيد المراجعة من جديد.',
  },
  payment: {
    en: '{amount} was sent to account {account} on {date}. The payslip is in the app.',
    ar: 'حُوّل {amount} إلى الحساب {account}، {date}. قسيمة الأجر في التطبيق.',
  },
};

/** How somebody is interviewed, inside a sentence. */
export const INTERVIEW_HOW_WORDS: ValueWords<InterviewMode> = {
  video: { en: 'by video', ar: 'عبر الفيديو' },
  office: { en: 'at our office', ar: 'في مكتبنا' },
  phone: { en: 'by phone', ar: 'عبر الهاتف' },
};
