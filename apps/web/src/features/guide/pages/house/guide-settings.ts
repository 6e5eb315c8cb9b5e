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
        ['Choose a section. Below stands who changed it last.', 'اختيار قسم. في أسفله من غيّره آخر مرة.'],
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
          '**Match score** has the points of each part; all six add up to 100.',
          '**درجة التوافق** فيه نقاط كل جزء، ومجموع الستة 100.',
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
      id: 'security',
      title: ['Require two-factor sign-in', 'فرض المصادقة الثنائية'],
      steps: [
        [
          'In **Security** switch on **Require two-factor sign-in**. Whoever has not set it up does so first.',
          'في **الأمان** تشغيل **اشتراط المصادقة الثنائية**. من لم يعدّها بعد يعدّها أولًا.',
        ],
      ],
    },
  ],
  rights: [
    { does: ['See settings', 'الاطلاع على الإعدادات'], needs: 'settings.read' },
    { does: ['Change settings', 'تغيير الإعدادات'], needs: 'settings.write' },
  ],
};
