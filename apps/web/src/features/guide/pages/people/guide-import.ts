import type { GuidePage } from '../../guide-content.ts';

export const importGuide: GuidePage = {
  title: ['Importing people', 'استيراد أشخاص'],
  purpose: [
    'Brings people in from a CSV or XLSX file. It is checked first; nothing is stored until you say so.',
    'يُدخل الأشخاص من ملف جدول. يُفحص الملف أولًا ولا يُخزَّن شيء قبل موافقتك.',
  ],
  picture: 'usher-import',
  tasks: [
    {
      id: 'import',
      title: ['Import a file', 'استيراد ملف'],
      steps: [
        [
          '**Choose a file** with up to 10,000 rows; the first row has the headers.',
          '**اختيار ملف** حتى 10,000 صف، وأول صف للعناوين.',
        ],
        [
          'Say which column is what. The same headers are remembered for next time.',
          'تحديد معنى كل عمود. تُحفظ العناوين نفسها للمرة القادمة.',
        ],
        [
          'Roles and tags are parted by commas; a role goes by its name in **Types**, in either language.',
          'تُفصل الأدوار والوسوم بفواصل، ويُكتب الدور باسمه في **الأنواع** بأي من اللغتين.',
        ],
        [
          'Look at what is wrong: **Fix** values, or go without them.',
          'مراجعة الأخطاء: **التصحيح** للقيم أو الاستغناء عنها.',
        ],
        ['Import the good rows. They come in as pending.', 'استيراد الصفوف السليمة، فتدخل قيد الانتظار.'],
      ],
    },
    {
      id: 'bad',
      title: ['Get the bad rows back', 'استرجاع الصفوف الخاطئة'],
      steps: [
        [
          '**Bad rows** gives them as a file, with a column that says what is wrong. Mend them and import that file.',
          '**الصفوف غير السليمة** يعطيها في ملف بعمود يبيّن الخطأ، فتُصحَّح ويُستورد ذلك الملف.',
        ],
      ],
    },
    {
      id: 'undo',
      title: ['Undo an import', 'التراجع عن استيراد'],
      steps: [
        [
          '**Undo the import** removes everybody who was not changed or given work since.',
          '**التراجع عن الاستيراد** يزيل كل من لم يُعدَّل ولم يُكلَّف منذئذ.',
        ],
      ],
    },
  ],
  rights: [{ does: ['Import people', 'استيراد الأشخاص'], needs: 'ushers.write' }],
};
