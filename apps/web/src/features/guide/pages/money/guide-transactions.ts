import type { GuidePage } from '../../guide-content.ts';

export const transactionsGuide: GuidePage = {
  title: ['Transactions', 'المعاملات'],
  purpose: [
    'Every transfer: who is owed what, for which event, and how far it is on the way to the bank.',
    'كل التحويلات: لمن وكم وعن أي فعالية وأين وصلت في طريقها إلى البنك.',
  ],
  picture: 'transactions',
  tasks: [
    {
      id: 'understand',
      title: ['Understand an amount', 'فهم مبلغ'],
      steps: [
        [
          'Open a transfer. **Pay breakdown** explains each line: hours, rate and factor, allowances, deductions.',
          'فتح تحويل. **تفاصيل الأجر** يشرح كل بند: الساعات والأجر والمعامل والبدلات والخصومات.',
        ],
        [
          'Its page also has the account, the ledger entries and the history.',
          'وفي صفحته الحساب وقيود الدفتر والسجل أيضًا.',
        ],
      ],
      note: [
        'Transfers are created when an event is [completed](event#start).',
        'تُنشأ التحويلات عند [إكمال الفعالية](event#start).',
      ],
    },
    {
      id: 'approve',
      title: ['Approve', 'الاعتماد'],
      steps: [
        ['Choose the sum of what is pending; the list narrows to it.', 'اختيار مجموع المنتظر، فتضيق القائمة إليه.'],
        [
          'Look at a transfer and choose **Approve**, or press `A`. What cannot be approved says why.',
          'مراجعة تحويل ثم اختيار **اعتماد** أو ضغط `A`. ما لا يمكن اعتماده يذكر السبب.',
        ],
        [
          'For many, tick them and confirm count and control total. Each gets its own result.',
          'لاعتماد كثير منها تُحدَّد ويُؤكَّد العدد ومجموع المطابقة، ولكل منها نتيجته.',
        ],
      ],
      note: [
        'Nobody approves what they made or edited last. Above the limit in [Settings](settings) two different admins approve.',
        'لا يعتمد أحد ما أنشأه أو عدّله أخيرًا. وفوق الحد المذكور في [الإعدادات](settings) يعتمد مسؤولان مختلفان.',
      ],
    },
    {
      id: 'edit',
      title: ['Correct an amount', 'تصحيح مبلغ'],
      steps: [
        [
          'While it is pending, **Edit lines** changes lines or adds one. Every change needs a note.',
          'ما دام منتظرًا يتيح **تعديل البنود** تعديل البنود أو إضافة بند، ولكل تعديل ملاحظة.',
        ],
        ['**Return** takes an approval back first.', '**إرجاع** يسحب الاعتماد أولًا.'],
      ],
    },
    {
      id: 'hold',
      title: ['Hold or void', 'التعليق أو الإبطال'],
      steps: [
        [
          '**Hold** keeps a transfer from being approved and paid, until **Release**.',
          '**تعليق** يمنع اعتماد التحويل ودفعه حتى **رفع التعليق**.',
        ],
        ['**Void** ends it for good: it leaves every total.', '**إبطال** ينهيه نهائيًا ويخرجه من كل المجاميع.'],
      ],
    },
    {
      id: 'pay',
      title: ['Record a payment by hand', 'تسجيل دفعة يدويًّا'],
      steps: [
        [
          '**Mark as paid** with the day and the bank’s reference. The payee is told.',
          '**تسجيل الدفع** مع اليوم ومرجع البنك، ويُبلَّغ المستفيد.',
        ],
      ],
    },
    {
      id: 'batch',
      title: ['Pay by a batch', 'الدفع بدفعة بنكية'],
      steps: [
        [
          'Tick approved transfers and choose **New payment batch**, then **Continue** and **Make draft**.',
          'تحديد تحويلات معتمدة واختيار **دفعة بنكية جديدة** ثم **متابعة** و**إنشاء المسودة**.',
        ],
        [
          '**Add lines** takes more approved transfers into the draft. Each line names what speaks against it. **Export** fixes the file; give the bank pain.001 or its own list.',
          '**إضافة بنود** تُدخل تحويلات معتمدة أخرى في المسودة. ويذكر كل بند ما يمنعه. **تصدير** يثبّت الملف، ثم يُسلَّم البنك ملف pain.001 أو قائمته.',
        ],
        [
          '**Import bank answer** shows the results before they are recorded. What was refused comes back on hold.',
          '**استيراد رد البنك** يعرض النتائج قبل تسجيلها. وما رُفض يعود معلّقًا.',
        ],
      ],
      picture: 'payment-batch',
      note: [
        'An owner adds the account that pays, and the lists of banks, in [Settings](settings#payments).',
        'يضيف أحد المالكين الحساب الدافع وقوائم البنوك في [الإعدادات](settings#payments).',
      ],
    },
    {
      id: 'payslips',
      title: ['Hand out payslips', 'إصدار قسائم الدفع'],
      steps: [
        ['A transfer leads to its payslip: **Open payslip**.', 'يقود كل تحويل إلى قسيمته: **فتح قسيمة الدفع**.'],
        [
          'For many, tick paid transfers and choose **Payslips as ZIP**; it waits among the background jobs for a day.',
          'لإصدار كثير منها تُحدَّد التحويلات المدفوعة ثم **قسائم الدفع في ملف ZIP**، ويبقى الملف يومًا في مهام الخلفية.',
        ],
      ],
      note: [
        'Notes of edited lines and reasons of adjustments stand on the payslip.',
        'تظهر في القسيمة ملاحظات البنود المعدّلة وأسباب التسويات.',
      ],
    },
    {
      id: 'add',
      title: ['Add a bonus or a correction', 'إضافة مكافأة أو تصحيح'],
      steps: [
        [
          '**New adjustment**: whom, event, amount and reason. Somebody else approves it. On a paid transfer, person and event are known already.',
          '**تسوية جديدة**: المستفيد والفعالية والمبلغ والسبب، ويعتمدها شخص آخر. ومن تحويل مدفوع يكون المستفيد والفعالية محدّدين.',
        ],
      ],
    },
  ],
  statuses: [
    {
      name: ['Pending approval', 'بانتظار الاعتماد'],
      means: ['Created; amount and account can still change.', 'أُنشئ ويمكن أن يتغيّر مبلغه وحسابه.'],
    },
    {
      name: ['Approved', 'معتمد'],
      means: ['Amount and account are frozen; ready to be paid.', 'ثُبّت المبلغ والحساب وهو جاهز للدفع.'],
    },
    { name: ['Transferred', 'محوّلة'], means: ['Paid, with day and bank reference.', 'دُفع بتاريخ ومرجع بنكي.'] },
  ],
  keys: ['lists', 'transfers'],
  rights: [
    { does: ['See transfers', 'الاطلاع على التحويلات'], needs: 'transfers.read' },
    { does: ['Approve, edit, hold, pay', 'الاعتماد والتعديل والتعليق والدفع'], needs: 'transfers.write' },
  ],
};
