import type { GuidePage } from '../../guide-content.ts';

export const deletionRequestsGuide: GuidePage = {
  title: ['Deletion requests', 'طلبات الحذف'],
  purpose: [
    'People who asked on the public page for their account to be deleted. Each has 30 days.',
    'من طلبوا عبر الصفحة العامة حذف حساباتهم. لكل طلب 30 يومًا.',
  ],
  picture: 'deletion-requests',
  tasks: [
    {
      id: 'delete',
      title: ['Delete somebody’s data', 'حذف بيانات شخص'],
      steps: [
        [
          'Open **Join requests** and the tab **Deletion requests**; the most urgent come first.',
          'فتح **طلبات الانضمام** ثم علامة التبويب **طلبات حذف الحسابات**، والأكثر إلحاحًا أولًا.',
        ],
        [
          'Choose whose data it is. One email address may belong to several people, or to nobody.',
          'تحديد صاحب البيانات. قد يخص البريد عدة أشخاص أو لا أحد.',
        ],
        [
          'Read what goes and what stays: payments stay without a name. Then **Delete data**.',
          'قراءة ما يُحذف وما يبقى: المدفوعات تبقى بلا اسم. ثم **حذف البيانات**.',
        ],
      ],
      note: [
        'Not possible while money is owed or an event is not completed; it says which.',
        'غير ممكن ما دامت هناك مستحقات أو فعالية غير مكتملة، ويُذكر أيّها.',
      ],
    },
    {
      id: 'refuse',
      title: ['Refuse or close', 'الرفض أو الإغلاق'],
      steps: [
        ['**Refuse** with a reason, and tell the person yourself.', '**رفض** مع السبب، وإبلاغ الشخص مباشرة.'],
        ['**Close: no data held** when nobody has that address.', '**إغلاق: لا بيانات لدينا** إن لم يكن العنوان لأحد.'],
      ],
    },
  ],
  keys: ['lists'],
  rights: [
    { does: ['See requests', 'الاطلاع على الطلبات'], needs: 'join_requests.read' },
    { does: ['Delete data', 'حذف البيانات'], needs: 'join_requests.write' },
  ],
};
