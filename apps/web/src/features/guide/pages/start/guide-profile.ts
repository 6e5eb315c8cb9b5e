import type { GuidePage } from '../../guide-content.ts';

export const profileGuide: GuidePage = {
  title: ['Profile', 'الملف الشخصي'],
  purpose: [
    'Your own account: name and photo, language and look, password, second step and sessions.',
    'حسابك: الاسم والصورة، واللغة والمظهر، وكلمة المرور، والخطوة الثانية، والجلسات.',
  ],
  picture: 'profile',
  tasks: [
    {
      id: 'look',
      title: ['Choose language and look', 'اختيار اللغة والمظهر'],
      steps: [
        [
          'In **Language and appearance** choose **Language**, **Theme**, **Density** and the digits.',
          'في **اللغة والمظهر** اختيار **اللغة** و**المظهر** و**الكثافة** والأرقام.',
        ],
        [
          'Each choice shows at once and follows you to other devices.',
          'كل اختيار يظهر فورًا وينتقل إلى الأجهزة الأخرى.',
        ],
      ],
    },
    {
      id: 'password',
      title: ['Change the password', 'تغيير كلمة المرور'],
      steps: [
        ['Enter the **Current password** and a new one.', 'إدخال **كلمة المرور الحالية** وكلمة جديدة.'],
        [
          'Choose **Change password**. All other sessions end.',
          'اختيار **تغيير كلمة المرور**. تنتهي كل الجلسات الأخرى.',
        ],
      ],
    },
    {
      id: 'two-factor',
      title: ['Set up two-factor sign-in', 'إعداد المصادقة الثنائية'],
      steps: [
        [
          'Choose **Set up** in **Two-factor sign-in** and scan the code with an authenticator app.',
          'اختيار **إعداد** في **المصادقة الثنائية** ومسح الرمز بتطبيق مصادقة.',
        ],
        [
          'Enter your password and the six digits, then choose **Turn on**.',
          'إدخال كلمة المرور والأرقام الستة ثم اختيار **تفعيل**.',
        ],
        [
          'Keep the recovery codes where you find them without the phone.',
          'حفظ رموز الاسترداد في مكان يمكن الوصول إليه دون الهاتف.',
        ],
      ],
    },
    {
      id: 'sessions',
      title: ['End a session you do not know', 'إنهاء جلسة غير معروفة'],
      steps: [
        [
          'Look at **Active sessions**: device, place on the network, last use.',
          'مراجعة **الجلسات النشطة**: الجهاز والعنوان وآخر استخدام.',
        ],
        [
          '**Sign out** ends one; **Sign out all others** ends all but this one.',
          '**تسجيل الخروج** ينهي جلسة، و**تسجيل الخروج من البقية** ينهي كل ما سوى هذه.',
        ],
        ['Change the password if it was not you.', 'تغيير كلمة المرور إن لم تكن الجلسة لك.'],
      ],
    },
  ],
  rights: [{ does: ['Change the own profile', 'تغيير الملف الشخصي'], needs: 'everybody' }],
};
