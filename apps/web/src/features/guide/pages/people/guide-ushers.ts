import type { GuidePage } from '../../guide-content.ts';

export const ushersGuide: GuidePage = {
  title: ['Ushers', 'المنظّمون'],
  purpose: ['Everybody who works, or wants to work, at events.', 'كل من يعمل في الفعاليات أو يرغب في العمل فيها.'],
  picture: 'ushers',
  tasks: [
    {
      id: 'find',
      title: ['Find the right people', 'إيجاد الأشخاص المناسبين'],
      steps: [
        [
          'Choose a tab with a status, then filter by city, role, language, rating, or who is free on a day.',
          'اختيار علامة تبويب بالحالة، ثم التصفية بالمدينة أو الدور أو اللغة أو التقييم أو من هو متاح في يوم معيّن.',
        ],
        [
          'Choose a row to look at the person; `J` and `K` step on.',
          'اختيار صف لعرض الشخص، والمفتاحان `J` و`K` ينتقلان بينهم.',
        ],
      ],
      note: ['How lists work: [Lists](lists).', 'طريقة عمل القوائم: [القوائم](lists).'],
    },
    {
      id: 'add',
      title: ['Add somebody', 'إضافة شخص'],
      steps: [
        ['**New usher**: a name and a phone number are enough.', '**منظّم جديد**: يكفي اسم ورقم هاتف.'],
        [
          '**Map location** says where the person lives more exactly than the city; near is then measured from there.',
          '**الموقع على الخريطة** يحدد السكن أدق من المدينة، ومنه يُقاس القرب عندئذ.',
        ],
        [
          'Bank account and documents can be given at once; all is saved together, or nothing.',
          'يمكن إدخال الحساب البنكي والوثائق في الوقت نفسه، فيُحفظ كل شيء معًا أو لا يُحفظ شيء.',
        ],
        [
          'If phone or ID number are known already, the form leads to that person.',
          'إن كان الهاتف أو رقم الهوية معروفًا يقود النموذج إلى صاحبه.',
        ],
        [
          'The person starts as pending and is decided about in [Join requests](join-requests).',
          'يبدأ الشخص قيد الانتظار ويُبتّ فيه ضمن [طلبات الانضمام](join-requests).',
        ],
        [
          'Tick the roles the person does: events are opened to them, and people recommended, by city and **Roles**.',
          'تحديد الأدوار التي يؤديها الشخص: فبالمدينة و**الأدوار** تصل الفعاليات والترشيحات.',
        ],
      ],
      note: ['Many at once: [Import](import).', 'لإضافة كثيرين دفعة واحدة: [الاستيراد](import).'],
    },
    {
      id: 'bulk',
      title: ['Tag or message many', 'وسم كثيرين أو مراسلتهم'],
      steps: [
        [
          'Tick people and choose **Tag**, or write a message.',
          'تحديد الأشخاص ثم اختيار **إضافة وسوم** أو كتابة رسالة.',
        ],
        [
          '**Add roles** and **Remove roles** say of many what work they do.',
          '**إضافة أدوار** و**إزالة أدوار** تحددان عمل كثيرين دفعة واحدة.',
        ],
        ['A message goes out in the language each person speaks better.', 'تُرسل الرسالة باللغة التي يجيدها كل شخص.'],
      ],
    },
  ],
  statuses: [
    { name: ['Pending', 'قيد الانتظار'], means: ['Asked to join; not decided.', 'طلب الانضمام ولم يُبتّ فيه.'] },
    {
      name: ['In interview', 'في المقابلة'],
      means: ['An interview is booked or was held.', 'حُجزت له مقابلة أو أُجريت.'],
    },
    { name: ['Approved', 'معتمد'], means: ['May apply and be booked.', 'يمكنه التقدّم والحجز.'] },
    { name: ['Rejected', 'مرفوض'], means: ['May ask again after some days.', 'يمكنه الطلب مجددًا بعد أيام.'] },
    {
      name: ['Blocked', 'محظور'],
      means: ['May not work, until a day or for good.', 'لا يمكنه العمل إلى يوم محدد أو نهائيًا.'],
    },
  ],
  keys: ['lists'],
  rights: [
    { does: ['See people', 'الاطلاع على الأشخاص'], needs: 'ushers.read' },
    { does: ['Add and change people', 'إضافة الأشخاص وتعديلهم'], needs: 'ushers.write' },
    { does: ['Send messages', 'إرسال الرسائل'], needs: 'messages.send' },
  ],
};
