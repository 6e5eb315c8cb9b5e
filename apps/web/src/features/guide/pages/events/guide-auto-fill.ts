import type { GuidePage } from '../../guide-content.ts';

export const autoFillGuide: GuidePage = {
  title: ['Auto-fill', 'التعبئة التلقائية'],
  purpose: [
    'Finds the best people for all open places of an event at once. It proposes; nothing is saved before you do.',
    'تجد أنسب الأشخاص لكل الأماكن الشاغرة في الفعالية دفعة واحدة. هي تقترح، ولا يُحفظ شيء قبل قرارك.',
  ],
  picture: 'auto-fill',
  tasks: [
    {
      id: 'run',
      title: ['Make a plan', 'إعداد خطة'],
      steps: [
        [
          'On the hiring desk choose **Auto-fill**, then **Find the best plan**.',
          'في مكتب التوظيف اختيار **التعبئة التلقائية** ثم **البحث عن أفضل خطة**.',
        ],
        [
          'Decide whether it **May move people within their shift**. Locked people stay.',
          'تحديد خيار **السماح بالنقل داخل الوردية نفسها**. المثبَّتون يبقون.',
        ],
        [
          '**Also reserves** finds people who stand by, where the event wants them.',
          '**إضافة الاحتياط أيضًا** تجد من يكون احتياطًا حيث تطلبه الفعالية.',
        ],
        ['You can leave the page; the plan waits.', 'يمكن مغادرة الصفحة والخطة تبقى بانتظارك.'],
      ],
    },
    {
      id: 'read',
      title: ['Read the plan', 'قراءة الخطة'],
      steps: [
        [
          '**Proven optimal** means: no plan under your rules fills more places or matches better. Where too many live nearby, it says among how many.',
          '**الأمثل بالبرهان** تعني أن لا خطة ضمن القواعد تملأ أكثر أو توافق أفضل. وإن كثر من بالقرب ذُكر عدد من جرى تقييمهم.',
        ],
        [
          '**Changes** shows each person with the parts of the match and who would be next.',
          '**التغييرات** يعرض كل شخص مع أجزاء درجته ومن يليه.',
        ],
        [
          '**Cannot be filled** counts why nobody fits, and names the one change that would help.',
          '**تتعذّر تعبئتها** يعدّ أسباب تعذّر الملء ويذكر التغيير الذي يفيد.',
        ],
      ],
    },
    {
      id: 'save',
      title: ['Save it', 'حفظ الخطة'],
      steps: [
        ['Untick whoever should be left out.', 'إلغاء تحديد من يُستثنى.'],
        [
          '**Save plan**, then **Confirm at once** or **Invite** with a time to answer.',
          '**حفظ الخطة** ثم **تأكيد فوري** أو **دعوة** مع مهلة للرد.',
        ],
        [
          'What is too late by now is refused row by row, with its reason; the rest is saved.',
          'ما فات أوانه يُرفض صفًّا صفًّا مع السبب، ويُحفظ الباقي.',
        ],
      ],
    },
    {
      id: 'revert',
      title: ['Take it back', 'التراجع عن الخطة'],
      steps: [
        [
          '**Revert** takes back what nobody has touched since. The people are told.',
          '**تراجع** يعيد ما لم يُمسّ منذ ذلك الحين، ويُبلَّغ الأشخاص.',
        ],
      ],
    },
  ],
  rights: [{ does: ['Make and save a plan', 'إعداد خطة وحفظها'], needs: 'assignments.write' }],
};
