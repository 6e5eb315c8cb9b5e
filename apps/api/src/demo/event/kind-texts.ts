import type { VenueKind } from './places.ts';

/** The same words in English and Arabic. */
type Words = readonly [en: string, ar: string];

/** What is written about an event of a kind. */
export interface KindTexts {
  readonly venues: readonly VenueKind[];
  readonly clients: readonly string[];
  readonly descriptions: readonly Words[];
  readonly uniform: Words;
  /** lines of this kind's briefing, besides those of every briefing */
  readonly briefing: readonly Words[];
}

const SUIT: Words = [
  'Dark suit or black abaya, white shirt, closed black shoes. Badge on the left, always visible.',
  'بدلة داكنة أو عباءة سوداء، وقميص أبيض، وحذاء أسود مغلق. البطاقة على الجهة اليسرى وظاهرة دائمًا.',
];
const POLO: Words = [
  'Green Proline polo (handed out on site), black trousers, comfortable black shoes. No logos of other brands.',
  'قميص برولاين الأخضر (يُسلَّم في الموقع)، وبنطال أسود، وحذاء أسود مريح. دون شعارات لعلامات أخرى.',
];
const STAGE: Words = [
  'All black: shirt, trousers, quiet soles. The torch and the ear-piece are handed out at the crew desk.',
  'لباس أسود كامل: قميص وبنطال وحذاء بنعل هادئ. يُسلَّم المصباح وسماعة الأذن عند مكتب الفريق.',
];

export const KIND_TEXTS: Readonly<Record<string, KindTexts>> = {
  Conference: {
    venues: ['hall'],
    clients: ['Gulf Congress Organizers', 'Dana Media Group', 'Oasis Health Network', 'Horizon Forums'],
    descriptions: [
      [
        'Keynotes in the morning, workshops in four rooms after lunch. Ministers and speakers arrive through the VIP entrance.',
        'كلمات رئيسية صباحًا، وورش عمل في أربع قاعات بعد الغداء. يدخل الوزراء والمتحدثون من مدخل كبار الشخصيات.',
      ],
      [
        'About 1,200 registered guests. Badges are printed at the desk; sessions begin on time, doors close two minutes before.',
        'نحو 1200 ضيف مسجَّل. تُطبع البطاقات عند المكتب، وتبدأ الجلسات في موعدها وتُغلق الأبواب قبلها بدقيقتين.',
      ],
    ],
    uniform: SUIT,
    briefing: [
      ['Know the program and the way to each room.', 'احفظوا البرنامج والطريق إلى كل قاعة.'],
      ['Questions from the press go to the media desk.', 'تُحال أسئلة الصحافة إلى مكتب الإعلام.'],
    ],
  },
  Exhibition: {
    venues: ['hall'],
    clients: ['Pearl Exhibitions', 'Falcon Motors', 'Gulf Congress Organizers', 'Marsa Brands'],
    descriptions: [
      [
        'Three halls, 180 stands. Trade visitors until four, families and students after that.',
        'ثلاث قاعات و180 جناحًا. للمختصين حتى الرابعة عصرًا، ثم للعائلات والطلاب.',
      ],
      [
        'Visitors register on their phones; whoever has no code is helped at the desk. Long queues between eleven and one.',
        'يسجّل الزوار من هواتفهم، ويُساعَد من لا يملك رمزًا عند المكتب. تطول الصفوف بين الحادية عشرة والواحدة.',
      ],
    ],
    uniform: POLO,
    briefing: [
      ['Keep the aisles free: no boxes, no seating.', 'أبقوا الممرات خالية: دون صناديق أو مقاعد.'],
      ['Count who comes in and tell your leader every hour.', 'أحصوا الداخلين وأبلغوا قائدكم كل ساعة.'],
    ],
  },
  Concert: {
    venues: ['stage', 'arena'],
    clients: ['Sahara Live', 'Nile Arts House', 'Noor Season Company'],
    descriptions: [
      [
        'Doors at seven, first song at nine. Seated downstairs, standing in front of the stage; nobody returns once he has left.',
        'تُفتح الأبواب في السابعة وتبدأ أول أغنية في التاسعة. جلوس في الأسفل ووقوف أمام المسرح، ولا عودة بعد الخروج.',
      ],
      [
        'An evening with full orchestra. Late guests wait for the interval; phones stay dark during the performance.',
        'أمسية مع أوركسترا كاملة. ينتظر المتأخرون الاستراحة، وتبقى الهواتف مطفأة أثناء العرض.',
      ],
    ],
    uniform: STAGE,
    briefing: [
      ['Know your exit and the two beside it.', 'اعرفوا مخرجكم والمخرجين المجاورين له.'],
      ['Nobody stands in the aisles once the lights go down.', 'لا يقف أحد في الممرات بعد إطفاء الأضواء.'],
    ],
  },
  Festival: {
    venues: ['open'],
    clients: ['Noor Season Company', 'Red Sea Culture Foundation', 'Blue Dhow Events'],
    descriptions: [
      [
        'Food, crafts and light shows in the open, with a stage for local bands. Families come before sunset, crowds after it.',
        'أطعمة وحرف وعروض ضوئية في الهواء الطلق، ومسرح للفرق المحلية. تأتي العائلات قبل الغروب والجموع بعده.',
      ],
      [
        'High attendance expected; queues are kept moving and families go first. Lost children wait at the information tent.',
        'يُتوقع حضور كبير؛ تُنظَّم الصفوف باستمرار وتُقدَّم العائلات. ينتظر الأطفال التائهون في خيمة المعلومات.',
      ],
    ],
    uniform: POLO,
    briefing: [
      ['Water and shade: change places every hour.', 'ماء وظل: تبادلوا المواقع كل ساعة.'],
      ['A lost child stays with one of you until the parents come.', 'يبقى الطفل التائه مع أحدكم حتى يصل والداه.'],
    ],
  },
  Sports: {
    venues: ['arena', 'open'],
    clients: ['Najd Sports Federation', 'Falcon Motors', 'Blue Dhow Events'],
    descriptions: [
      [
        'Gates open two hours before the start. Home and away supporters have gates of their own.',
        'تُفتح البوابات قبل البداية بساعتين. لمشجّعي كل فريق بوابات خاصة.',
      ],
      [
        'A day of finals with prize-giving at the end. Athletes, officials and guests each have their own entrance.',
        'يوم للنهائيات يُختتم بتوزيع الجوائز. للرياضيين والحكام والضيوف مداخل منفصلة.',
      ],
    ],
    uniform: POLO,
    briefing: [
      ['Bags are looked into at the gate, never on the stairs.', 'تُفتَّش الحقائب عند البوابة لا على السلالم.'],
      ['When the match ends: all gates open, nobody inwards.', 'عند نهاية المباراة تُفتح كل البوابات، ولا دخول.'],
    ],
  },
  Wedding: {
    venues: ['ballroom'],
    clients: ['Lulu Weddings', 'Al Bustan Hotels'],
    descriptions: [
      [
        'Two halls, 450 guests. Hostesses receive in the women’s hall; no photographs there, phones are kept at the entrance.',
        'قاعتان و450 ضيفًا. تستقبل المضيفات في قاعة النساء، والتصوير ممنوع فيها وتُحفظ الهواتف عند المدخل.',
      ],
    ],
    uniform: [
      'Hostesses: long dress in sand, hair tied. Men: white thobe or dark suit. No perfume that fills a room.',
      'المضيفات: فستان طويل بلون الرمل وشعر مربوط. الرجال: ثوب أبيض أو بدلة داكنة. دون عطور نفّاذة.',
    ],
    briefing: [
      ['The families’ guest list decides, and their hosts.', 'القرار لقائمة ضيوف العائلتين ولمضيفيهما.'],
      ['What is seen here is not told elsewhere.', 'ما يُرى هنا لا يُحكى في مكان آخر.'],
    ],
  },
  'Gala dinner': {
    venues: ['ballroom'],
    clients: ['Al Bustan Hotels', 'Al Waha Hospitality', 'Royal Academy of Arts'],
    descriptions: [
      [
        'Reception at half past six, dinner at eight, awards at nine. Guests are led to their tables by name.',
        'استقبال في السادسة والنصف، وعشاء في الثامنة، وجوائز في التاسعة. يُرافَق الضيوف إلى طاولاتهم بالاسم.',
      ],
    ],
    uniform: SUIT,
    briefing: [
      ['Learn the plan of the tables by heart.', 'احفظوا مخطط الطاولات عن ظهر قلب.'],
      ['Nobody crosses the room during a speech.', 'لا يعبر أحد القاعة أثناء الكلمات.'],
    ],
  },
  'Product launch': {
    venues: ['hall', 'ballroom'],
    clients: ['Marsa Brands', 'Falcon Motors', 'Dana Media Group'],
    descriptions: [
      [
        'By invitation only: press at five, guests at six, the curtain at seven. The hall stays closed until then.',
        'بدعوات فقط: الصحافة في الخامسة والضيوف في السادسة وكشف الستار في السابعة. تبقى القاعة مغلقة حتى ذلك.',
      ],
    ],
    uniform: SUIT,
    briefing: [
      ['No pictures of the product before the curtain.', 'لا صور للمنتج قبل كشف الستار.'],
      [
        'Scan each invitation once; doubtful ones go to the desk.',
        'امسحوا كل دعوة مرة واحدة، والمشكوك فيها إلى المكتب.',
      ],
    ],
  },
  Graduation: {
    venues: ['hall', 'stage'],
    clients: ['Royal Academy of Arts', 'Oasis Health Network', 'Horizon Forums'],
    descriptions: [
      [
        'Four hundred graduates and their families. The procession forms in the foyer an hour before the ceremony.',
        'أربعمئة خريج مع عائلاتهم. يتشكّل الموكب في البهو قبل الحفل بساعة.',
      ],
    ],
    uniform: SUIT,
    briefing: [
      ['Graduates by faculty, families by ticket.', 'الخريجون حسب الكلية والعائلات حسب التذكرة.'],
      ['Wheelchairs first, by the lift on the left.', 'الأولوية للكراسي المتحركة عبر المصعد الأيسر.'],
    ],
  },
};

/** Lines of every briefing. */
export const COMMON_BRIEFING: readonly Words[] = [
  [
    'Meet at the staff entrance thirty minutes before the shift.',
    'التجمّع عند مدخل الموظفين قبل الوردية بثلاثين دقيقة.',
  ],
  [
    'Check in with your team leader before you go to your place.',
    'سجّلوا حضوركم لدى قائد الفريق قبل التوجّه إلى مواقعكم.',
  ],
];
