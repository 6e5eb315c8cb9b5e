import type { GuidePage } from '../../guide-content.ts';

export const eventsGuide: GuidePage = {
  title: ['Events', 'الفعاليات'],
  purpose: [
    'All events, as a table, calendar, board or map, with their staffing and what needs attention.',
    'كل الفعاليات في جدول أو تقويم أو لوحة أو خريطة، مع حالة التوظيف وما يحتاج إلى متابعة.',
  ],
  picture: 'events',
  tasks: [
    {
      id: 'look',
      title: ['Look at events in another way', 'عرض الفعاليات بطريقة أخرى'],
      steps: [
        [
          'Switch between table, **Calendar**, **Board** and **Map** above the list. Filters stay.',
          'التبديل بين الجدول و**تقويم** و**لوحة** و**خريطة** أعلى القائمة. تبقى عوامل التصفية.',
        ],
        [
          'On the calendar the color says how full an event is; the key is below.',
          'في التقويم يدلّ اللون على نسبة الاكتمال، والمفتاح في الأسفل.',
        ],
        [
          'On the board drag a card to another status. Columns that cannot take it say why.',
          'في اللوحة تُسحب البطاقة إلى حالة أخرى، والأعمدة التي لا تقبلها تبيّن السبب.',
        ],
      ],
      picture: 'events-calendar',
    },
    {
      id: 'staffing',
      title: ['See where people are missing', 'معرفة مواضع النقص'],
      steps: [
        [
          'The bar in **People** shows confirmed, invited and needed. Point at it to see each shift.',
          'الشريط في **الأشخاص** يبيّن المؤكَّد والمدعوّ والمطلوب، وبالإشارة إليه تظهر كل وردية.',
        ],
        [
          'Sort by **Most open places**, or filter by what needs attention.',
          'الترتيب حسب **الأكثر شواغر** أو التصفية بما يحتاج إلى متابعة.',
        ],
        [
          'Open the event’s [hiring desk](hiring-desk) to fill them.',
          'فتح [مكتب التوظيف](hiring-desk) للفعالية لملئها.',
        ],
      ],
    },
    {
      id: 'duplicate',
      title: ['Repeat an event on another day', 'تكرار فعالية في يوم آخر'],
      steps: [
        ['In the menu of the event choose **Duplicate**.', 'من قائمة الفعالية اختيار **إنشاء نسخة**.'],
        [
          'Choose the **New first day**. All dates move with it; times of day stay.',
          'اختيار **اليوم الأول الجديد**. تنتقل كل التواريخ معه، وتبقى الأوقات.',
        ],
        ['**Create draft**. Nobody is booked or notified.', '**إنشاء المسودة**. لا حجز لأحد ولا إشعار.'],
      ],
    },
    {
      id: 'bulk',
      title: ['Publish or cancel several', 'نشر عدة فعاليات أو إلغاؤها'],
      steps: [
        [
          'Tick the events and choose **Publish** or **Cancel events**.',
          'تحديد الفعاليات ثم اختيار **نشر** أو **إلغاء الفعاليات**.',
        ],
        [
          'Read how many people it concerns. What is not ready stays as it is, with the reason.',
          'قراءة عدد المتأثرين. ما ليس جاهزًا يبقى كما هو مع ذكر السبب.',
        ],
      ],
    },
  ],
  statuses: [
    { name: ['Draft', 'مسودة'], means: ['Being planned; staff do not see it.', 'قيد التخطيط ولا يراها الكادر.'] },
    {
      name: ['Published', 'منشورة'],
      means: ['Staff see it and can apply; pay rates are locked.', 'يراها الكادر ويمكن التقدّم لها، وأجورها مثبّتة.'],
    },
    {
      name: ['In progress', 'جارية'],
      means: ['The first shift has started; check-in is open.', 'بدأت الوردية الأولى وتسجيل الحضور مفتوح.'],
    },
    {
      name: ['Completed', 'مكتملة'],
      means: ['Attendance is settled and pay was created.', 'حُسم الحضور وأُنشئت المستحقات.'],
    },
    {
      name: ['Canceled', 'ملغاة'],
      means: ['Everyone was released and told. It cannot be reopened.', 'أُعفي الجميع وأُبلغوا. لا يمكن إعادة فتحها.'],
    },
  ],
  keys: ['lists', 'calendar', 'board', 'map'],
  rights: [
    { does: ['See events', 'الاطلاع على الفعاليات'], needs: 'events.read' },
    { does: ['Plan, publish, cancel', 'التخطيط والنشر والإلغاء'], needs: 'events.write' },
  ],
};
