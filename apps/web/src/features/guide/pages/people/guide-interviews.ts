import type { GuidePage } from '../../guide-content.ts';

export const interviewsGuide: GuidePage = {
  title: ['Interviews', 'المقابلات'],
  purpose: [
    'The calendar of interviewers: book, move and score interviews.',
    'تقويم المقابلات: حجزها ونقلها وتقييمها.',
  ],
  picture: 'interviews',
  tasks: [
    {
      id: 'book',
      title: ['Book an interview', 'حجز مقابلة'],
      steps: [
        [
          'Drag somebody from **To book** to an open time, or choose **Book** and a time.',
          'سحب شخص من **بانتظار موعد** إلى وقت متاح، أو اختيار **حجز** ثم الوقت.',
        ],
        [
          'Add a **Video link** or **Place**: the person is told day, time and where.',
          'إضافة **رابط الفيديو** أو **المكان**: يُبلَّغ الشخص باليوم والوقت والمكان.',
        ],
      ],
    },
    {
      id: 'move',
      title: ['Move or close one', 'نقل مقابلة أو إغلاقها'],
      steps: [
        [
          'Open it and choose **Reschedule**, **Did not come** or **Cancel interview**.',
          'فتحها واختيار **إعادة جدولة** أو **عدم حضور** أو **إلغاء المقابلة**.',
        ],
        [
          'A red edge is a **Conflict**: work, a day off, or an interviewer who holds none any more. Ways out are offered.',
          'الحافة الحمراء تعني **تعارض**: عمل، أو يوم إجازة، أو مُقابِل لم يعد يجري مقابلات. وتُعرض حلول لها.',
        ],
      ],
    },
    {
      id: 'block',
      title: ['Block time of an interviewer', 'حجب وقت مُقابِل'],
      steps: [
        [
          '**Block time**, then interviewer, day, hours and reason. Move what is planned there first.',
          '**حجب وقت**، ثم المُقابِل واليوم والساعات والسبب. يُنقل ما هو مقرر فيه أولًا.',
        ],
        ['The cross on it opens the time again.', 'علامة الإغلاق عليه تفتح الوقت من جديد.'],
      ],
    },
    {
      id: 'score',
      title: ['Fill in the scorecard', 'تعبئة بطاقة التقييم'],
      steps: [
        [
          'From the day of the interview on, score every criterion from 1 to 5 and add a note.',
          'بدءًا من يوم المقابلة يُقيَّم كل معيار من 1 إلى 5 مع ملاحظة.',
        ],
        [
          '**Save scorecard**. From the pass mark up the person can be approved.',
          '**حفظ بطاقة التقييم**. من درجة القبول فأعلى يمكن اعتماد الشخص.',
        ],
      ],
      note: [
        'Criteria, pass mark, days and hours are set in [Settings](settings).',
        'المعايير ودرجة القبول والأيام والساعات في [الإعدادات](settings).',
      ],
    },
  ],
  rights: [{ does: ['Book and score interviews', 'حجز المقابلات وتقييمها'], needs: 'join_requests.write' }],
};
