import type { GuidePage } from '../../guide-content.ts';

export const settingsGuide: GuidePage = {
  title: ['Settings', 'الإعدادات'],
  purpose: [
    'How the organization works: region, security, recruiting, hiring, attendance, pay. Changes hold for everyone at once.',
    'طريقة عمل المؤسسة: المنطقة والأمان والاستقطاب والتوظيف والحضور والأجور. تسري التغييرات على الجميع فورًا.',
  ],
  picture: 'settings',
  tasks: [
    {
      id: 'change',
      title: ['Change a setting', 'تغيير إعداد'],
      steps: [
        [
          'Choose a section beside it, on a phone in the box above. Below it stands who changed it last.',
          'اختيار قسم من القائمة المجاورة، وعلى الهاتف من الصندوق في الأعلى. في أسفله من غيّره آخر مرة.',
        ],
        [
          'Change what you need; the bar at the bottom counts the changes and saves them.',
          'تغيير المطلوب، والشريط السفلي يعدّ التغييرات ويحفظها.',
        ],
        [
          'If somebody saved meanwhile, you see both values and choose.',
          'إن حفظ شخص آخر في الأثناء تظهر القيمتان للاختيار.',
        ],
      ],
    },
    {
      id: 'hiring',
      title: ['Decide who comes first', 'تحديد الأولوية في التوظيف'],
      steps: [
        [
          'In **Hiring** set offers, quiet hours, rest and the most hours in a day and week.',
          'في **التوظيف** ضبط العروض وساعات الهدوء والراحة والحد الأعلى للساعات في اليوم والأسبوع.',
        ],
        [
          'Under **Reconfirming changed work** set when an answer is due and until when a silent holder loses the place.',
          'تحت **إعادة تأكيد العمل بعد تغييره** ضبط موعد الرد، وحتى متى يفقد المكان من لم يرد.',
        ],
        [
          '**Match score** has the points of each part; all six add up to 100.',
          '**درجة التوافق** فيه نقاط كل جزء، ومجموع الستة 100.',
        ],
        [
          '**Preview the ranking** shows what new points would change at the next open place, before you save.',
          '**معاينة الترتيب** تُظهر قبل الحفظ ما تغيّره النقاط الجديدة في أقرب مكان شاغر.',
        ],
      ],
      note: [
        'Published events keep the pay rules they were published with.',
        'تحتفظ الفعاليات المنشورة بقواعد الدفع التي نُشرت بها.',
      ],
      picture: 'settings-hiring',
    },
    {
      id: 'attendance',
      title: ['Set the rules of the day', 'ضبط قواعد اليوم'],
      steps: [
        [
          'In **Attendance** set when check-in opens, the grace period, how long a mark can be undone, and when you are warned.',
          'في **الحضور** ضبط وقت فتح تسجيل الحضور وفترة السماح ومدة التراجع ومواعيد التنبيه.',
        ],
      ],
    },
    {
      id: 'payments',
      title: ['Prepare payments', 'تجهيز المدفوعات'],
      steps: [
        [
          'In **Payments** choose **Add payer account**. Without one in its currency no batch can be made.',
          'في **المدفوعات** اختيار **إضافة حساب دافع**. دون حساب بالعملة لا تُنشأ دفعة.',
        ],
        [
          '**Bank list formats** has the list of each bank that does not take pain.001, with a preview.',
          '**صيغ قوائم البنوك** فيها قائمة كل بنك لا يقبل pain.001، مع معاينة.',
        ],
        [
          'Above **Second approver above** two different admins approve a transfer.',
          'ما يتجاوز **معتمِد ثانٍ لما يتجاوز** يعتمده مسؤولان مختلفان.',
        ],
      ],
      note: [
        'An account is never changed: archive it and add it again.',
        'لا يُعدَّل الحساب: يُؤرشف ثم يُضاف من جديد.',
      ],
    },
    {
      id: 'messages',
      title: ['Word the messages', 'صياغة الرسائل'],
      steps: [
        [
          'In **Message templates** change the words in both languages and look at the preview. Braces stand for names and days.',
          'في **قوالب الرسائل** تعديل النص باللغتين ومعاينته. الأقواس المعقوفة تحل محل الأسماء والأيام.',
        ],
      ],
    },
    {
      id: 'reliability',
      title: ['Decide what reliability is made of', 'تحديد مكوّنات الموثوقية'],
      steps: [
        [
          'Under **What counts as on time** set the minutes of grace. They hold for every figure, not for pay.',
          'تحت **ما يُعد في الموعد** ضبط دقائق المهلة. تسري على كل الأرقام دون الأجور.',
        ],
        [
          'In **Reliability** set the percent of each part; all four add up to 100. Everybody is counted anew when you save.',
          'في **الموثوقية** ضبط نسبة كل جزء، ومجموع الأربعة 100. يعاد احتساب الجميع عند الحفظ.',
        ],
        [
          '**Good from** and **Fair from** choose the color of the bar in the KPI table.',
          '**جيد من** و**مقبول من** يحددان لون الشريط في جدول المؤشرات.',
        ],
      ],
    },
    {
      id: 'strikes',
      title: ['Block after strikes', 'الحظر بعد الإنذارات'],
      steps: [
        [
          'In **Strikes** set how many no-shows in how many days block an usher, and for how long.',
          'في **الإنذارات** تحديد عدد حالات التغيّب التي تؤدي إلى الحظر، وخلال كم يومًا، ومدة الحظر.',
        ],
        [
          'Read below how many these numbers would block, then switch on **Block after strikes** and save.',
          'قراءة عدد من ستحظرهم هذه الأرقام، ثم تشغيل **الحظر بعد الإنذارات** والحفظ.',
        ],
      ],
      note: [
        'Only completed events count. Whoever is unblocked begins anew.',
        'تُحسب الفعاليات المكتملة فقط، ومن رُفع عنه الحظر يبدأ من جديد.',
      ],
    },
    {
      id: 'retention',
      title: ['Decide how long things are kept', 'تحديد مدة الاحتفاظ'],
      steps: [
        [
          'In **Retention** set the days of each. Below each number stands how much would be deleted now.',
          'في **مدة الاحتفاظ** تحديد أيام كل نوع. أسفل كل رقم ما سيُحذف الآن.',
        ],
      ],
    },
    {
      id: 'notifications',
      title: ['Decide when admins are told', 'تحديد وقت التبليغ'],
      steps: [
        [
          'In **Notifications** set how many hours or days before or after, when the daily mail leaves, and when a wait turns amber or red.',
          'في **الإشعارات** تحديد عدد الساعات أو الأيام قبل الحدث أو بعده، وموعد البريد اليومي، ومتى يظهر الانتظار بالأصفر أو الأحمر.',
        ],
        [
          'Under **What needs somebody** set how many days ahead the dashboard looks for open places, applications and drafts.',
          'تحت **ما يحتاج إلى متابعة** تحديد عدد الأيام القادمة التي تعرض لوحة التحكم شواغرها وطلباتها ومسوداتها.',
        ],
      ],
    },
    {
      id: 'security',
      title: ['Set how people sign in', 'ضبط طرق الدخول'],
      steps: [
        [
          'In **Security** switch on **Require two-factor sign-in**. Whoever has not set it up does so first.',
          'في **الأمان** تشغيل **اشتراط المصادقة الثنائية**. من لم يعدّها بعد يعدّها أولًا.',
        ],
        [
          'Under **Links and the staff app** set how long links and sessions of the staff last.',
          'تحت **الروابط وتطبيق الكوادر** ضبط مدة الروابط ومدة جلسات الكوادر.',
        ],
      ],
    },
  ],
  rights: [
    { does: ['See settings', 'الاطلاع على الإعدادات'], needs: 'settings.read' },
    { does: ['Change settings', 'تغيير الإعدادات'], needs: 'settings.write' },
  ],
};
