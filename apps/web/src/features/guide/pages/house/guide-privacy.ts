import type { GuidePage } from '../../guide-content.ts';

export const privacyGuide: GuidePage = {
  title: ['Privacy page', 'صفحة الخصوصية'],
  purpose: [
    'The public privacy page, edition by edition. Its five points always stay; you add your own words.',
    'صفحة الخصوصية العامة، إصدارًا بعد إصدار. نقاطها الخمس باقية دائمًا وتُضاف إليها كلماتك.',
  ],
  picture: 'settings-privacy',
  tasks: [
    {
      id: 'edit',
      title: ['Publish a new edition', 'نشر إصدار جديد'],
      steps: [
        [
          'In **Settings** choose **Privacy**. Say more about a point, or **Add a section**.',
          'في **الإعدادات** اختيار **الخصوصية**. توضيح نقطة، أو **إضافة قسم**.',
        ],
        ['Write every text in both languages and look at the **Preview**.', 'كتابة كل نص باللغتين ومراجعة **معاينة**.'],
        [
          '**Publish…** says what changes; then everybody sees it at once.',
          '**نشر…** يبيّن ما يتغيّر، ثم يراه الجميع فورًا.',
        ],
      ],
    },
    {
      id: 'history',
      title: ['Go back to an earlier edition', 'العودة إلى إصدار سابق'],
      steps: [
        [
          'In **History** choose **Edit from here** at an edition and publish it as a new one.',
          'في **السجل** اختيار **التحرير من هنا** عند إصدار ثم نشره إصدارًا جديدًا.',
        ],
      ],
    },
    {
      id: 'contact',
      title: ['Change the contact', 'تغيير جهة الاتصال'],
      steps: [
        [
          '**Privacy page contact** is the public address for questions.',
          '**جهة التواصل في صفحة الخصوصية** هو العنوان العام للاستفسارات.',
        ],
      ],
    },
  ],
  rights: [{ does: ['Edit the privacy page', 'تعديل صفحة الخصوصية'], needs: 'settings.write' }],
};
