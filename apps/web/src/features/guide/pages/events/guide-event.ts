import type { GuidePage } from '../../guide-content.ts';

export const eventGuide: GuidePage = {
  title: ['An event’s page', 'صفحة الفعالية'],
  purpose: [
    'Everything about one event in tabs, and the way from draft to completed.',
    'كل ما يخص فعالية واحدة في علامات تبويب، ومسارها من المسودة إلى الاكتمال.',
  ],
  picture: 'event',
  tasks: [
    {
      id: 'attention',
      title: ['See what the event needs', 'معرفة ما تحتاج إليه الفعالية'],
      steps: [
        [
          '**Needs attention** at the top names open places, a missing leader or waiting applications, each with its button.',
          '**تحتاج إلى متابعة** في الأعلى يذكر الأماكن الشاغرة أو غياب القائد أو الطلبات المنتظرة، ولكل منها زر.',
        ],
        [
          '**Shifts & zones** shows confirmed and needed for each role, by shift and zone.',
          '**الورديات والمناطق** يعرض المؤكَّد والمطلوب لكل دور حسب الوردية والمنطقة.',
        ],
      ],
      picture: 'event-shifts',
    },
    {
      id: 'start',
      title: ['Start and complete', 'البدء والإكمال'],
      steps: [
        [
          'An event starts by itself with its first shift once somebody is confirmed; **Start** does so by hand.',
          'تبدأ الفعالية تلقائيًا مع الوردية الأولى متى وُجد مؤكَّد، و**بدء** يبدؤها يدويًّا.',
        ],
        [
          'After the last shift settle everyone in **Live attendance**: attended, no-show or excused.',
          'بعد الوردية الأخيرة حسم حالة الجميع في **الحضور المباشر**: حاضر أو متغيّب أو معذور.',
        ],
        [
          '**Complete** locks attendance and creates one transfer per person, pending approval.',
          '**إكمال** يقفل الحضور وينشئ تحويلًا لكل شخص بانتظار الاعتماد.',
        ],
      ],
    },
    {
      id: 'cancel',
      title: ['Cancel an event', 'إلغاء فعالية'],
      steps: [
        [
          'Choose **Cancel event** in **More actions** and read who is released, in numbers.',
          'اختيار **إلغاء الفعالية** من **المزيد من الإجراءات** وقراءة عدد من يُعفَون.',
        ],
        ['Give a reason. It is kept in the history.', 'كتابة السبب، ويُحفظ في السجل.'],
        [
          'Shortly before the first shift (48 hours, unless the settings say otherwise) you may add a compensation per usher.',
          'قبيل الوردية الأولى (48 ساعة ما لم تحدد الإعدادات غير ذلك) يمكن إضافة تعويض لكل منظّم.',
        ],
      ],
      note: [
        'Once it has started only an owner can cancel it; time worked is still paid.',
        'بعد البدء لا يلغيها إلا المالك، ويُدفع ما عُمل.',
      ],
    },
    {
      id: 'back',
      title: ['Take a step back', 'الرجوع خطوة'],
      steps: [
        [
          '**Withdraw to draft** works while nobody has applied or been booked.',
          '**سحب إلى مسودة** متاح ما دام لم يتقدّم أحد ولم يُحجز أحد.',
        ],
        [
          '**Reopen** takes a completed event back, unless some of its pay is approved. Its pending transfers are voided.',
          '**إعادة فتح** يعيد الفعالية المكتملة ما لم يُعتمد شيء من مستحقاتها، وتُبطل تحويلاتها المنتظرة.',
        ],
      ],
    },
    {
      id: 'history',
      title: ['See who changed what', 'معرفة من غيّر ماذا'],
      steps: [
        [
          '**History** tells every change with the values before and after.',
          '**السجل** يروي كل تغيير مع القيم قبله وبعده.',
        ],
      ],
    },
  ],
  rights: [
    { does: ['Publish, start, complete, cancel', 'النشر والبدء والإكمال والإلغاء'], needs: 'events.write' },
    {
      does: ['Cancel a running event, reopen a completed one', 'إلغاء فعالية جارية، وإعادة فتح مكتملة'],
      needs: 'owner',
    },
  ],
};
