import type { ReportFigure } from '@proline/domain/report/report-figures';
import type { Words } from '../frame/words.ts';

/** What each figure is called, and what it means: a fraction, then what is left out. */
export const REPORT_FIGURE_WORDS: Readonly<Record<ReportFigure, { readonly name: Words; readonly means: Words }>> = {
  fill_rate: {
    name: { en: 'Fill rate', ar: 'نسبة الإشغال' },
    means: {
      en: 'Places with a confirmed person when the shift began ÷ places planned. Drafts, canceled events, and reserves are left out.',
      ar: 'الأماكن التي لها شخص مؤكد عند بدء الوردية ÷ الأماكن المخططة. لا تُحسب المسودات والفعاليات الملغاة والاحتياط.',
    },
  },
  not_filled: {
    name: { en: 'Not filled', ar: 'أماكن لم تُشغل' },
    means: {
      en: 'Places planned without a confirmed person when the shift began.',
      ar: 'أماكن مخططة لم يكن لها شخص مؤكد عند بدء الوردية.',
    },
  },
  filled_late: {
    name: { en: 'Filled in the last 48 hours', ar: 'أُشغلت في آخر 48 ساعة' },
    means: {
      en: 'Filled places that were taken in the last 48 hours before the shift ÷ filled places.',
      ar: 'الأماكن التي أُشغلت في آخر 48 ساعة قبل الوردية ÷ الأماكن المشغولة.',
    },
  },
  time_to_fill: {
    name: { en: 'Time to fill, median', ar: 'مدة الإشغال، الوسيط' },
    means: {
      en: 'Half of the filled places were taken within this time after the event was published.',
      ar: 'نصف الأماكن المشغولة أُشغلت خلال هذه المدة من نشر الفعالية.',
    },
  },
  filled_within_week: {
    name: { en: 'Filled within a week', ar: 'أُشغلت خلال أسبوع' },
    means: {
      en: 'Places taken within 7 days after the event was published ÷ filled places.',
      ar: 'الأماكن التي أُشغلت خلال 7 أيام من نشر الفعالية ÷ الأماكن المشغولة.',
    },
  },
  attendance: {
    name: { en: 'Attendance', ar: 'الحضور' },
    means: {
      en: 'Attended ÷ (attended + no-show + late cancellation). Excused shifts are left out.',
      ar: 'من حضروا ÷ (من حضروا + من تغيّبوا + من ألغوا متأخرين). لا تُحسب الورديات المعذورة.',
    },
  },
  punctuality: {
    name: { en: 'Punctuality', ar: 'الالتزام بالموعد' },
    means: { en: 'Checked in within the grace ÷ attended.', ar: 'من سجلوا الدخول خلال المهلة ÷ من حضروا.' },
  },
  no_show: {
    name: { en: 'No-show', ar: 'التغيّب' },
    means: { en: 'No-show ÷ (attended + no-show).', ar: 'من تغيّبوا ÷ (من حضروا + من تغيّبوا).' },
  },
  hours_difference: {
    name: { en: 'Hours against the plan', ar: 'الساعات مقابل الخطة' },
    means: {
      en: '(Worked hours − planned hours) ÷ planned hours.',
      ar: '(ساعات العمل − الساعات المخططة) ÷ الساعات المخططة.',
    },
  },
  planned_hours: {
    name: { en: 'Planned hours', ar: 'الساعات المخططة' },
    means: {
      en: 'Headcount × length of the shift without its break, at completed events.',
      ar: 'عدد الأماكن × مدة الوردية دون الاستراحة، في الفعاليات المكتملة.',
    },
  },
  worked_hours: {
    name: { en: 'Worked hours', ar: 'ساعات العمل' },
    means: {
      en: 'Approved minutes of everybody who attended, at completed events.',
      ar: 'الدقائق المعتمدة لكل من حضر، في الفعاليات المكتملة.',
    },
  },
  waiting: {
    name: { en: 'Still to be paid', ar: 'ما لم يُدفع بعد' },
    means: {
      en: 'Transfers made and not paid when the period ended, or now. Voided ones are left out.',
      ar: 'تحويلات أُنشئت ولم تُدفع عند نهاية الفترة أو الآن. لا تُحسب المُبطلة.',
    },
  },
  waiting_long: {
    name: { en: 'Longer than 7 days', ar: 'أكثر من 7 أيام' },
    means: {
      en: 'Of these, those made more than 7 days before ÷ all of these.',
      ar: 'ما مضى على إنشائه منها أكثر من 7 أيام ÷ كلها.',
    },
  },
  approval_time: {
    name: { en: 'Time to approval, median', ar: 'مدة الاعتماد، الوسيط' },
    means: {
      en: 'Half of the transfers approved in the period had waited no longer than this.',
      ar: 'نصف التحويلات المعتمدة في الفترة لم تنتظر أكثر من هذه المدة.',
    },
  },
  joined: {
    name: { en: 'Joined', ar: 'انضموا' },
    means: {
      en: 'Approved ÷ everybody who asked to join in the period, whenever that was.',
      ar: 'من اعتُمدوا، متى كان ذلك ÷ كل من طلبوا الانضمام في الفترة.',
    },
  },
  interviewed: {
    name: { en: 'Interviewed', ar: 'أُجريت مقابلتهم' },
    means: {
      en: 'Interviewed ÷ everybody who asked to join in the period.',
      ar: 'من أُجريت مقابلتهم ÷ كل من طلبوا الانضمام في الفترة.',
    },
  },
  asked: {
    name: { en: 'Asked to join', ar: 'طلبوا الانضمام' },
    means: { en: 'People who asked to join as ushers in the period.', ar: 'من طلبوا الانضمام منظّمين في الفترة.' },
  },
  accepted: {
    name: { en: 'Accepted', ar: 'مقبولة' },
    means: {
      en: 'Accepted ÷ applications made in the period. Places on a waitlist given by hand are left out.',
      ar: 'المقبولة ÷ الطلبات المقدمة في الفترة. لا تُحسب قوائم الانتظار المضافة يدويًا.',
    },
  },
  withdrawn: {
    name: { en: 'Withdrawn', ar: 'مسحوبة' },
    means: {
      en: 'Withdrawn by the usher ÷ applications made in the period.',
      ar: 'ما سحبه المنظّم ÷ الطلبات المقدمة في الفترة.',
    },
  },
  undecided: {
    name: { en: 'Undecided', ar: 'بلا قرار' },
    means: {
      en: 'Applications made in the period that still wait or are on a waitlist.',
      ar: 'طلبات قُدمت في الفترة ولا تزال تنتظر أو في قائمة الانتظار.',
    },
  },
  team_punctuality: {
    name: { en: 'Teams on time', ar: 'التزام الفرق بالموعد' },
    means: {
      en: 'Checked in within the grace ÷ attended, of everybody in the teams of completed events.',
      ar: 'من سجلوا الدخول خلال المهلة ÷ من حضروا، لكل من في فرق الفعاليات المكتملة.',
    },
  },
  team_no_show: {
    name: { en: 'Teams’ no-shows', ar: 'تغيّب الفرق' },
    means: {
      en: 'No-show ÷ (attended + no-show), of everybody in the teams.',
      ar: 'من تغيّبوا ÷ (من حضروا + من تغيّبوا)، لكل من في الفرق.',
    },
  },
  leaders: {
    name: { en: 'Team leaders', ar: 'قادة الفرق' },
    means: { en: 'Team leaders with a completed event in the period.', ar: 'قادة فرق لهم فعالية مكتملة في الفترة.' },
  },
  unevenness: {
    name: { en: 'Unevenness of hours', ar: 'تفاوت الساعات' },
    means: {
      en: 'The Gini index of hours among those who worked: 0 when all worked the same, toward 1 when few did everything.',
      ar: 'معامل جيني لساعات من عملوا: 0 إذا تساووا، ويقترب من 1 إذا عمل القليل كل شيء.',
    },
  },
  worked: {
    name: { en: 'Ushers who worked', ar: 'منظّمون عملوا' },
    means: {
      en: 'Ushers who worked in the period ÷ those who were approved by its end or worked.',
      ar: 'منظّمون عملوا في الفترة ÷ من اعتُمدوا حتى نهايتها أو عملوا.',
    },
  },
  hours: {
    name: { en: 'Hours', ar: 'الساعات' },
    means: { en: 'Hours worked in the period.', ar: 'ساعات العمل في الفترة.' },
  },
  again_after_1: {
    name: { en: 'Worked again within a month', ar: 'عملوا مجددًا خلال شهر' },
    means: {
      en: 'Worked again within a month ÷ those whose first shift was in the period, at least a month ago.',
      ar: 'من عملوا مجددًا خلال شهر ÷ من كانت ورديتهم الأولى في الفترة قبل شهر على الأقل.',
    },
  },
  again_after_3: {
    name: { en: 'Worked again within 3 months', ar: 'عملوا مجددًا خلال 3 أشهر' },
    means: {
      en: 'Worked again within 3 months ÷ those whose first shift was in the period, at least 3 months ago.',
      ar: 'من عملوا مجددًا خلال 3 أشهر ÷ من كانت ورديتهم الأولى في الفترة قبل 3 أشهر على الأقل.',
    },
  },
  again_after_6: {
    name: { en: 'Worked again within 6 months', ar: 'عملوا مجددًا خلال 6 أشهر' },
    means: {
      en: 'Worked again within 6 months ÷ those whose first shift was in the period, at least 6 months ago.',
      ar: 'من عملوا مجددًا خلال 6 أشهر ÷ من كانت ورديتهم الأولى في الفترة قبل 6 أشهر على الأقل.',
    },
  },
};
