import type { GuidePage } from '../../guide-content.ts';

export const newEventGuide: GuidePage = {
  title: ['Planning an event', 'تخطيط فعالية'],
  purpose: [
    'Four steps from an idea to a published event. Drafts save by themselves; you can leave and come back.',
    'أربع خطوات من الفكرة إلى فعالية منشورة. تُحفظ المسودة تلقائيًا ويمكن المغادرة والعودة.',
  ],
  picture: 'new-event',
  tasks: [
    {
      id: 'event',
      title: ['Step 1: event and venue', 'الخطوة 1: الفعالية والمكان'],
      steps: [
        ['Give the event a title in both languages, a category and a city.', 'إدخال العنوان باللغتين والفئة والمدينة.'],
        [
          'Set first and last day. All times are in the event’s time zone.',
          'تحديد اليوم الأول والأخير. كل الأوقات بالمنطقة الزمنية للفعالية.',
        ],
        [
          '**Start from a past event** copies what you choose of another plan.',
          '**البدء من فعالية سابقة** ينسخ ما يُختار من خطة سابقة.',
        ],
      ],
    },
    {
      id: 'shifts',
      title: ['Step 2: shifts and requirements', 'الخطوة 2: الورديات والشروط'],
      steps: [
        [
          '**Add first shift**, then copy it with **Copy to days**.',
          '**إضافة أول وردية** ثم نسخها عبر **نسخ إلى أيام**.',
        ],
        [
          'For each requirement choose **Required**, **Preferred** or **Any**. Only who meets what is required can apply.',
          'لكل شرط اختيار **إلزامي** أو **مفضّل** أو **غير محدد**. لا يتقدّم إلا من يستوفي الإلزامي.',
        ],
        ['Write the uniform and the briefing that staff read.', 'كتابة الزي والتعليمات التي يقرؤها الكادر.'],
      ],
      picture: 'wizard-two',
    },
    {
      id: 'headcount',
      title: ['Step 3: headcount, team and zones', 'الخطوة 3: العدد والفريق والمناطق'],
      steps: [
        [
          '**Add role** and type how many each shift needs, or **Paste from a spreadsheet**.',
          '**إضافة دور** وكتابة العدد لكل وردية، أو **لصق من جدول بيانات**.',
        ],
        [
          'Choose the **Hiring mode** and the **Reserve** against no-shows.',
          'اختيار **طريقة التوظيف** و**الاحتياط** تحسّبًا للتغيّب.',
        ],
        [
          'Add at least one team leader; a badge names clashes.',
          'إضافة قائد فريق واحد على الأقل، وتظهر شارة عند التعارض.',
        ],
        [
          'Add zones and place people. What is left is **Unzoned**, which is allowed.',
          'إضافة المناطق وتوزيع الأماكن. الباقي **بلا منطقة** وهو مسموح.',
        ],
      ],
      picture: 'wizard-three',
    },
    {
      id: 'publish',
      title: ['Step 4: pay, review, publish', 'الخطوة 4: الأجور والمراجعة والنشر'],
      steps: [
        [
          'Set basis and rate for each role, pay rules, allowances and the budget.',
          'تحديد أساس الأجر وقيمته لكل دور، وقواعد الدفع والبدلات والميزانية.',
        ],
        [
          '**Can we fill it?** compares needed, eligible and available people.',
          '**هل يمكن شغل الأماكن؟** يقارن بين المطلوب والمؤهَّل والمتاح.',
        ],
        ['Work off **Before you publish**; each line leads to its field.', 'معالجة **قبل النشر**، وكل سطر يفتح حقله.'],
        [
          '**Publish**. Staff see it, rates are locked, eligible ushers are notified.',
          '**نشر**. يراها الكادر، وتُثبَّت الأجور، ويُشعَر المؤهَّلون.',
        ],
      ],
      picture: 'wizard-four',
    },
    {
      id: 'together',
      title: ['Plan together', 'التخطيط المشترك'],
      steps: [
        [
          'Two people may work on one draft: different fields are both kept.',
          'يمكن لشخصين العمل على مسودة واحدة: الحقول المختلفة تُحفظ كلها.',
        ],
        [
          'Where both changed the same field, **Review changes** shows both values to choose from.',
          'عند تغيير الحقل نفسه يعرض **مراجعة التغييرات** القيمتين للاختيار.',
        ],
      ],
      note: [
        'Without a connection changes stay on the device and are saved later.',
        'دون اتصال تبقى التغييرات على الجهاز وتُحفظ لاحقًا.',
      ],
    },
  ],
  keys: ['wizard'],
  rights: [{ does: ['Plan and publish', 'التخطيط والنشر'], needs: 'events.write' }],
};
