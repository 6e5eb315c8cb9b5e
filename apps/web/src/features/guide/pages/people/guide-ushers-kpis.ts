import type { GuidePage } from '../../guide-content.ts';

export const ushersKpisGuide: GuidePage = {
  title: ['Ushers KPIs', 'مؤشرات المنظّمين'],
  purpose: [
    'How reliably ushers came in a period, with the period before and the shifts behind every figure.',
    'مدى موثوقية حضور المنظّمين خلال فترة، مع الفترة السابقة والورديات وراء كل رقم.',
  ],
  picture: 'ushers-kpis',
  tasks: [
    {
      id: 'period',
      title: ['Choose the period and the people', 'اختيار الفترة والأشخاص'],
      steps: [
        [
          'Choose one of the periods at the top, or any days by the filter **Period**.',
          'اختيار إحدى الفترات في الأعلى، أو أي أيام بمرشّح **الفترة**.',
        ],
        [
          'Narrow by city, role, or event, and by least shifts: tiles, charts, and table follow.',
          'التضييق بالمدينة أو الدور أو الفعالية وبأقل عدد ورديات: تتبعه البطاقات والرسوم والجدول.',
        ],
        [
          '**Don’t compare** hides the period before, **Compare with the period before** shows it again.',
          '**دون مقارنة** يخفي الفترة السابقة، و**مقارنة بالفترة السابقة** يعيدها.',
        ],
      ],
      note: [
        'A shift belongs to the day on which it begins at the venue, an offer to the day of its answer.',
        'تُنسب الوردية إلى يوم بدايتها في مكان الفعالية، والعرض إلى يوم الرد عليه.',
      ],
    },
    {
      id: 'behind',
      title: ['See what is behind a figure', 'رؤية ما وراء الرقم'],
      steps: [
        [
          'Open the sample of a tile, a reason, or a cell: **Counted shifts** has as many rows as the figure says.',
          'فتح عدد الحالات في بطاقة أو سبب أو خلية: في **الورديات المحتسبة** صفوف بعدد ما يقوله الرقم.',
        ],
        [
          'A figure in a row of the table leads to the shifts of that person behind it.',
          'يقود الرقم في صف الجدول إلى ورديات ذلك الشخص التي وراءه.',
        ],
        ['A bar of reliability narrows the table to its ushers.', 'عمود الموثوقية يضيّق الجدول إلى منظّميه.'],
      ],
    },
    {
      id: 'compare',
      title: ['Compare ushers', 'مقارنة المنظّمين'],
      steps: [
        ['Tick up to four rows and choose **Compare**.', 'تحديد أربعة صفوف على الأكثر ثم **مقارنة**.'],
        [
          'From the same bar they can be tagged or written to, and **Export** writes the table to a file.',
          'من الشريط نفسه يمكن وسمهم أو مراسلتهم، و**تصدير** يكتب الجدول في ملف.',
        ],
      ],
      note: [
        'Below three shifts somebody is **New**; the percentile counts from 20 people on.',
        'دون ثلاث ورديات يظهر **جديد**؛ وتُحتسب الشريحة المئوية من 20 شخصًا فأكثر.',
      ],
    },
    {
      id: 'shortlist',
      title: ['Shortlist ushers for an event', 'ترشيح منظّمين لفعالية'],
      steps: [
        [
          'Tick ushers, or all that match, and choose **Shortlist**.',
          'تحديد منظّمين أو كل المطابقين ثم **ترشيح لفعالية**.',
        ],
        [
          'Choose an event with open places and one of its roles, then **Put on the waitlist**.',
          'اختيار فعالية فيها شواغر ودور من أدوارها، ثم **إضافة إلى قائمة الانتظار**.',
        ],
      ],
      note: [
        'Whoever can’t work there or has applied is left out; the results in Jobs say why.',
        'من لا يمكنه العمل فيها أو تقدّم بطلب يُستثنى، والأسباب في نتائج المهام.',
      ],
    },
  ],
  keys: ['lists'],
  rights: [
    { does: ['Read the figures', 'الاطلاع على الأرقام'], needs: 'reports.read' },
    { does: ['Tag ushers', 'وسم المنظّمين'], needs: 'ushers.write' },
    { does: ['Shortlist ushers for an event', 'ترشيح منظّمين لفعالية'], needs: 'applications.write' },
    { does: ['Write to ushers', 'مراسلة المنظّمين'], needs: 'messages.send' },
  ],
};
