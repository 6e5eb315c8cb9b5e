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
          'Transfers are created when an event is [completed](event#start).',
          'تُنشأ التحويلات عند [إكمال الفعالية](event#start).',
        ],
      ],
    },
    {
      id: 'find',
      title: ['Find what waits', 'إيجاد ما ينتظر'],
      steps: [
        [
          'Choose the tab of a status, then filter by event, kind, age or missing bank account.',
          'اختيار علامة تبويب الحالة ثم التصفية بالفعالية أو النوع أو المدة أو غياب الحساب البنكي.',
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
  keys: ['lists'],
  rights: [
    { does: ['See transfers', 'الاطلاع على التحويلات'], needs: 'transfers.read' },
    { does: ['Approve and pay', 'الاعتماد والدفع'], needs: 'transfers.write' },
  ],
};
