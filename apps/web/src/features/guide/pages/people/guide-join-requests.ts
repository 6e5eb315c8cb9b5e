import type { GuidePage } from '../../guide-content.ts';

export const joinRequestsGuide: GuidePage = {
  title: ['Join requests', 'طلبات الانضمام'],
  purpose: [
    'People who ask to join as usher or team leader, the longest wait first.',
    'من يطلبون الانضمام منظّمين أو قادة فرق، والأطول انتظارًا أولًا.',
  ],
  picture: 'join-requests',
  tasks: [
    {
      id: 'decide',
      title: ['Decide about a request', 'البتّ في طلب'],
      steps: [
        [
          'Open a request. It says which of seven parts are missing and whether we may know the person; its code leads to their page.',
          'فتح طلب. يظهر الناقص من أجزائه السبعة واحتمال معرفتنا بالشخص، ورمزه يؤدي إلى صفحته.',
        ],
        [
          '**Book interview**, **Approve**, or **Reject** with a reason.',
          '**حجز مقابلة** أو **اعتماد** أو **رفض** مع السبب.',
        ],
        [
          'A button that is shut says why beside it: under 18, something missing, no passing scorecard.',
          'الزر المعطّل يذكر سببه بجانبه: دون 18 عامًا، أو بيانات ناقصة، أو بطاقة تقييم دون درجة القبول.',
        ],
      ],
    },
    {
      id: 'narrow',
      title: ['Find what needs work', 'إيجاد ما يحتاج إلى عمل'],
      steps: [
        [
          'Filter by flag or by **Complete**: duplicates, under 18, asked again, a missed interview, or one missing part. Sort by **Complete**.',
          'التصفية حسب التنبيه أو **الاكتمال**: التكرار، أو دون 18، أو طلب متكرر، أو مقابلة لم تُحضر، أو جزء ناقص. الترتيب حسب **الاكتمال**.',
        ],
      ],
    },
    {
      id: 'board',
      title: ['Use the board', 'استخدام اللوحة'],
      steps: [
        [
          'Switch to **Board** and drag cards from stage to stage. Columns that cannot take one say why.',
          'الانتقال إلى **اللوحة** وسحب البطاقات بين المراحل. الأعمدة التي لا تقبلها تذكر السبب.',
        ],
      ],
      picture: 'join-board',
    },
    {
      id: 'twins',
      title: ['Deal with a duplicate', 'معالجة التكرار'],
      steps: [
        [
          '**Duplicate?** names who has the same name and birth date, ID number or account. **Compare** shows both, to [merge](usher#merge) them.',
          '**تكرار؟** يذكر من له الاسم وتاريخ الميلاد أو رقم الهوية أو الحساب نفسه. **مقارنة** تعرض السجلّين، ثم يُجرى [الدمج](usher#merge).',
        ],
      ],
    },
    {
      id: 'under-age',
      title: ['When somebody is under 18', 'عند من هم دون 18 عامًا'],
      steps: [
        [
          'They cannot be approved. **Under 18** (U) deletes everything about them at once; we may not keep it.',
          'لا يمكن اعتمادهم. **دون 18 عامًا** (U) يحذف كل ما يخصّهم فورًا، إذ لا يجوز الاحتفاظ به.',
        ],
      ],
    },
  ],
  keys: ['lists', 'join_requests', 'board'],
  rights: [
    { does: ['See requests', 'الاطلاع على الطلبات'], needs: 'join_requests.read' },
    { does: ['Interview, approve, reject', 'المقابلة والاعتماد والرفض'], needs: 'join_requests.write' },
  ],
};
