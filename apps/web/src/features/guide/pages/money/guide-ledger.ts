import type { GuidePage } from '../../guide-content.ts';

export const ledgerGuide: GuidePage = {
  title: ['Ledger', 'دفتر الأستاذ'],
  purpose: [
    'Every move of money in double entry, with balances. It follows from transfers by itself and proves itself every night.',
    'كل حركة مالية بالقيد المزدوج مع الأرصدة. يتبع التحويلات تلقائيًا ويُتحقَّق منه كل ليلة.',
  ],
  picture: 'ledger',
  tasks: [
    {
      id: 'read',
      title: ['Look at a period', 'الاطلاع على فترة'],
      steps: [
        [
          'Filter by days, account, person, event or transfer.',
          'التصفية بالأيام أو الحساب أو الشخص أو الفعالية أو التحويل.',
        ],
        [
          '**Balances** has opening, debit, credit and closing of each account.',
          '**الأرصدة** فيه الرصيد الافتتاحي والمدين والدائن والختامي لكل حساب.',
        ],
      ],
    },
    {
      id: 'export',
      title: ['Hand it to the accountant', 'تسليمه إلى المحاسب'],
      steps: [
        [
          '**Export** writes the postings with the account codes of the [settings](settings).',
          '**تصدير** يكتب القيود برموز الحسابات الواردة في [الإعدادات](settings).',
        ],
      ],
    },
    {
      id: 'prove',
      title: ['Prove it', 'التحقّق منه'],
      steps: [
        [
          '**Prove now** compares the postings with transfers, pay lines and recoveries.',
          '**المطابقة الآن** يقارن القيود بالتحويلات وبنود الأجر والاستردادات.',
        ],
        [
          'If anything disagrees, the differences are listed and the bell tells finance and owners.',
          'عند أي اختلاف تُعرض الفروق ويُنبَّه الماليون والملّاك بالجرس.',
        ],
      ],
    },
  ],
  keys: ['lists'],
  rights: [{ does: ['Read and prove the ledger', 'الاطلاع على الدفتر والتحقّق منه'], needs: 'ledger.read' }],
};
