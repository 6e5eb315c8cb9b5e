import type { GuidePage } from '../../guide-content.ts';

export const hiringDeskGuide: GuidePage = {
  title: ['Hiring desk', 'مكتب التوظيف'],
  purpose: [
    'Fill the places of one event: the gaps at the start, the people who could have them at the end.',
    'ملء أماكن فعالية واحدة: الشواغر في البداية، ومن يصلحون لها في النهاية.',
  ],
  picture: 'hiring-desk',
  tasks: [
    {
      id: 'assign',
      title: ['Give somebody a place', 'تكليف شخص بمكان'],
      steps: [
        [
          'Open **Hiring ushers** from the search, choose an event, then a gap.',
          'فتح **توظيف المنظّمين** من البحث واختيار فعالية ثم شاغر.',
        ],
        [
          'Look at **Recommended**: free, near, fit, best match first. The score opens to show each part.',
          'مراجعة **الأنسب**: المتاحون القريبون المناسبون، والأعلى توافقًا أولًا. الدرجة تُفتح لتبيّن أجزاءها.',
        ],
        [
          '**Assign** confirms at once; **Invite** holds the place until an answer or the expiry; **Waitlist** keeps somebody in mind until a place opens.',
          '**تكليف** يؤكّد فورًا، و**دعوة** يحجز المكان حتى الرد أو انتهاء الدعوة، و**قائمة الانتظار** تُبقي الشخص مرشحًا حتى يشغر مكان.',
        ],
      ],
      note: [
        'Add more shifts of one role with `X`; all are given or none.',
        'تُضاف ورديات أخرى للدور نفسه بمفتاح `X`، فتُعطى كلها أو لا شيء.',
      ],
    },
    {
      id: 'why-not',
      title: ['Find out why somebody is not offered', 'معرفة سبب عدم ظهور شخص'],
      steps: [
        ['Type the name into **Find any usher**.', 'كتابة الاسم في **البحث عن أي منظّم**.'],
        [
          '**Unsuitable** names every rule against it. **By hand** has those you may still ask, such as people from farther away.',
          '**غير مناسبين** يذكر كل مانع. و**يدويًّا** يضم من يمكن سؤالهم رغم ذلك، كمن يسكن بعيدًا.',
        ],
      ],
    },
    {
      id: 'change',
      title: ['Move, swap, release', 'النقل والتبديل والإعفاء'],
      steps: [
        ['Open **Holders** and the menu of a person.', 'فتح **شاغلو المكان** ثم قائمة الشخص.'],
        [
          '**Move…** to another place, **Swap…** with somebody, or **Release** with a reason.',
          '**نقل…** إلى مكان آخر، أو **تبديل…** مع شخص، أو **إعفاء** مع ذكر السبب.',
        ],
        [
          'When releasing, say whether the person canceled: soon before the shift it counts as a late cancellation.',
          'عند الإعفاء يُحدَّد ما إذا كان الإلغاء من الشخص نفسه، فيُحتسب قُبيل الوردية إلغاءً متأخرًا.',
        ],
        [
          '**Lock** keeps a person where they are; auto-fill does not move them.',
          '**تثبيت** يثبّت الشخص في مكانه فلا تنقله التعبئة التلقائية.',
        ],
      ],
    },
    {
      id: 'offers',
      title: ['Let open places be offered', 'عرض الأماكن الشاغرة تلقائيًا'],
      steps: [
        [
          'When somebody drops out, or a change adds places, a reserve takes the place, or the best on the waitlist is asked, one at a time.',
          'عند انسحاب أحد أو إضافة أماكن يأخذ احتياطي المكان، أو يُسأل الأنسب في قائمة الانتظار، واحدًا تلو الآخر.',
        ],
        [
          '**Offer the open places** starts it now; **Stop offers** ends it for this event.',
          '**عرض الأماكن الشاغرة** يبدأ ذلك الآن، و**إيقاف العروض** يوقفه لهذه الفعالية.',
        ],
      ],
      note: [
        'In quiet hours no offers go out. Times and hours stand in [Settings](settings).',
        'لا تُرسل عروض في ساعات الهدوء. المُهل والساعات في [الإعدادات](settings).',
      ],
    },
    {
      id: 'all',
      title: ['Fill everything at once', 'ملء كل الأماكن دفعة واحدة'],
      steps: [
        [
          'Choose **Auto-fill**. [It proposes](auto-fill), you save.',
          'اختيار **التعبئة التلقائية**. [هي تقترح](auto-fill) والحفظ لك.',
        ],
      ],
    },
  ],
  statuses: [
    {
      name: ['Invited', 'مدعوّ'],
      means: [
        'Asked; the place is held until the answer or the expiry.',
        'طُلب منه العمل، والمكان محجوز حتى الرد أو انتهاء الدعوة.',
      ],
    },
    { name: ['Confirmed', 'مؤكَّد'], means: ['Has the place.', 'المكان له.'] },
    {
      name: ['Reserve', 'احتياط'],
      means: [
        'Stands by beyond the headcount; **Call in** gives a place.',
        'على أهبة الاستعداد فوق العدد المطلوب، و**استدعاء** يعطيه مكانًا.',
      ],
    },
    { name: ['Locked', 'مثبَّت'], means: ['Nothing moves this person.', 'لا شيء ينقل هذا الشخص.'] },
  ],
  keys: ['hiring_desk'],
  rights: [
    { does: ['See the desk', 'الاطلاع على المكتب'], needs: 'events.read' },
    { does: ['Assign, invite, move, release', 'التكليف والدعوة والنقل والإعفاء'], needs: 'assignments.write' },
  ],
};
