import { expect } from '@playwright/test';
import { inviteOwnAdmin } from '../story/own-admin.ts';
import { heading, signedInTest } from '../story/story.ts';

const WORDS = {
  en: {
    title: 'Audit log',
    invited: 'Invited · Admin',
    changed: 'Changed permissions · Admin',
    sets: ['Operations', 'Finance'],
    before: 'Before',
    after: 'After',
    hidden: 'Hidden: never stored in the log',
    first_password: 'Set the first password · Admin',
    export: 'Export',
    csv: /^CSV/,
    head: 'Time,Person,Action',
  },
  ar: {
    title: 'سجل التدقيق',
    invited: 'دعوة · مسؤول',
    changed: 'تغيير الصلاحيات · مسؤول',
    sets: ['عمليات', 'مالية'],
    before: 'قبل',
    after: 'بعد',
    hidden: 'مخفي: لا يُحفظ في السجل أبدًا',
    first_password: 'تعيين أول كلمة مرور · مسؤول',
    export: 'تصدير',
    csv: /CSV/,
    head: 'الوقت,الشخص,الإجراء',
  },
} as const;

signedInTest(
  'what happened to an account is there, with before and after, secrets hidden, and leaves as a file',
  async ({ page, request, token, language }) => {
    const says = WORDS[language];
    const admin = await inviteOwnAdmin(request, token, language);
    const headers = { authorization: token };
    const found = await request.get('/api/admin/accounts', { headers, params: { q: admin.email } });
    const { data } = (await found.json()) as { data: { id: string; version: number }[] };
    const [account] = data;
    if (!account) throw new Error('the invited account is not in the list');
    const changed = await request.put(`/api/admin/accounts/${account.id}/permission-set`, {
      headers,
      data: { version: account.version, permission_set: 'finance' },
    });
    expect(changed.status()).toBe(200);

    await page.goto(`/admin/audit?record=${account.id}`);
    await expect(heading(page, says.title)).toBeVisible();
    const rows = page.locator('[data-row]');
    // invited, password set, shown around, and the change
    await expect(rows).toHaveCount(4);

    // the newest is open, the older ones are reached without a mouse
    await rows.first().focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('complementary');
    await expect(drawer.getByRole('heading', { name: says.changed })).toBeVisible();
    const values = drawer.getByRole('table');
    await expect(values.getByRole('columnheader', { name: says.before })).toBeVisible();
    await expect(values.getByRole('columnheader', { name: says.after })).toBeVisible();
    await expect(values.getByRole('row').last().getByRole('cell')).toHaveText(says.sets);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(drawer.getByRole('heading', { name: says.first_password })).toBeVisible();
    await expect(values.getByText(says.hidden)).toBeVisible();
    await page.keyboard.press('j');
    await expect(drawer.getByRole('heading', { name: says.invited })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: says.export }).click();
    await page.getByRole('menuitem', { name: says.csv }).click();
    const file = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
    const lines = Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\r?\n/);
    expect(lines[0]).toContain(says.head);
    // a change of several fields has a line for each
    expect(lines.filter((line) => /^\d{4}-\d\d-\d\d /.test(line))).toHaveLength(4);
  },
);
