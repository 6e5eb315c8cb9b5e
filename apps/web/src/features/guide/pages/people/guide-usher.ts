import type { GuidePage } from '../../guide-content.ts';

export const usherGuide: GuidePage = {
  title: ['An usher’s page', 'صفحة المنظّم'],
  purpose: [
    'One person in tabs: work, availability, figures, documents, bank, pay and history.',
    'شخص واحد في علامات تبويب: العمل والتفرّغ والمؤشرات والوثائق والبنك والمستحقات والسجل.',
  ],
  picture: 'usher',
  tasks: [
    {
      id: 'edit',
      title: ['Change what is on record', 'تعديل البيانات'],
      steps: [
        [
          '**Edit** opens the form. What is missing for approval stands at the top of the page.',
          '**تعديل** يفتح النموذج. ما ينقص للاعتماد يظهر أعلى الصفحة.',
        ],
        [
          'Every change is kept in **History**, with before and after.',
          'كل تعديل يُحفظ في **السجل** بقيمتيه قبل التعديل وبعده.',
        ],
      ],
    },
    {
      id: 'bank',
      title: ['Enter and confirm a bank account', 'إدخال حساب بنكي وتأكيده'],
      steps: [
        [
          'In **Bank** choose **Add bank account** and enter IBAN, bank and holder.',
          'في **البنك** اختيار **إضافة حساب بنكي** وإدخال رقم الآيبان والبنك وصاحب الحساب.',
        ],
        [
          'Payouts are held until finance chooses **Confirm account**.',
          'تُوقف المدفوعات إلى أن تختار المالية **تأكيد الحساب**.',
        ],
        [
          '**Reveal IBAN** shows the whole number once, and is logged.',
          '**إظهار الآيبان** يُظهر الرقم كاملًا مرة واحدة، ويُسجَّل ذلك.',
        ],
      ],
    },
    {
      id: 'documents',
      title: ['Keep documents', 'حفظ الوثائق'],
      steps: [
        [
          'In **Documents** choose **Add document** with its kind and the day it expires. You are told some days before; the settings say how many.',
          'في **الوثائق** اختيار **إضافة وثيقة** مع نوعها ويوم انتهائها. يصل إشعار قبله بأيام تحددها الإعدادات.',
        ],
      ],
    },
    {
      id: 'availability',
      title: ['Say when somebody can work', 'تحديد أوقات التفرّغ'],
      steps: [
        [
          'In **Availability** set the **Usual week** and **Add days off**. Who has said nothing can always work.',
          'في **التفرّغ** ضبط **الأسبوع المعتاد** و**إضافة أيام غياب**. من لم يحدّد شيئًا يُعدّ متاحًا دائمًا.',
        ],
      ],
    },
    {
      id: 'figures',
      title: ['Read the figures', 'قراءة المؤشرات'],
      steps: [
        [
          '**KPIs** shows reliability, attendance, punctuality and more, each with how many cases it rests on.',
          '**المؤشرات** يعرض الموثوقية والحضور والالتزام بالموعد وغيرها، ومع كل منها عدد الحالات.',
        ],
        [
          'Below three shifts somebody is **New**: there is no figure yet.',
          'لأقل من ثلاث ورديات يظهر **جديد**: لا رقم بعد.',
        ],
      ],
    },
    {
      id: 'block',
      title: ['Block somebody', 'حظر شخص'],
      steps: [
        [
          'In **More actions** choose **Block**, until a day or for good, with a reason. See [Blocked ushers](blocked-ushers).',
          'من **إجراءات أخرى** اختيار **حظر** إلى يوم محدد أو نهائيًا مع السبب. راجع [المنظّمون المحظورون](blocked-ushers).',
        ],
      ],
    },
    {
      id: 'merge',
      title: ['Merge two records of one person', 'دمج سجلّين لشخص واحد'],
      steps: [
        [
          'Choose **Merge**, find the other record and choose which stays.',
          'اختيار **دمج** وإيجاد السجل الآخر وتحديد الباقي منهما.',
        ],
        [
          'Everything of the other comes along. It can be undone for a day.',
          'ينتقل كل ما في الآخر إليه، ويمكن التراجع خلال يوم.',
        ],
      ],
    },
  ],
  rights: [
    { does: ['Change, block, merge', 'التعديل والحظر والدمج'], needs: 'ushers.write' },
    { does: ['Open documents', 'فتح الوثائق'], needs: 'documents.read' },
    { does: ['Reveal an IBAN', 'إظهار رقم الآيبان'], needs: 'bank.reveal' },
    { does: ['Reveal an ID number', 'إظهار رقم الهوية'], needs: 'id_number.reveal' },
  ],
};
