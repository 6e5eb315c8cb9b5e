import type { GuidePage } from '../../guide-content.ts';

export const dashboardGuide: GuidePage = {
  title: ['Dashboard', 'لوحة التحكم'],
  purpose: [
    'What is going on now and what needs you today. Every figure leads to the records it counts.',
    'ما يجري الآن وما يحتاج إليك اليوم. كل رقم يفتح السجلات التي يعدّها.',
  ],
  picture: 'dashboard',
  tasks: [
    {
      id: 'needs',
      title: ['Work through what needs you', 'إنجاز ما يحتاج إليك'],
      steps: [
        [
          'Look at **Needs you today**: open places, approvals, interviews, applications and deletion requests, the most urgent first.',
          'مراجعة **يحتاج إليك اليوم**: الأماكن الشاغرة والاعتمادات والمقابلات والطلبات وطلبات الحذف، والأكثر إلحاحًا أولًا.',
        ],
        [
          'Choose the button at the end of a row. It opens exactly what the row counts.',
          'اختيار الزر في نهاية الصف، فيفتح ما يعدّه الصف تمامًا.',
        ],
        ['What is done leaves the list by itself.', 'ما يُنجز يغادر القائمة من تلقاء نفسه.'],
      ],
      note: ['A row only appears for those who may act on it.', 'لا يظهر الصف إلا لمن يملك صلاحية التصرّف فيه.'],
    },
    {
      id: 'figures',
      title: ['Open the records behind a figure', 'فتح السجلات خلف الرقم'],
      steps: [
        [
          'Choose a figure in **Events**, **Ushers**, **Transfers** or **Team Leaders**.',
          'اختيار رقم في **الفعاليات** أو **المنظّمون** أو **التحويلات** أو **قادة الفرق**.',
        ],
        [
          'The list opens with the same filter, so it has as many records as the figure says.',
          'تُفتح القائمة بعامل التصفية نفسه، فعدد سجلاتها هو الرقم نفسه.',
        ],
      ],
    },
    {
      id: 'trend',
      title: ['Compare with the period before', 'المقارنة بالفترة السابقة'],
      steps: [
        [
          'In **Shifts worked** choose **4 weeks**, **12 weeks** or **Year**.',
          'في **الورديات المنجزة** اختيار **4 أسابيع** أو **12 أسبوعًا** أو **سنة**.',
        ],
        ['The dashed line is the period before.', 'الخط المتقطّع هو الفترة السابقة.'],
      ],
      note: [
        'Figures follow what others do while the page is open. **Refresh** asks again at once.',
        'تتبع الأرقام ما يفعله الآخرون ما دامت الصفحة مفتوحة. **تحديث** يطلبها من جديد فورًا.',
      ],
    },
  ],
  rights: [
    { does: ['See the dashboard', 'الاطلاع على لوحة التحكم'], needs: 'dashboard.read' },
    { does: ['Plan a **New event**', 'تخطيط **فعالية جديدة**'], needs: 'events.write' },
  ],
};
