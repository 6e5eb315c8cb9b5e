import type { PluralForms } from '@proline/domain/text/fill-text';
import type { Words } from '../frame/words.ts';

type NoticeWords = {
  readonly title: Words;
  /** one sentence, or the plural forms of one */
  readonly text: { readonly en: string; readonly ar: string } | { readonly en: PluralForms; readonly ar: PluralForms };
};

/** What is said of each notification, in the bell and by mail. A finished job says how it ended, by the words of jobs. */
export const NOTICE_WORDS = {
  understaffed_soon: {
    title: { en: 'Open places shortly before the start', ar: 'شواغر قبيل البدء' },
    text: {
      en: {
        one: '{{event}}: {{count}} of {{places}} places is still open.',
        other: '{{event}}: {{count}} of {{places}} places are still open.',
      },
      ar: {
        zero: '{{event}}: لا شواغر من أصل {{places}}.',
        one: '{{event}}: مكان واحد شاغر من أصل {{places}}.',
        two: '{{event}}: مكانان شاغران من أصل {{places}}.',
        few: '{{event}}: {{count}} أماكن شاغرة من أصل {{places}}.',
        many: '{{event}}: {{count}} مكانًا شاغرًا من أصل {{places}}.',
        other: '{{event}}: {{count}} مكانًا شاغرًا من أصل {{places}}.',
      },
    },
  },
  nobody_confirmed: {
    title: { en: 'Nobody confirmed', ar: 'لا تأكيد من أحد' },
    text: {
      en: '{{event}} should have begun, and nobody has confirmed a place.',
      ar: 'حان موعد بدء {{event}} ولم يؤكد أحد مكانًا.',
    },
  },
  nobody_in: {
    title: { en: 'Nobody is in yet', ar: 'لم يحضر أحد بعد' },
    text: {
      en: {
        one: 'A shift of {{event}} is about to start. {{count}} person is expected, and nobody has checked in.',
        other: 'A shift of {{event}} is about to start. {{count}} people are expected, and nobody has checked in.',
      },
      ar: {
        zero: 'توشك وردية في {{event}} على البدء ولم يُسجَّل دخول أحد.',
        one: 'توشك وردية في {{event}} على البدء. يُتوقع شخص واحد ولم يُسجَّل دخوله.',
        two: 'توشك وردية في {{event}} على البدء. يُتوقع شخصان ولم يُسجَّل دخول أحد.',
        few: 'توشك وردية في {{event}} على البدء. يُتوقع {{count}} أشخاص ولم يُسجَّل دخول أحد.',
        many: 'توشك وردية في {{event}} على البدء. يُتوقع {{count}} شخصًا ولم يُسجَّل دخول أحد.',
        other: 'توشك وردية في {{event}} على البدء. يُتوقع {{count}} شخص ولم يُسجَّل دخول أحد.',
      },
    },
  },
  late_check_ins: {
    title: { en: 'Late check-ins', ar: 'تأخر في تسجيل الدخول' },
    text: {
      en: {
        one: '{{count}} person hasn’t checked in for a shift of {{event}}.',
        other: '{{count}} people haven’t checked in for a shift of {{event}}.',
      },
      ar: {
        zero: 'لا متأخرين في وردية من {{event}}.',
        one: 'شخص واحد لم يُسجَّل دخوله في وردية من {{event}}.',
        two: 'شخصان لم يُسجَّل دخولهما في وردية من {{event}}.',
        few: '{{count}} أشخاص لم يُسجَّل دخولهم في وردية من {{event}}.',
        many: '{{count}} شخصًا لم يُسجَّل دخولهم في وردية من {{event}}.',
        other: '{{count}} شخص لم يُسجَّل دخولهم في وردية من {{event}}.',
      },
    },
  },
  zone_under_minimum: {
    title: { en: 'Too few people in a zone', ar: 'نقص في إحدى المناطق' },
    text: {
      en: '{{zone}}, {{event}}: {{here}} of {{needed}} are in.',
      ar: '{{zone}}، {{event}}: الموجودون {{here}} من {{needed}}.',
    },
  },
  incident_reported: {
    title: { en: 'New incident', ar: 'حادثة جديدة' },
    text: { en: 'A team leader reported something from {{event}}.', ar: 'ورد بلاغ من قائد فريق في {{event}}.' },
  },
  event_not_completed: {
    title: { en: 'Event not completed', ar: 'فعالية لم تُكمَل' },
    text: {
      en: '{{event}} is over and not completed. Resolve attendance, then complete it.',
      ar: 'انتهت {{event}} ولم تُكمَل. يلزم حسم الحضور ثم إكمالها.',
    },
  },
  offers_ended: {
    title: { en: 'Nobody left to offer a place', ar: 'لم يبقَ من يُعرض عليه المكان' },
    text: {
      en: '{{event}} has an open place that nobody on the waitlist can take. Find somebody by hand.',
      ar: 'في {{event}} مكان شاغر لا يناسب أحدًا في قائمة الانتظار. يلزم اختيار شخص يدويًّا.',
    },
  },
  invitation_accepted: {
    title: { en: 'Invitation accepted', ar: 'قبول دعوة' },
    text: { en: 'Somebody confirmed a place at {{event}}.', ar: 'تأكّد مكان في {{event}}.' },
  },
  applications_undecided: {
    title: { en: 'Applications wait for a decision', ar: 'طلبات بانتظار القرار' },
    text: {
      en: {
        one: '{{event}} starts soon, and {{count}} application is undecided.',
        other: '{{event}} starts soon, and {{count}} applications are undecided.',
      },
      ar: {
        zero: 'تبدأ {{event}} قريبًا ولا طلبات بلا قرار.',
        one: 'تبدأ {{event}} قريبًا، وفيها طلب واحد بلا قرار.',
        two: 'تبدأ {{event}} قريبًا، وفيها طلبان بلا قرار.',
        few: 'تبدأ {{event}} قريبًا، وفيها {{count}} طلبات بلا قرار.',
        many: 'تبدأ {{event}} قريبًا، وفيها {{count}} طلبًا بلا قرار.',
        other: 'تبدأ {{event}} قريبًا، وفيها {{count}} طلب بلا قرار.',
      },
    },
  },
  join_requests_waiting: {
    title: { en: 'Join requests wait for a decision', ar: 'طلبات انضمام بانتظار القرار' },
    text: {
      en: {
        one: '{{count}} person has waited too long for a decision.',
        other: '{{count}} people have waited too long for a decision.',
      },
      ar: {
        zero: 'لا طلبات انضمام طال انتظارها.',
        one: 'طلب انضمام واحد طال انتظاره.',
        two: 'طلبا انضمام طال انتظارهما.',
        few: '{{count}} طلبات انضمام طال انتظارها.',
        many: '{{count}} طلب انضمام طال انتظاره.',
        other: '{{count}} طلب انضمام طال انتظاره.',
      },
    },
  },
  interview_soon: {
    title: { en: 'Interview soon', ar: 'مقابلة قريبة' },
    text: { en: 'It begins at {{time}}.', ar: 'تبدأ الساعة {{time}}.' },
  },
  documents_expiring: {
    title: { en: 'Documents expire soon', ar: 'وثائق تنتهي قريبًا' },
    text: {
      en: { one: '{{count}} document ends soon.', other: '{{count}} documents end soon.' },
      ar: {
        zero: 'لا وثائق تنتهي قريبًا.',
        one: 'وثيقة واحدة تنتهي قريبًا.',
        two: 'وثيقتان تنتهيان قريبًا.',
        few: '{{count}} وثائق تنتهي قريبًا.',
        many: '{{count}} وثيقة تنتهي قريبًا.',
        other: '{{count}} وثيقة تنتهي قريبًا.',
      },
    },
  },
  bank_refused: {
    title: { en: 'The bank refused payments', ar: 'رفض البنك مدفوعات' },
    text: {
      en: {
        one: 'Batch {{batch}}: {{count}} line came back. It is held.',
        other: 'Batch {{batch}}: {{count}} lines came back. They are held.',
      },
      ar: {
        zero: 'الدفعة {{batch}}: لا بنود معادة.',
        one: 'الدفعة {{batch}}: أُعيد بند واحد، وهو موقوف.',
        two: 'الدفعة {{batch}}: أُعيد بندان، وهما موقوفان.',
        few: 'الدفعة {{batch}}: أُعيدت {{count}} بنود، وهي موقوفة.',
        many: 'الدفعة {{batch}}: أُعيد {{count}} بندًا، وهي موقوفة.',
        other: 'الدفعة {{batch}}: أُعيد {{count}} بند، وهي موقوفة.',
      },
    },
  },
  report_ready: {
    title: { en: '{{report}}', ar: '{{report}}' },
    text: { en: 'The file of {{period}} is ready.', ar: 'ملف {{period}} جاهز.' },
  },
  ledger_disagrees: {
    title: { en: 'The ledger disagrees', ar: 'دفتر الأستاذ غير مطابق' },
    text: {
      en: {
        one: 'The nightly proof found {{count}} difference between the ledger and the transfers.',
        other: 'The nightly proof found {{count}} differences between the ledger and the transfers.',
      },
      ar: {
        zero: 'لا فروق بين دفتر الأستاذ والتحويلات.',
        one: 'كشفت المطابقة الليلية فرقًا واحدًا بين دفتر الأستاذ والتحويلات.',
        two: 'كشفت المطابقة الليلية فرقين بين دفتر الأستاذ والتحويلات.',
        few: 'كشفت المطابقة الليلية {{count}} فروق بين دفتر الأستاذ والتحويلات.',
        many: 'كشفت المطابقة الليلية {{count}} فرقًا بين دفتر الأستاذ والتحويلات.',
        other: 'كشفت المطابقة الليلية {{count}} فرق بين دفتر الأستاذ والتحويلات.',
      },
    },
  },
  transfers_waiting: {
    title: { en: 'Transfers wait too long', ar: 'تحويلات طال انتظارها' },
    text: {
      en: {
        one: '{{count}} transfer has waited too long for approval or payment.',
        other: '{{count}} transfers have waited too long for approval or payment.',
      },
      ar: {
        zero: 'لا تحويلات طال انتظارها.',
        one: 'تحويل واحد طال انتظار اعتماده أو دفعه.',
        two: 'تحويلان طال انتظار اعتمادهما أو دفعهما.',
        few: '{{count}} تحويلات طال انتظار اعتمادها أو دفعها.',
        many: '{{count}} تحويلًا طال انتظار اعتمادها أو دفعها.',
        other: '{{count}} تحويل طال انتظار اعتمادها أو دفعها.',
      },
    },
  },
  bank_account_changed: {
    title: { en: 'Bank account changed', ar: 'تغيّر حساب بنكي' },
    text: {
      en: {
        one: 'Confirm the new account. {{count}} pending transfer goes there.',
        other: 'Confirm the new account. {{count}} pending transfers go there.',
      },
      ar: {
        zero: 'يلزم تأكيد الحساب الجديد قبل الدفع إليه.',
        one: 'يلزم تأكيد الحساب الجديد: تحويل معلّق واحد يذهب إليه.',
        two: 'يلزم تأكيد الحساب الجديد: تحويلان معلّقان يذهبان إليه.',
        few: 'يلزم تأكيد الحساب الجديد: {{count}} تحويلات معلّقة تذهب إليه.',
        many: 'يلزم تأكيد الحساب الجديد: {{count}} تحويلًا معلّقًا تذهب إليه.',
        other: 'يلزم تأكيد الحساب الجديد: {{count}} تحويل معلّق تذهب إليه.',
      },
    },
  },
  admin_joined: {
    title: { en: '{{name}} joined', ar: 'انضمام {{name}}' },
    text: { en: 'They set their password and can sign in.', ar: 'عُيّنت كلمة المرور، ويمكن تسجيل الدخول بالحساب.' },
  },
  deletion_request: {
    title: { en: 'New account deletion request', ar: 'طلب حذف حساب جديد' },
    text: { en: 'Review it in Join requests.', ar: 'تمكن مراجعته في طلبات الانضمام.' },
  },
  deletion_due: {
    title: { en: 'Account deletion due soon', ar: 'حذف حسابات يقترب موعده' },
    text: {
      en: {
        one: '{{count}} request is still open. Carry it out or refuse it by day 30.',
        other: '{{count}} requests are still open. Carry them out or refuse them by day 30.',
      },
      ar: {
        zero: 'لا طلبات مفتوحة منذ مدة.',
        one: 'طلب واحد ما زال مفتوحًا. يلزم تنفيذه أو رفضه قبل اليوم 30.',
        two: 'طلبان ما زالا مفتوحين. يلزم تنفيذهما أو رفضهما قبل اليوم 30.',
        few: '{{count}} طلبات ما زالت مفتوحة. يلزم تنفيذها أو رفضها قبل اليوم 30.',
        many: '{{count}} طلبًا ما زالت مفتوحة. يلزم تنفيذها أو رفضها قبل اليوم 30.',
        other: '{{count}} طلبًا ما زالت مفتوحة. يلزم تنفيذها أو رفضها قبل اليوم 30.',
      },
    },
  },
  new_sign_in: {
    title: { en: 'New sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
    text: {
      en: 'From {{address}}. Wasn’t you? Change your password.',
      ar: 'من {{address}}. لست أنت؟ غيّر كلمة المرور.',
    },
  },
  wrong_sign_in_code: {
    title: { en: 'Wrong sign-in code', ar: 'رمز دخول خاطئ' },
    text: {
      en: 'Someone at {{address}} knew your password but not the code. Wasn’t you? Change your password.',
      ar: 'أُدخلت كلمة مرورك من {{address}} مع رمز خاطئ. لست أنت؟ غيّر كلمة المرور.',
    },
  },
  password_link_sent: {
    title: { en: 'Password link created for you', ar: 'رابط كلمة مرور لحسابك' },
    text: {
      en: '{{name}} created a link to set a new password for your account. Didn’t ask for it? Tell another owner.',
      ar: 'أُنشئ رابط لتعيين كلمة مرور جديدة لحسابك بواسطة {{name}}. لم تطلبه؟ أبلغ مالكًا آخر.',
    },
  },
  permission_changed: {
    title: { en: 'Your permissions changed', ar: 'تغيّرت صلاحياتك' },
    text: {
      en: '{{name}} changed your permission set to {{set}}.',
      ar: 'مجموعة صلاحياتك الآن: {{set}}، بتغيير من {{name}}.',
    },
  },
  two_factor_on: {
    title: { en: 'Two-factor sign-in is on', ar: 'المصادقة الثنائية مفعّلة' },
    text: { en: 'Signing in now requires a code.', ar: 'يتطلب تسجيل الدخول رمزًا من الآن.' },
  },
  two_factor_off: {
    title: { en: 'Two-factor sign-in is off', ar: 'المصادقة الثنائية غير مفعّلة' },
    text: {
      en: 'You can now sign in with only your password. Wasn’t you? Change your password.',
      ar: 'تكفي كلمة المرور وحدها لتسجيل الدخول. لست أنت؟ غيّر كلمة المرور.',
    },
  },
} as const satisfies Readonly<Record<string, NoticeWords>>;
