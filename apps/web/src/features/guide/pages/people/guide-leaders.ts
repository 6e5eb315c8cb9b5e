import type { GuidePage } from '../../guide-content.ts';

export const leadersGuide: GuidePage = {
  title: ['Team leaders', 'قادة الفرق'],
  purpose: [
    'Who leads ushers at events: decisions, load and how their teams do.',
    'من يقود المنظّمين في الفعاليات: القرارات والعبء وأداء الفرق.',
  ],
  picture: 'leaders',
  tasks: [
    {
      id: 'approve',
      title: ['Approve or turn down', 'الاعتماد أو عدم القبول'],
      steps: [
        [
          'Pending ones come first. Open one and choose **Approve** or **Turn down**.',
          'يأتي المنتظرون أولًا. فتح أحدهم واختيار **اعتماد** أو **عدم القبول**.',
        ],
        ['What is missing for approval is named beside the button.', 'ما ينقص للاعتماد مذكور بجانب الزر.'],
        [
          '**Return to pending** takes an approval back, unless the person leads a running event; it says how many future events lose their leader, who is told.',
          '**إعادة إلى الانتظار** يسحب الاعتماد ما لم يكن الشخص قائدًا لفعالية جارية، ويذكر قبلها عدد الفعاليات القادمة التي تفقد قائدها، ويُبلَّغ بذلك.',
        ],
      ],
    },
    {
      id: 'promote',
      title: ['Make an usher a leader', 'ترقية منظّم إلى قائد'],
      steps: [
        [
          'Open the usher’s page and promote them in **More actions**. It stays one person, with two roles.',
          'فتح صفحة المنظّم والترقية من **إجراءات أخرى**. يبقى شخصًا واحدًا بصفتين.',
        ],
      ],
    },
    {
      id: 'read',
      title: ['See how a leader does', 'معرفة أداء القائد'],
      steps: [
        [
          '**Team on time** compares the last events with the median of all leaders.',
          'يقارن الرسم التزام الفريق في آخر الفعاليات بوسيط جميع القادة.',
        ],
        [
          '**Events led** has team, arrivals and no-shows of each event.',
          '**قيادة فعاليات** فيه الفريق والوصول والتغيّب لكل فعالية.',
        ],
        [
          '**Teams** has everybody who was in a team of this leader at completed events, with attendance; **Ratings & notes** has the stars given to them.',
          '**الفرق** فيه كل من عمل في فرق هذا القائد في الفعاليات المكتملة مع الحضور، و**التقييمات والملاحظات** فيه ما مُنح لهم من نجوم.',
        ],
      ],
      picture: 'leader',
    },
  ],
  statuses: [
    { name: ['Pending', 'قيد الانتظار'], means: ['Wants to lead; not decided.', 'يرغب في القيادة ولم يُبتّ فيه.'] },
    { name: ['Approved', 'معتمد'], means: ['Can be chosen for events.', 'يمكن اختياره للفعاليات.'] },
  ],
  keys: ['lists'],
  rights: [
    { does: ['See team leaders', 'الاطلاع على قادة الفرق'], needs: 'leaders.read' },
    { does: ['Add, approve, turn down', 'الإضافة والاعتماد وعدم القبول'], needs: 'leaders.write' },
  ],
};
