import type { GuidePage } from '../../guide-content.ts';

export const changeEventGuide: GuidePage = {
  title: ['Changing a published event', 'تعديل فعالية منشورة'],
  purpose: [
    'A published event can be changed. Before saving you see whom it concerns, in numbers.',
    'يمكن تعديل الفعالية المنشورة، ويظهر قبل الحفظ من يتأثر بالأرقام.',
  ],
  picture: 'change-event',
  tasks: [
    {
      id: 'change',
      title: ['Change something', 'تعديل شيء'],
      steps: [
        [
          'Choose **Edit event** on the event’s page. The wizard opens with what is saved.',
          'اختيار **تعديل الفعالية** في صفحة الفعالية، فتُفتح خطوات التخطيط بما هو محفوظ.',
        ],
        [
          'Each step says above what a change there does to people who are booked.',
          'كل خطوة تبيّن في أعلاها أثر التعديل في المحجوزين.',
        ],
        [
          'Choose **Save changes**, or review what concerns people first.',
          'اختيار **حفظ التغييرات** أو مراجعة ما يمسّ الأشخاص أولًا.',
        ],
        [
          'Read who reconfirms, who is only told and who is released, then confirm.',
          'قراءة من يُعيد التأكيد ومن يُبلَّغ فقط ومن يُعفى، ثم التأكيد.',
        ],
      ],
      note: [
        'Only what was shown is saved. If somebody was hired meanwhile, the new numbers are shown first.',
        'لا يُحفظ إلا ما عُرض. إن حُجز أحد في الأثناء تُعرض الأرقام الجديدة أولًا.',
      ],
    },
    {
      id: 'free',
      title: ['What concerns nobody', 'ما لا يمسّ أحدًا'],
      steps: [
        [
          'Contact, briefing, uniform, cover, leaders, more places, and new shifts, zones and roles are saved at once.',
          'جهة الاتصال والتعليمات والزي والغلاف والقادة والأماكن الإضافية والورديات والمناطق والأدوار الجديدة تُحفظ فورًا.',
        ],
      ],
    },
    {
      id: 'guarded',
      title: ['What asks people again', 'ما يستلزم إعادة التأكيد'],
      steps: [
        [
          'New hours or days, another venue, fewer places or better pay: those booked are asked to reconfirm and told until when.',
          'عند تغيير الساعات أو الأيام أو المكان أو تقليل الأماكن أو رفع الأجر يُطلب من المحجوزين إعادة التأكيد مع ذكر المهلة.',
        ],
        [
          'Who would clash, rest too little or work too many hours is released.',
          'من يقع في تعارض أو تقلّ راحته أو تزيد ساعاته عن الحد يُعفى.',
        ],
        [
          'A place whose holder does not answer goes to a reserve or the waitlist.',
          'المكان الذي لا يردّ شاغله ينتقل إلى الاحتياط أو قائمة الانتظار.',
        ],
      ],
    },
    {
      id: 'fixed',
      title: ['What cannot change', 'ما لا يتغيّر'],
      steps: [
        [
          'A shift that has begun, the currency, and lower pay for people who are booked.',
          'الوردية التي بدأت، والعملة، وخفض أجر المحجوزين.',
        ],
      ],
    },
  ],
  keys: ['wizard'],
  rights: [{ does: ['Change a published event', 'تعديل فعالية منشورة'], needs: 'events.write' }],
};
