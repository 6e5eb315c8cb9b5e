import type { GuidePage } from '../../guide-content.ts';

export const tourGuide: GuidePage = {
  title: ['The first tour', 'الجولة الأولى'],
  purpose: [
    'Whoever signs in for the first time is shown around in five steps, by what the account may do.',
    'عند أول تسجيل دخول تعرض جولة من خمس خطوات ما يتيحه الحساب.',
  ],
  tasks: [
    {
      id: 'take',
      title: ['Take the tour', 'القيام بالجولة'],
      steps: [
        [
          'Read what stands on the card; the screen behind it is the one it tells of.',
          'قراءة ما في البطاقة؛ والشاشة خلفها هي التي تتحدث عنها.',
        ],
        [
          'Go on and back with the buttons. **Skip the tour** ends it for good.',
          'التنقّل بالأزرار. **تخطّي الجولة** ينهيها نهائيًا.',
        ],
      ],
      note: [
        'The steps: the dashboard, your own work, lists, search, and the bell with the guide.',
        'الخطوات: لوحة التحكم، ثم عملك، ثم القوائم، ثم البحث، ثم الجرس والدليل.',
      ],
    },
    {
      id: 'again',
      title: ['See it again', 'مشاهدتها من جديد'],
      steps: [
        [
          'Open the guide and choose **Take the tour**; the palette has it, too.',
          'فتح الدليل واختيار **بدء الجولة التعريفية**، وهي في لوحة البحث أيضًا.',
        ],
      ],
    },
  ],
};
