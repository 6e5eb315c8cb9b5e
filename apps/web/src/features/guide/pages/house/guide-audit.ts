import type { GuidePage } from '../../guide-content.ts';

export const auditGuide: GuidePage = {
  title: ['Audit log', 'سجل التدقيق'],
  purpose: [
    'Who did what to which record, when and from where. It cannot be changed.',
    'من فعل ماذا بأي سجل ومتى ومن أين. لا يمكن تغييره.',
  ],
  picture: 'audit',
  tasks: [
    {
      id: 'find',
      title: ['Find out who changed something', 'معرفة من غيّر شيئًا'],
      steps: [
        ['Filter by action, kind of record, person or day.', 'التصفية بالإجراء أو نوع السجل أو الشخص أو اليوم.'],
        ['Open an entry: **Before** and **After** stand side by side.', 'فتح مدخل: **قبل** و**بعد** جنبًا إلى جنب.'],
        ['**All entries for this record** tells its whole story.', '**كل قيود هذا السجل** يروي قصته كاملة.'],
      ],
      note: [
        'Passwords and keys are never stored. What belonged to a deleted person reads **Erased**.',
        'لا تُخزَّن كلمات المرور والمفاتيح أبدًا. وما يخص شخصًا محذوفًا يظهر **محذوف**.',
      ],
    },
  ],
  keys: ['lists'],
  rights: [{ does: ['Read the audit log', 'الاطلاع على سجل التدقيق'], needs: 'admins.read' }],
};
