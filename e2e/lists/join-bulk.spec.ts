import { expect } from '@playwright/test';
import { rows, wordsIn } from '../story/list-story.ts';
import { inviteOwnAdmin, tokenOf } from '../story/own-admin.ts';
import { freshPhone, makeUsher } from '../story/own-usher.ts';
import { signInByApi, test } from '../story/story.ts';

const WORDS = {
  en: {
    reject: 'Reject',
    title: 'Reject 1 join request?',
    left_out: '1 is already decided about and stays as is.',
    reason: 'Not the right experience',
    tray: 'Background jobs',
    finished: '1 job finished',
    results: 'View results: Reject 2 join requests',
    job: 'Reject 2 join requests',
    why: 'Already rejected.',
    done: /^Done 1$/,
  },
  ar: {
    reject: 'رفض',
    title: 'رفض طلب انضمام واحد؟',
    left_out: 'شخص واحد اتُّخذ القرار بشأنه بالفعل ويبقى على حاله.',
    reason: 'خبرة غير مناسبة',
    tray: 'المهام في الخلفية',
    finished: 'انتهت مهمة واحدة',
    results: 'عرض النتائج: رفض طلبَي انضمام',
    job: 'رفض طلبَي انضمام',
    why: 'مرفوض بالفعل.',
    done: /^تم 1$/,
  },
} as const;

test('of two requests that are rejected at once, one says why it stays', async ({
  page,
  request,
  language,
  narrow,
}) => {
  const says = WORDS[language];
  const lists = wordsIn(language);
  const admin = await inviteOwnAdmin(request, await signInByApi(request), language, 'owner');
  const token = await tokenOf(request, admin);
  // names that no other story has
  const mark = freshPhone();
  const named = (en: string, ar: string) => ({ name_en: `${en} ${mark}`, name_ar: `${ar} ${mark}` });
  const [first, second] = [named('Bulk one', 'الأول جماعيًا'), named('Bulk two', 'الثاني جماعيًا')];
  const waiting = await makeUsher({ request, token }, first);
  const decided = await makeUsher({ request, token }, second);
  const rejected = await request.post(`/api/admin/ushers/${decided}/moves`, {
    headers: { authorization: token },
    data: { to: 'rejected', version: 1, reason: 'For this story' },
  });
  expect(rejected.status()).toBe(200);

  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`/join-requests?q=${mark}`);
  await expect(rows(page)).toHaveCount(2);
  if (narrow) {
    await page.getByRole('button', { name: lists.select, exact: true }).click();
    for (const box of await page.locator('li').getByRole('checkbox').all()) await box.press('Space');
  } else await page.getByRole('checkbox', { name: lists.select_page }).check({ force: true });
  await page.getByRole('region', { name: lists.with_selected }).getByRole('button', { name: says.reject }).click();

  const question = page.getByRole('dialog', { name: says.title });
  await expect(question.getByText(says.left_out)).toBeVisible();
  await question.getByRole('button', { name: says.reason }).click();
  await question.getByRole('button', { name: says.reject, exact: true }).click();

  const tray = page.getByRole('banner').getByRole('region', { name: says.tray });
  await tray.getByRole('button', { name: says.finished }).click();
  await tray.getByRole('link', { name: says.results }).click();
  const results = page.getByRole('dialog', { name: says.job });
  await expect(results.getByRole('listitem')).toContainText(says.why);
  await expect(results.getByRole('listitem')).toContainText(second[`name_${language}`]);
  await results.getByRole('radio', { name: says.done }).check({ force: true });
  await expect(results.getByRole('listitem')).toContainText(first[`name_${language}`]);
  const usher = await request.get(`/api/admin/ushers/${waiting}`, { headers: { authorization: token } });
  expect(await usher.json()).toMatchObject({ data: { status: 'rejected', status_reason: says.reason } });
});
