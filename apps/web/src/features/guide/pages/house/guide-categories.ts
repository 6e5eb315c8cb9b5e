import type { GuidePage } from '../../guide-content.ts';

export const categoriesGuide: GuidePage = {
  title: ['Categories and types', 'الفئات والأنواع'],
  purpose: [
    'Categories are kinds of event, types are staff roles with their usual pay. Both in two languages.',
    'الفئات أصناف الفعاليات، والأنواع أدوار الكادر مع أجورها المعتادة. كلتاهما بلغتين.',
  ],
  picture: 'categories',
  tasks: [
    {
      id: 'change',
      title: ['Add and rename', 'الإضافة وإعادة التسمية'],
      steps: [
        ['Fill in the last row and choose **Add**.', 'تعبئة الصف الأخير ثم اختيار **إضافة**.'],
        [
          'Names are changed in place and saved when you leave the field.',
          'تُعدَّل الأسماء في مكانها وتُحفظ عند مغادرة الحقل.',
        ],
        ['Drag a row by its handle to change the order.', 'سحب الصف من مقبضه لتغيير الترتيب.'],
      ],
    },
    {
      id: 'archive',
      title: ['Take one out of use', 'إيقاف استخدام عنصر'],
      steps: [
        [
          '**Archive** keeps it where it is used; new events cannot choose it. **Restore** brings it back.',
          '**أرشفة** يبقيه حيث استُخدم ولا تختاره فعاليات جديدة. **استعادة** يعيده.',
        ],
        [
          '**Merge into…** moves everything that has it to another one. It can be undone.',
          '**دمج في…** ينقل كل ما يستخدمه إلى عنصر آخر، ويمكن التراجع.',
        ],
        ['**Delete** works only while nothing uses it.', '**حذف** متاح فقط ما لم يستخدمه شيء.'],
      ],
      picture: 'types',
    },
  ],
  rights: [{ does: ['Change the lists', 'تعديل القائمتين'], needs: 'settings.write' }],
};
