import type { GuidePage } from '../../guide-content.ts';

export const adminsGuide: GuidePage = {
  title: ['Admin accounts', 'حسابات المسؤولين'],
  purpose: ['Who can sign in, and what each may do.', 'من يمكنه الدخول وما صلاحيات كل حساب.'],
  picture: 'admins',
  tasks: [
    {
      id: 'invite',
      title: ['Invite a colleague', 'دعوة زميل'],
      steps: [
        ['**Invite admin**: name, email and a permission set.', '**دعوة مسؤول**: الاسم والبريد ومجموعة الصلاحيات.'],
        [
          'An email with the link goes out; without a mail server you get the link to share, shown once.',
          'يُرسل الرابط بالبريد، ودون خادم بريد يظهر الرابط مرة واحدة لمشاركته.',
        ],
        [
          '**Send new invitation** makes a new link; the old one stops working.',
          '**إرسال دعوة جديدة** ينشئ رابطًا جديدًا ويبطل السابق.',
        ],
      ],
    },
    {
      id: 'leave',
      title: ['When somebody leaves', 'عند مغادرة أحد'],
      steps: [
        [
          '**Deactivate** ends all sessions at once. What they did stays in the audit log.',
          '**تعطيل** ينهي كل الجلسات فورًا، ويبقى ما فعلوه في سجل التدقيق.',
        ],
        ['Nobody can deactivate themselves or the last owner.', 'لا يمكن لأحد تعطيل حسابه ولا تعطيل آخر مالك.'],
      ],
    },
    {
      id: 'help',
      title: ['Help somebody back in', 'إعادة أحد إلى حسابه'],
      steps: [
        ['**Send password link** for a lost password.', '**إرسال رابط كلمة المرور** عند فقدان كلمة المرور.'],
        [
          '**Reset two-factor sign-in** when phone and codes are lost; make sure the request came from them.',
          '**إعادة ضبط المصادقة الثنائية** عند فقدان الهاتف والرموز، بعد التأكد من مصدر الطلب.',
        ],
      ],
    },
  ],
  statuses: [
    {
      name: ['Owner', 'مالك'],
      means: ['Everything, settings and accounts included.', 'كل شيء، بما فيه الإعدادات والحسابات.'],
    },
    {
      name: ['Operations', 'عمليات'],
      means: ['Plans events, hires and runs the day.', 'تخطيط الفعاليات والتوظيف وإدارة اليوم.'],
    },
    {
      name: ['Recruiter', 'توظيف'],
      means: ['People, join requests, interviews, blocks.', 'الأشخاص وطلبات الانضمام والمقابلات والحظر.'],
    },
    {
      name: ['Finance', 'مالية'],
      means: ['Approves and pays; sees bank details.', 'الاعتماد والدفع والاطلاع على البيانات البنكية.'],
    },
    { name: ['Viewer', 'مطّلع'], means: ['Reads lists and reports.', 'الاطلاع على القوائم والتقارير.'] },
  ],
  keys: ['lists'],
  rights: [{ does: ['Invite, change, deactivate', 'الدعوة والتعديل والتعطيل'], needs: 'admins.write' }],
};
