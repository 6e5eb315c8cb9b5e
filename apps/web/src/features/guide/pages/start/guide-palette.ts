import type { GuidePage } from '../../guide-content.ts';

export const searchGuidePage: GuidePage = {
  title: ['Search and commands', 'البحث والأوامر'],
  purpose: [
    'One box for everything: screens, records and commands, by keyboard from anywhere.',
    'مربع واحد لكل شيء: الشاشات والسجلات والأوامر، بلوحة المفاتيح ومن أي مكان.',
  ],
  tasks: [
    {
      id: 'find',
      title: ['Find a record', 'إيجاد سجل'],
      steps: [
        ['Press `/`, or choose the search box at the top.', 'ضغط `/` أو اختيار مربع البحث في الأعلى.'],
        [
          'Type part of a name, a code such as `U-1042`, a phone number or its end, the last four digits of an identity number, or a city.',
          'كتابة جزء من اسم، أو رمز مثل `U-1042`، أو رقم هاتف أو آخره، أو آخر أربعة أرقام من رقم هوية، أو مدينة.',
        ],
        ['Move with `↑` and `↓`, open with `↵`.', 'التنقّل بالسهمين `↑` و`↓` والفتح بمفتاح `↵`.'],
      ],
      note: [
        'Arabic is found however it is spelled: with or without marks, أ or ا, ة or ه. A misspelled name shows the nearest ones.',
        'يُعثر على الكلمات العربية مهما كانت كتابتها: بالتشكيل أو بدونه، وبالألف المهموزة أو المجرّدة، وبالتاء المربوطة أو الهاء. والاسم المكتوب خطأً يُظهر أقرب الأسماء.',
      ],
    },
    {
      id: 'screens',
      title: ['Open a screen or begin something', 'فتح شاشة أو بدء عمل'],
      steps: [
        [
          'Open the search and type the name of a screen, a report or a setting, such as “audit”, “fill rate” or “grace period”.',
          'فتح البحث وكتابة اسم شاشة أو تقرير أو إعداد، مثل «التدقيق» أو «المقابلات» أو «الحضور».',
        ],
        [
          'Or type a command: **New event**, **Invite admin**, **Dark theme**, **Logout**.',
          'أو كتابة أمر: **فعالية جديدة** أو **دعوة مسؤول** أو **المظهر الداكن** أو **تسجيل الخروج**.',
        ],
      ],
      note: [
        'Only what you may open or do is offered. Records that you opened last come first.',
        'لا يُعرض إلا ما تسمح به الصلاحيات. وتأتي السجلات المفتوحة أخيرًا في البداية.',
      ],
    },
  ],
  keys: ['everywhere'],
};
