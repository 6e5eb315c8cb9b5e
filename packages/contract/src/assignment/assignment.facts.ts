import type { ActionRows, ErrorRows, JobRows, TopicRows } from '../frame/fact.ts';

export const topics = {
  assignment: { access: 'events.read', en: 'Place at an event', ar: 'مكان في فعالية' },
} as const satisfies TopicRows;

export const actions = {
  assign: { en: 'Assigned', ar: 'تكليف' },
  invite_to_work: { en: 'Invited to work', ar: 'دعوة إلى العمل' },
  confirm: { en: 'Confirmed', ar: 'تأكيد' },
  release: { en: 'Released', ar: 'إعفاء' },
  move_place: { en: 'Moved to another place', ar: 'نقل إلى مكان آخر' },
  swap_places: { en: 'Swapped places', ar: 'تبديل الأماكن' },
  lock: { en: 'Locked', ar: 'تثبيت' },
  unlock: { en: 'Unlocked', ar: 'إلغاء التثبيت' },
  expire: { en: 'Expired', ar: 'انتهاء الصلاحية' },
} as const satisfies ActionRows;

export const jobs = {
  'invitations.expire': {
    en: { one: 'End {{count}} invitation', other: 'End {{count}} invitations' },
    ar: {
      zero: 'لا دعوات للإنهاء',
      one: 'إنهاء دعوة واحدة',
      two: 'إنهاء دعوتين',
      few: 'إنهاء {{count}} دعوات',
      many: 'إنهاء {{count}} دعوة',
      other: 'إنهاء {{count}} دعوة',
    },
  },
} as const satisfies JobRows;

export const errors = {
  event_not_open: {
    status: 409,
    en: 'This event takes no staff now. Only published and running events do.',
    ar: 'لا تستقبل هذه الفعالية طاقمًا الآن. تستقبله الفعاليات المنشورة والجارية فقط.',
  },
  shift_over: { status: 409, en: 'This shift is over.', ar: 'انتهت هذه الوردية.' },
  not_approved_yet: {
    status: 409,
    en: 'This usher isn’t approved yet.',
    ar: 'لم يُعتمد هذا المنظّم بعد.',
  },
  usher_under_age: { status: 409, en: 'This person is under 18.', ar: 'عمر هذا الشخص دون 18 عامًا.' },
  usher_excluded: {
    status: 409,
    en: 'The event’s plan excludes this usher.',
    ar: 'خطة الفعالية تستثني هذا المنظّم.',
  },
  already_assigned: {
    status: 409,
    en: 'This usher already holds a place in this shift.',
    ar: 'لهذا المنظّم مكان في هذه الوردية بالفعل.',
  },
  place_taken: { status: 409, en: 'No place is left here.', ar: 'لم يبقَ مكان هنا.' },
  reserve_full: {
    status: 409,
    en: 'All reserves of this position are taken.',
    ar: 'اكتمل احتياط هذا الموضع.',
  },
  rest_too_short: {
    status: 409,
    en: 'There is too little rest between this shift and other work of this usher.',
    ar: 'الراحة بين هذه الوردية وعمل آخر لهذا المنظّم أقل من اللازم.',
  },
  day_cap_reached: {
    status: 409,
    en: 'With this shift the usher would work more than a day allows.',
    ar: 'مع هذه الوردية يتجاوز المنظّم الحد اليومي للعمل.',
  },
  week_cap_reached: {
    status: 409,
    en: 'With this shift the usher would work more than a week allows.',
    ar: 'مع هذه الوردية يتجاوز المنظّم الحد الأسبوعي للعمل.',
  },
  gender_mix_full: {
    status: 409,
    en: 'The event’s mix of women and men leaves no place for this usher.',
    ar: 'نسبة النساء والرجال في الفعالية لا تترك مكانًا لهذا المنظّم.',
  },
  gender_required: {
    status: 409,
    en: 'Every place of this event is for the other gender.',
    ar: 'كل أماكن هذه الفعالية مخصصة للجنس الآخر.',
  },
  languages_missing: {
    status: 409,
    en: 'The event asks for a language that this usher doesn’t speak.',
    ar: 'تشترط الفعالية لغة لا يتحدثها هذا المنظّم.',
  },
  experience_missing: {
    status: 409,
    en: 'The event asks for more shifts than this usher has worked.',
    ar: 'تشترط الفعالية ورديات أكثر مما عمله هذا المنظّم.',
  },
  rating_too_low: {
    status: 409,
    en: 'The event asks for a higher rating.',
    ar: 'تشترط الفعالية تقييمًا أعلى.',
  },
  documents_missing: {
    status: 409,
    en: 'The event asks for something that is not on record for this usher.',
    ar: 'تشترط الفعالية ما لا يوجد في سجل هذا المنظّم.',
  },
  not_this_role: {
    status: 409,
    en: 'This usher doesn’t do this role. Ask first, then go on anyway.',
    ar: 'هذا المنظّم لا يعمل في هذا الدور. اسأله أولًا ثم تابع رغم ذلك.',
  },
  usher_unavailable: {
    status: 409,
    en: 'This usher isn’t available at that time. Ask first, then go on anyway.',
    ar: 'هذا المنظّم غير متاح في ذلك الوقت. اسأله أولًا ثم تابع رغم ذلك.',
  },
  usher_not_near: {
    status: 409,
    en: 'This usher lives too far away. Ask first, then go on anyway.',
    ar: 'يسكن هذا المنظّم بعيدًا. اسأله أولًا ثم تابع رغم ذلك.',
  },
  invited_here: {
    status: 409,
    en: 'This usher is invited to another place of this event at that time.',
    ar: 'هذا المنظّم مدعو إلى مكان آخر في الفعالية في ذلك الوقت.',
  },
  assignment_ended: {
    status: 409,
    en: 'This person no longer holds the place.',
    ar: 'لم يعد هذا الشخص يشغل المكان.',
  },
  invitation_answered: {
    status: 409,
    en: 'This invitation is accepted already.',
    ar: 'هذه الدعوة مقبولة بالفعل.',
  },
  assignment_locked: {
    status: 409,
    en: 'This place is locked. Unlock it first.',
    ar: 'هذا المكان مثبّت. ألغِ التثبيت أولًا.',
  },
  work_begun: {
    status: 409,
    en: 'Attendance is already recorded, so this can’t be changed.',
    ar: 'سُجّل الحضور بالفعل، فلا يمكن تغيير ذلك.',
  },
  invitation_expired: { status: 409, en: 'The invitation has expired.', ar: 'انتهت صلاحية الدعوة.' },
  invitation_not_due: { status: 409, en: 'The invitation hasn’t expired yet.', ar: 'لم تنتهِ صلاحية الدعوة بعد.' },
  expiry_passed: {
    status: 422,
    en: 'Choose a time ahead, before the shift begins.',
    ar: 'اختر وقتًا لاحقًا يسبق بدء الوردية.',
  },
  positions_overlap: {
    status: 422,
    en: 'Two of these shifts overlap, or are the same.',
    ar: 'تتداخل ورديتان مما اخترت، أو تتكرر إحداها.',
  },
  swap_with_self: {
    status: 422,
    en: 'Choose the place of another person.',
    ar: 'اختر مكان شخص آخر.',
  },
  other_event: {
    status: 409,
    en: 'That place belongs to another event.',
    ar: 'هذا المكان يخص فعالية أخرى.',
  },
} as const satisfies ErrorRows;
