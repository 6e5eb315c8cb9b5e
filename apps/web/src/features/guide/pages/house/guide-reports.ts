import type { GuidePage } from '../../guide-content.ts';

export const reportsGuide: GuidePage = {
  title: ['Reports', 'التقارير'],
  purpose: [
    'How events are filled, worked and paid, in any period, with the period before beside it.',
    'كيف تُشغل الفعاليات ويُعمل فيها ويُدفع عنها، في أي فترة، وإلى جانبها الفترة السابقة.',
  ],
  picture: 'report',
  tasks: [
    {
      id: 'period',
      title: ['Choose a report and its period', 'اختيار التقرير وفترته'],
      steps: [
        ['Choose a period, or type its first and last day.', 'اختيار فترة، أو كتابة يومها الأول والأخير.'],
        [
          '**City** narrows all of them at once; each report has further filters.',
          'تضيّق **المدينة** التقارير كلها معًا؛ ولكل تقرير عوامل تصفية أخرى.',
        ],
        ['Open a report by its name.', 'فتح تقرير من اسمه.'],
        [
          'Cut its line into days, weeks, or months by **Step**.',
          'تقسيم خطه إلى أيام أو أسابيع أو أشهر من **المقياس الزمني**.',
        ],
      ],
      note: [
        'Below 20 cases a figure is not shown and not compared. The period before is as long.',
        'دون 20 حالة لا يُعرض الرقم ولا يُقارن. والفترة السابقة بالطول نفسه.',
      ],
    },
    {
      id: 'breakdown',
      title: ['See which part it comes from', 'معرفة مصدر الرقم'],
      steps: [
        [
          'Under **Breakdown** choose city, role, client, category, or weekday.',
          'تحت **التقسيم** اختيار المدينة أو الدور أو العميل أو الفئة أو يوم الأسبوع.',
        ],
        [
          'A name there narrows the whole report to it, as the filters above the figures do; take it away there.',
          'يضيّق الاسم هناك التقرير كله إليه، كما تفعل عوامل التصفية فوق الأرقام؛ وتُزال التصفية هناك.',
        ],
        [
          'Every bar, point and figure leads to exactly the rows that it counts.',
          'يقود كل شريط ونقطة ورقم إلى الصفوف التي يحصيها نفسها.',
        ],
        [
          'The sign beside a figure says how it is reckoned; **What the figures mean** says so of all.',
          'توضح العلامة إلى جانب الرقم كيف يُحسب، ويوضح **معاني الأرقام** ذلك لها كلها.',
        ],
      ],
    },
    {
      id: 'files',
      title: ['Take a report along', 'أخذ التقرير في ملف'],
      steps: [
        [
          'Open **Files** and choose CSV, Excel, or a PDF in English or Arabic; **Print** takes what is shown.',
          'فتح **الملفات** واختيار CSV أو إكسل أو PDF بالعربية أو الإنجليزية؛ وتطبع **طباعة** ما هو معروض.',
        ],
        [
          'Open **Every Monday** and choose a file: it comes by itself, with the filters and as many days as now.',
          'فتح **كل اثنين** واختيار ملف: يصل تلقائيًا بعوامل التصفية وعدد الأيام الحالية.',
        ],
        ['**Stop sending** is in the same menu.', '**إيقاف الإرسال** في القائمة نفسها.'],
        [
          '**Sent every Monday**, at the end of the reports, has all that is sent to you.',
          'في نهاية التقارير يجمع **يُرسل كل اثنين** كل ما يُرسل إليك.',
        ],
      ],
      note: [
        'It comes by email, or, where no mail server is set up, as a notification that leads to the file.',
        'يصل بالبريد الإلكتروني، أو كإشعار يقود إلى الملف إن لم يُضبط خادم بريد.',
      ],
    },
  ],
  rights: [{ does: ['Read reports', 'الاطلاع على التقارير'], needs: 'reports.read' }],
};
