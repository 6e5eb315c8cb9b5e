import type { GuidePage } from '../../guide-content.ts';

export const signInGuide: GuidePage = {
  title: ['Signing in', 'تسجيل الدخول'],
  purpose: [
    'Accounts are by invitation. Here is how to sign in for the first time, with a second step, and when a password is lost.',
    'الحسابات بالدعوة فقط. هنا طريقة الدخول أول مرة، والدخول بخطوة ثانية، وما يلزم عند نسيان كلمة المرور.',
  ],
  picture: 'login',
  tasks: [
    {
      id: 'first-time',
      title: ['Sign in for the first time', 'الدخول أول مرة'],
      steps: [
        ['Open the link in the invitation that an owner sent.', 'فتح الرابط الوارد في الدعوة التي أرسلها أحد الملّاك.'],
        [
          'Enter a **New password** and choose **Set password**.',
          'إدخال **كلمة المرور الجديدة** ثم اختيار **تعيين كلمة المرور**.',
        ],
        ['Sign in with the email address and that password.', 'الدخول بالبريد الإلكتروني وكلمة المرور هذه.'],
      ],
      note: [
        'The link works once, and the mail says for how long. If it has expired, ask an owner for a new invitation.',
        'يعمل الرابط مرة واحدة، والرسالة تذكر مدة صلاحيته. بعد انتهاء صلاحيته تُطلب دعوة جديدة من أحد الملّاك.',
      ],
    },
    {
      id: 'forgotten',
      title: ['Get a new password', 'الحصول على كلمة مرور جديدة'],
      steps: [
        ['On the sign-in page choose **Forgot your password?**', 'في صفحة الدخول اختيار **نسيت كلمة المرور؟**'],
        ['Enter the email address and choose **Send link**.', 'إدخال البريد الإلكتروني ثم اختيار **إرسال الرابط**.'],
        [
          'Open the link before it expires and set a new password.',
          'فتح الرابط قبل انتهاء صلاحيته وتعيين كلمة مرور جديدة.',
        ],
      ],
      note: [
        'The old password works until then. Setting a new one ends all other sessions.',
        'تبقى كلمة المرور السابقة صالحة إلى ذلك الحين. تعيين كلمة جديدة ينهي كل الجلسات الأخرى.',
      ],
    },
    {
      id: 'second-step',
      title: ['Sign in with a code', 'الدخول برمز'],
      steps: [
        ['Enter email and password as usual.', 'إدخال البريد الإلكتروني وكلمة المرور كالمعتاد.'],
        ['Enter the six digits that the authenticator app shows.', 'إدخال الأرقام الستة الظاهرة في تطبيق المصادقة.'],
        [
          'Without the phone, enter a recovery code instead. Each works once.',
          'عند غياب الهاتف يُدخل رمز استرداد بدلًا منه. كل رمز يعمل مرة واحدة.',
        ],
      ],
      note: [
        'The second step is set up in [Profile](profile#two-factor). An owner can require it of everyone, or reset it for somebody who lost phone and codes.',
        'تُعدّ الخطوة الثانية في [الملف الشخصي](profile#two-factor). يمكن للمالك فرضها على الجميع، أو إعادة ضبطها لمن فقد الهاتف والرموز.',
      ],
    },
  ],
};
