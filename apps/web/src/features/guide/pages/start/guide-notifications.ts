import type { GuidePage } from '../../guide-content.ts';

export const notificationsGuide: GuidePage = {
  title: ['Notifications', 'الإشعارات'],
  purpose: [
    'The bell tells you what happened and leads there, and mails do so at once or daily. You choose what you are told.',
    'الجرس يخبر بما حدث ويفتح مكانه، والبريد يخبر فورًا أو يوميًا، ولك اختيار ما يصلك.',
  ],
  tasks: [
    {
      id: 'read',
      title: ['Read what is new', 'قراءة الجديد'],
      steps: [
        [
          'Choose the bell. A red dot means something is unread.',
          'اختيار الجرس. النقطة الحمراء تعني وجود جديد غير مقروء.',
        ],
        [
          'Choose a notification to open what it is about; it is read then.',
          'اختيار إشعار لفتح ما يخصّه، فيُعدّ مقروءًا.',
        ],
        [
          'Four or more of one kind in a row are one line; choose it to see each of them.',
          'أربعة إشعارات متتالية من نوع واحد أو أكثر تظهر في سطر واحد، واختياره يُظهر كلًا منها.',
        ],
        ['**Mark all as read** clears the dot.', '**تحديد الكل كمقروء** يزيل النقطة.'],
      ],
    },
    {
      id: 'choose',
      title: ['Choose what the bell tells you', 'اختيار ما يخبر به الجرس'],
      steps: [
        [
          'Choose **Notification settings** in the bell’s panel, or open [Profile](profile).',
          'اختيار **إعدادات الإشعارات** في لوحة الجرس، أو فتح [الملف الشخصي](profile).',
        ],
        ['Switch each kind on or off.', 'تشغيل كل نوع أو إيقافه.'],
      ],
      note: [
        'You always hear about changes to your own account, such as a new sign-in.',
        'التغييرات على حسابك، كتسجيل دخول جديد، يصل إشعارها دائمًا.',
      ],
    },
    {
      id: 'mail',
      title: ['Be told by mail', 'التبليغ بالبريد'],
      steps: [
        [
          'In [Profile](profile), choose beside each kind **At once**, **Daily** or **None**.',
          'في [الملف الشخصي](profile) اختيار **فورًا** أو **يوميًا** أو **لا شيء** بجانب كل نوع.',
        ],
        [
          'A daily mail has all of a day, grouped by kind, without what you have read in the bell.',
          'يجمع البريد اليومي إشعارات اليوم حسب النوع، دون ما قُرئ في الجرس.',
        ],
      ],
      note: [
        'Without a mail server nothing is mailed; the profile says so. The hour and the limits are in Settings, Notifications.',
        'لا يُرسل شيء دون خادم بريد، ويوضح الملف الشخصي ذلك. الساعة والحدود في الإعدادات، الإشعارات.',
      ],
    },
    {
      id: 'live',
      title: ['When updates are paused', 'عند توقّف التحديثات'],
      steps: [
        [
          'A note at the bottom says that live updates are paused, and since when.',
          'تظهر ملاحظة في الأسفل بتوقّف التحديثات المباشرة ووقت آخر تحديث.',
        ],
        [
          'Nothing is lost: the screen catches up when the connection is back.',
          'لا يضيع شيء: تلحق الشاشة بما فاتها عند عودة الاتصال.',
        ],
      ],
    },
  ],
};
