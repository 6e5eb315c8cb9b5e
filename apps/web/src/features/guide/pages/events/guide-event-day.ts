import type { GuidePage } from '../../guide-content.ts';

export const eventDayGuide: GuidePage = {
  title: ['Event day', 'يوم الفعالية'],
  purpose: [
    'Who is there and who is missing, live: check in by pass or by hand, take the roll-call, find replacements, also without a network.',
    'الحاضرون والغائبون مباشرة: تسجيل الحضور بالتصريح أو يدويًّا، ونداء الحضور، وإيجاد البدلاء، ولو دون شبكة.',
  ],
  picture: 'live-board',
  tasks: [
    {
      id: 'board',
      title: ['Mark somebody on the live board', 'تسجيل شخص على اللوحة المباشرة'],
      steps: [
        [
          'Open **Live attendance** of the event. Each zone shows its people with icon and time.',
          'فتح **الحضور المباشر** للفعالية. كل منطقة تعرض أشخاصها مع الرمز والوقت.',
        ],
        [
          'Choose a person: **Check in**, **Check out**, **No-show** or **Excuse**.',
          'اختيار شخص: **تسجيل دخول** أو **تسجيل خروج** أو **تغيّب** أو **قبول عذر**.',
        ],
        [
          'A mark can be taken back for a short time; later **Correct** it, with a reason.',
          'يمكن التراجع عن التسجيل لمدة قصيرة، وبعدها **تصحيح** مع ذكر السبب.',
        ],
      ],
      note: [
        'Filter by day, shift, zone, role or team. **Late** shows who is missing.',
        'التصفية باليوم أو الوردية أو المنطقة أو الدور أو الفريق. **تأخّر** يعرض الغائبين.',
      ],
    },
    {
      id: 'scan',
      title: ['Scan passes at the gate', 'مسح التصاريح عند البوابة'],
      steps: [
        [
          'Choose **Scan passes**, then **Coming in** or **Leaving**.',
          'اختيار **مسح التصاريح** ثم **دخول** أو **خروج**.',
        ],
        ['Hold the code up to the camera, or use a hardware scanner.', 'توجيه الرمز نحو الكاميرا أو استخدام ماسح.'],
        [
          'Green: marked. Otherwise it says what is wrong with the pass.',
          'الأخضر يعني تم التسجيل، وإلا يظهر سبب رفض التصريح.',
        ],
      ],
      picture: 'gate-scan',
    },
    {
      id: 'roll-call',
      title: ['Take the roll-call', 'نداء الحضور'],
      steps: [
        [
          'Open **Roll-call**, on a tablet **Roll-call page**, and choose shift, zone or team.',
          'فتح **نداء الحضور**، وعلى الجهاز اللوحي **صفحة النداء**، واختيار الوردية أو المنطقة أو الفريق.',
        ],
        [
          'Tick who is here. On the page passes can be scanned, too, and a search finds somebody.',
          'تأشير الحاضرين. وفي الصفحة يمكن مسح التصاريح أيضًا، والبحث عن شخص.',
        ],
        [
          '**Close roll-call**: who is not ticked becomes a no-show. Read the numbers first.',
          '**إغلاق النداء**: من لم يُؤشَّر يُسجَّل متغيّبًا. تُقرأ الأرقام أولًا.',
        ],
      ],
      picture: 'roll-call',
    },
    {
      id: 'replace',
      title: ['Replace a no-show', 'إيجاد بديل لمتغيّب'],
      steps: [
        ['On the person choose **Find a replacement**.', 'عند الشخص اختيار **البحث عن بديل**.'],
        [
          '**Call in** a reserve, **Offer** it to somebody, or let it be offered one by one.',
          '**استدعاء** لاحتياطي، أو **عرض** لشخص، أو عرضه تلقائيًا واحدًا تلو الآخر.',
        ],
        [
          'A place that nobody has stands in its zone as **Open place**: choosing it does the same.',
          'المكان الذي لا يشغله أحد يظهر في منطقته باسم **مكان شاغر**، واختياره يؤدي الغرض نفسه.',
        ],
      ],
    },
    {
      id: 'offline',
      title: ['Go on without a network', 'العمل دون شبكة'],
      steps: [
        [
          'Open the board once while the device is connected; it keeps what it needs.',
          'فتح اللوحة مرة والجهاز متصل، فيحفظ ما يلزم.',
        ],
        [
          'A blue strip says since when you are offline and how many marks wait. **Kept here** stands on each.',
          'شريط أزرق يبيّن وقت الانقطاع وعدد التسجيلات المنتظرة، وعلى كل منها **محفوظ هنا**.',
        ],
        [
          'Back online everything is sent once. What somebody else marked differently waits under **Decide**.',
          'عند عودة الشبكة يُرسل كل شيء مرة واحدة. وما سجّله غيرك بخلافه ينتظر تحت **اتخاذ القرار**.',
        ],
      ],
      picture: 'gate-offline',
      note: ['Do not sign out before everything is sent.', 'لا يُسجَّل الخروج قبل إرسال كل شيء.'],
    },
    {
      id: 'wall',
      title: ['Show the wall view', 'عرض الشاشة الكبيرة'],
      steps: [
        [
          'Choose **Wall view**, then **Full screen**: figures, zones, and who is not there yet.',
          'اختيار **عرض الشاشة الكبيرة** ثم **ملء الشاشة**: الأرقام والمناطق ومن لم يحضر بعد.',
        ],
      ],
      picture: 'wall',
    },
    {
      id: 'incidents',
      title: ['Deal with an incident', 'معالجة حادثة'],
      steps: [
        ['What team leaders report stands under **Incidents**.', 'ما يبلّغ عنه قادة الفرق يظهر تحت **الحوادث**.'],
        ['**Mark as handled** and write down what was done.', '**تسجيل المعالجة** مع كتابة ما تم.'],
      ],
    },
    {
      id: 'settle',
      title: ['Settle everyone at the end', 'حسم حالة الجميع في النهاية'],
      steps: [
        [
          '**What’s still open** lists who is not checked out or has no record.',
          '**ما بقي مفتوحًا** يعرض من لم ينصرف أو لا تسجيل له.',
        ],
        [
          'Answer each line: came as planned, **No-show** or **Excused** with a reason, or **Other times**.',
          'الإجابة عن كل سطر: حضر كما هو مخطط، أو **تغيّب** أو **بعذر** مع السبب، أو **أوقات أخرى**.',
        ],
        [
          'For many at once tick them, or **Choose all**; then the event can be [completed](event#start).',
          'للإجابة عن كثيرين معًا يُؤشَّر عليهم أو **اختيار الكل**، ثم يمكن [إكمال الفعالية](event#start).',
        ],
      ],
      picture: 'still-open',
      note: [
        'The document of an excuse can follow: on the board choose the person, then **Add document**.',
        'يمكن إلحاق مستند العذر لاحقًا: اختيار الشخص على اللوحة ثم **إضافة مستند**.',
      ],
    },
  ],
  statuses: [
    { name: ['Expected', 'بالانتظار'], means: ['Confirmed, not there yet.', 'مؤكَّد ولم يصل بعد.'] },
    { name: ['In', 'حضور'], means: ['Checked in.', 'سُجّل حضوره.'] },
    {
      name: ['Late', 'تأخّر'],
      means: ['Not there, or arrived, after the grace period.', 'لم يصل، أو وصل، بعد فترة السماح.'],
    },
    { name: ['Left', 'خروج'], means: ['Checked out; counts as attended.', 'سُجّل انصرافه ويُعدّ حاضرًا.'] },
    { name: ['No-show', 'تغيّب'], means: ['Did not come.', 'لم يأتِ.'] },
    { name: ['Excused', 'بعذر'], means: ['Did not come, for a reason that counts.', 'لم يأتِ لعذر مقبول.'] },
  ],
  keys: ['live_board', 'roll_call'],
  rights: [
    { does: ['See the board', 'الاطلاع على اللوحة'], needs: 'events.read' },
    {
      does: ['Mark, scan, take the roll-call, replace', 'التسجيل والمسح ونداء الحضور والاستبدال'],
      needs: 'attendance.write',
    },
  ],
};
