import { expect } from '@playwright/test';
import { decideByKey, drawer, wordsIn } from '../story/list-story.ts';
import { interviewDayCame } from '../story/interview-day.ts';
import { signedInTest as test, successToast } from '../story/story.ts';

const WORDS = {
  en: {
    book: 'Book interview',
    day: 'Day',
    needs_scorecard: 'Needs a scorecard first.',
    scored_from: /^Can be filled in from .*\d/,
    save: 'Save scorecard',
    booked: 'Interview booked',
    saved: 'Scorecard saved.',
    approved: 'is approved.',
    five: '5',
  },
  ar: {
    book: 'حجز مقابلة',
    day: 'اليوم',
    needs_scorecard: 'تلزم بطاقة تقييم أولًا.',
    scored_from: /^يمكن تعبئتها ابتداءً من .*\d/,
    save: 'حفظ بطاقة التقييم',
    booked: 'حُجزت المقابلة',
    saved: 'حُفظت بطاقة التقييم.',
    approved: 'تم اعتماد',
    five: '5',
  },
} as const;

type Request = { id: string; photo: string | null; age: number | null };

/** Far enough ahead that nobody else has booked it. */
const DAYS_AHEAD = 300;
const interviewDay = (): string => new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);

test('a newcomer is interviewed, scored and approved from the keyboard', async ({ page, language, request, token }) => {
  const words = WORDS[language];
  const headers = { authorization: token };
  const reply = await request.get('/api/admin/join-requests?status=pending&hat=usher&per_page=100', { headers });
  const { data } = (await reply.json()) as { data: Request[] };
  const newcomer = data.find(({ photo, age }) => photo !== null && (age ?? 0) >= 18);
  if (!newcomer) throw new Error('the demo has nobody who could be approved');

  await page.goto(`/join-requests?status=pending&open=${newcomer.id}`);
  const details = drawer(page, wordsIn(language));
  // approving is shut, and says why
  await expect(details.getByText(words.needs_scorecard)).toBeVisible();
  await decideByKey(page, 'I');
  const dialog = page.getByRole('dialog');
  const day = dialog.getByRole('textbox', { name: words.day });
  await day.fill(interviewDay());
  await day.press('Tab');
  await dialog.locator('label').filter({ hasText: /\d/ }).first().click();
  await dialog.getByRole('button', { name: words.book }).click();
  await expect(successToast(page, words.booked)).toBeVisible();

  // nobody is scored before the day of the interview
  await expect(details.getByText(words.scored_from)).toBeVisible();
  const save = details.getByRole('button', { name: words.save });
  const boxes = details.getByRole('radio', { name: words.five });
  await expect(save).toHaveCount(0);
  await interviewDayCame(page.url(), newcomer.id, DAYS_AHEAD);
  await page.reload();
  await expect(save).toBeVisible();
  for (const box of await boxes.all()) await box.press('Space');
  await save.click();
  await expect(successToast(page, words.saved)).toBeVisible();
  await expect(details.getByText(words.needs_scorecard)).toHaveCount(0);
  await decideByKey(page, 'A');
  await expect(successToast(page, words.approved)).toBeVisible();

  const usher = await request.get(`/api/admin/ushers/${newcomer.id}`, { headers });
  expect(((await usher.json()) as { data: { status: string } }).data.status).toBe('approved');
});
