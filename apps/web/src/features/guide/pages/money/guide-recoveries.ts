import type { GuidePage } from '../../guide-content.ts';

export const recoveriesGuide: GuidePage = {
  title: ['Recoveries', 'الاستردادات'],
  purpose: [
    'What somebody was paid too much is taken from pending and later transfers, the oldest first and never below zero.',
    'ما دُفع زيادة يُخصم من التحويلات المنتظرة واللاحقة، الأقدم أولًا ودون النزول تحت الصفر.',
  ],
  picture: 'recoveries',
  tasks: [
    {
      id: 'record',
      title: ['Record an overpayment', 'تسجيل مبلغ زائد'],
      steps: [
        [
          'Open the paid transfer and choose **Record an overpayment**. Without a transfer, **Record a debt** on the person’s Transfers tab.',
          'فتح التحويل المدفوع واختيار **تسجيل مبلغ زائد**. ودون تحويل **تسجيل دين** في تبويب معاملات الشخص.',
        ],
        [
          'Enter amount and reason. Pending transfers are reduced at once.',
          'إدخال المبلغ والسبب، فتُخفَّض التحويلات المنتظرة فورًا.',
        ],
      ],
    },
    {
      id: 'cancel',
      title: ['Give up what is left', 'التنازل عن المتبقّي'],
      steps: [
        [
          '**Cancel recovery** with a reason. Pending transfers get their full amount again.',
          '**إلغاء الاسترداد** مع السبب، فتستعيد التحويلات المنتظرة مبالغها كاملة.',
        ],
      ],
    },
  ],
  keys: ['lists'],
  rights: [
    { does: ['See recoveries', 'الاطلاع على الاستردادات'], needs: 'transfers.read' },
    { does: ['Record and cancel them', 'تسجيلها وإلغاؤها'], needs: 'transfers.write' },
  ],
};
