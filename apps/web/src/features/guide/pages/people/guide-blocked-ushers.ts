import type { GuidePage } from '../../guide-content.ts';

export const blockedUshersGuide: GuidePage = {
  title: ['Blocked ushers', 'المنظّمون المحظورون'],
  purpose: [
    'Who may not work now: why, by whom, since when and until when.',
    'من لا يمكنه العمل الآن: السبب ومن قرّره ومنذ متى وإلى متى.',
  ],
  picture: 'blocked-ushers',
  tasks: [
    {
      id: 'block',
      title: ['Block somebody', 'حظر شخص'],
      steps: [
        [
          'On the person’s page choose **Block** in **More actions**.',
          'في صفحة الشخص اختيار **حظر** من **إجراءات أخرى**.',
        ],
        [
          'Choose **Until** a day, or leave it empty for good, and give a reason.',
          'تحديد **حتى** بيوم، أو تركه فارغًا للحظر النهائي، مع ذكر السبب.',
        ],
        [
          'Read what is released: places in future shifts, applications, events led. Earned money stays payable.',
          'قراءة ما يُلغى: الأماكن القادمة والطلبات والفعاليات المقودة. المستحقات تبقى قابلة للدفع.',
        ],
      ],
    },
    {
      id: 'unblock',
      title: ['End a block', 'إنهاء الحظر'],
      steps: [
        [
          'Choose **Unblock** and write a note. The person can apply and be booked again.',
          'اختيار **رفع الحظر** وكتابة ملاحظة. يمكن للشخص التقدّم والحجز من جديد.',
        ],
        ['A block until a day ends by itself.', 'الحظر المحدد بيوم ينتهي تلقائيًا.'],
      ],
    },
  ],
  keys: ['lists'],
  rights: [{ does: ['Block and unblock', 'الحظر وإنهاؤه'], needs: 'ushers.write' }],
};
