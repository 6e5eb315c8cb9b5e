import type { GuidePage } from '../../guide-content.ts';

export const listsGuide: GuidePage = {
  title: ['Lists', 'القوائم'],
  purpose: [
    'All lists work alike: tabs, filters, sorting, saved views, selection and export.',
    'كل القوائم تعمل بالطريقة نفسها: علامات التبويب وعوامل التصفية والترتيب وطرق العرض والتحديد والتصدير.',
  ],
  tasks: [
    {
      id: 'narrow',
      title: ['Narrow a list', 'تضييق القائمة'],
      steps: [
        [
          'Choose a tab with a status, or type into the search field of the list.',
          'اختيار علامة تبويب بالحالة، أو الكتابة في حقل البحث الخاص بالقائمة.',
        ],
        [
          '**Add filter** adds a condition; its chip changes or removes it.',
          '**إضافة عامل تصفية** يضيف شرطًا، وشريحته تعدّله أو تزيله.',
        ],
        [
          'Choose the heading of a column to sort; with Shift, by a second column too.',
          'اختيار عنوان عمود للترتيب، ومع مفتاح التبديل للترتيب بعمود ثانٍ أيضًا.',
        ],
      ],
      note: [
        'Everything stands in the address: send the link, and a colleague sees the same list.',
        'كل ذلك في عنوان الصفحة: بإرسال الرابط تظهر القائمة نفسها عند الزملاء.',
      ],
    },
    {
      id: 'view',
      title: ['Save a view', 'حفظ طريقة عرض'],
      steps: [
        ['Set filters, sorting and columns.', 'ضبط عوامل التصفية والترتيب والأعمدة.'],
        [
          'In **Views** choose **Save as new view…** and give it a name.',
          'في **طرق العرض** اختيار **حفظ كطريقة عرض جديدة…** وتسميتها.',
        ],
        [
          '**Set as default** opens the list this way from now on; **Share with everyone** offers it to others.',
          '**تعيين كافتراضية** يفتح القائمة هكذا دائمًا، و**مشاركتها مع الجميع** يتيحها للآخرين.',
        ],
      ],
    },
    {
      id: 'many',
      title: ['Act on many records at once', 'تنفيذ إجراء على سجلات كثيرة'],
      steps: [
        ['Tick records, or all of the page, then all that match.', 'تحديد السجلات، أو كل ما في الصفحة، ثم كل المطابق.'],
        [
          'Choose the action in the bar at the bottom and read what it will do, in numbers.',
          'اختيار الإجراء من الشريط السفلي وقراءة أثره بالأرقام.',
        ],
        [
          'It runs in the background. **View results** says for each record what happened and why.',
          'يُنفَّذ في الخلفية. **عرض النتائج** يبيّن لكل سجل ما حدث وسببه.',
        ],
      ],
    },
    {
      id: 'export',
      title: ['Export a list', 'تصدير قائمة'],
      steps: [
        ['Narrow the list to what you need.', 'تضييق القائمة إلى المطلوب.'],
        [
          '**Export** writes what is filtered, as **CSV** or **Excel (XLSX)**.',
          '**تصدير** يكتب ما ظهر بعد التصفية بصيغة **ملف CSV** أو **ملف إكسل XLSX**.',
        ],
      ],
      note: ['Columns that you may not see are not in the file.', 'لا يحتوي الملف على أعمدة خارج الصلاحيات.'],
    },
  ],
  keys: ['lists'],
};
