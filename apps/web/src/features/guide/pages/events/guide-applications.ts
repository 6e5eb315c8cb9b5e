import type { GuidePage } from '../../guide-content.ts';

export const applicationsGuide: GuidePage = {
  title: ['Event applications', 'طلبات الفعاليات'],
  purpose: [
    'Ushers who want to work at published events, event by event: decide one after the other, with one key.',
    'المنظّمون الراغبون في العمل بالفعاليات المنشورة، فعاليةً فعالية: القرار تلو القرار بمفتاح واحد.',
  ],
  picture: 'event-applications',
  tasks: [
    {
      id: 'decide',
      title: ['Decide about an application', 'البتّ في طلب'],
      steps: [
        [
          'Choose an applicant. **Fit with this event** shows what is met and what speaks against it.',
          'اختيار متقدّم. **الملاءمة لهذه الفعالية** يعرض المستوفى وما يمنع.',
        ],
        [
          '**Accept** books the shifts that fit and says which do not. **Reject** asks for a reason; **Waitlist** keeps them for later.',
          '**قبول** يحجز الورديات المناسبة ويذكر ما سواها. **رفض** يطلب سببًا، و**قائمة الانتظار** يبقي الطلب لوقت لاحق.',
        ],
        [
          'The next applicant is there at once. **Undo** in the message takes the decision back.',
          'يظهر المتقدّم التالي فورًا. **تراجع** في الرسالة يتراجع عن القرار.',
        ],
      ],
    },
    {
      id: 'compare',
      title: ['Compare applicants', 'مقارنة المتقدّمين'],
      steps: [
        [
          'Tick two or three in the list and choose **Compare**. Without ticks it shows the open applicant and the next two of the event.',
          'تحديد اثنين أو ثلاثة في القائمة ثم اختيار **مقارنة**. ودون تحديد تشمل المقارنة المتقدّم المعروض والاثنين التاليين في الفعالية.',
        ],
        [
          'They stand side by side, with match, figures and shifts.',
          'يظهرون جنبًا إلى جنب مع الدرجة والأرقام والورديات.',
        ],
      ],
    },
    {
      id: 'best',
      title: ['Accept the best of each event', 'قبول الأنسب في كل فعالية'],
      steps: [
        [
          '**Accept best per event…** takes the best match first while places last.',
          '**قبول الأفضل لكل فعالية…** يقبل الأعلى توافقًا أولًا ما دامت الأماكن متاحة.',
        ],
        ['The result names everyone who was left out, and why.', 'النتيجة تذكر كل من لم يُقبل والسبب.'],
      ],
    },
  ],
  statuses: [
    {
      name: ['Waiting', 'بانتظار القرار'],
      means: [
        'Nobody has decided yet. It expires when the event starts.',
        'لم يُبتّ فيه بعد، وتنتهي صلاحيته عند بدء الفعالية.',
      ],
    },
    { name: ['Accepted', 'المقبولة'], means: ['Booked.', 'محجوز.'] },
    {
      name: ['Waitlist', 'قائمة الانتظار'],
      means: ['Is offered a place when one opens.', 'يُعرض عليه مكان عند توفّره.'],
    },
    {
      name: ['Rejected', 'المرفوضة'],
      means: ['The applicant is told, without the reason.', 'يُبلَّغ المتقدّم دون ذكر السبب.'],
    },
  ],
  keys: ['applications'],
  rights: [
    { does: ['See applications', 'الاطلاع على الطلبات'], needs: 'applications.read' },
    { does: ['Accept, reject, waitlist', 'القبول والرفض وقائمة الانتظار'], needs: 'applications.write' },
  ],
};
