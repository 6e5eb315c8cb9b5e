import { expect, type Page } from '@playwright/test';
import { catalogueWords } from '../story/catalogue-words.ts';
import { emptyTest as test, firstSignIn } from '../story/empty-program.ts';
import { freshDay } from '../story/fresh-day.ts';
import { planAndPublish } from '../story/plan-event.ts';
import { heading, successToast } from '../story/story.ts';
import type { Language } from '../story/words.ts';

const WORDS = {
  en: {
    name_en: 'Name in English',
    name_ar: 'Name in Arabic',
    phone: 'Phone',
    birth_date: 'Birth date',
    photo: 'Photo',
    city: ['City', 'Riyadh'],
    role: 'Host',
    fill: 'Needed 3 · eligible 1 · available 1',
    told: '1 eligible usher is notified',
    open: 'Event open for applications',
    scorecard: 'Require a scorecard to approve',
    save: 'Save',
    saved: 'Saved',
    approve: /^Approve/,
    approved: (name: string) => `${name} is approved.`,
  },
  ar: {
    name_en: 'الاسم بالإنجليزية',
    name_ar: 'الاسم بالعربية',
    phone: 'الهاتف',
    birth_date: 'تاريخ الميلاد',
    photo: 'الصورة',
    city: ['المدينة', 'الرياض'],
    role: 'مضيف',
    fill: 'المطلوب 3 · المؤهَّلون 1 · المتاحون 1',
    told: 'يُرسل إشعار إلى منظّم مؤهَّل واحد',
    open: 'فعالية متاحة للتقديم',
    scorecard: 'اشتراط بطاقة التقييم للاعتماد',
    save: 'حفظ',
    saved: 'تم الحفظ',
    approve: /^اعتماد/,
    approved: (name: string) => `تم اعتماد ${name}.`,
  },
} as const;

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPwyYvxyYthgFAAHjYEWRe4ntEAAAAASUVORK5CYII=',
  'base64',
);

/** Who is entered by hand, with all that approval asks for. */
const PEOPLE = {
  usher: { name_en: 'Mona First', name_ar: 'منى الأولى', phone: '0569111222', list: '/ushers' },
  leader: { name_en: 'Adel First', name_ar: 'عادل الأول', phone: '0569111333', list: '/leaders' },
} as const;
type Person = (typeof PEOPLE)[keyof typeof PEOPLE];
const nameOf = (person: Person, language: Language) => (language === 'ar' ? person.name_ar : person.name_en);

const enter = async (page: Page, language: Language, person: Person): Promise<void> => {
  const words = WORDS[language];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.goto(new URL(`${person.list}/new`, page.url()).href);
  await field(words.name_en).fill(person.name_en);
  await field(words.name_ar).fill(person.name_ar);
  await field(words.phone).fill(person.phone);
  // without a city and a role nobody is looked for
  await page.getByRole('combobox', { name: words.city[0], exact: true }).fill(words.city[1]);
  await page.getByRole('checkbox', { name: words.role, exact: true }).check();
  await field(words.birth_date).fill('1995-05-01');
  await field(words.birth_date).press('Tab');
  await page
    .getByRole('group', { name: words.photo })
    .locator('input[type=file]')
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: PNG });
  // nobody waits for the photo to arrive: saving does
  await page.keyboard.press('Control+s');
  await expect(heading(page, nameOf(person, language))).toBeVisible();
};

/** What an agency sets up once: a kind of event, a role with its pay, and that nobody has to be interviewed. */
const setUp = async (page: Page, language: Language): Promise<void> => {
  const lists = catalogueWords(language);
  const says = WORDS[language];
  const add = async (list: string, button: string, names: readonly [string, string], rate?: string): Promise<void> => {
    await page.goto(new URL(list, page.url()).href);
    // an empty list offers it in its middle, too
    await page.getByRole('button', { name: button, exact: true }).first().click();
    const form = page.getByRole('form', { name: button });
    await form.getByRole('textbox', { name: lists.name_en }).fill(names[0]);
    await form.getByRole('textbox', { name: lists.name_ar }).fill(names[1]);
    if (rate !== undefined) await form.getByRole('textbox', { name: lists.rate }).fill(rate);
    await form.getByRole('button', { name: lists.add }).click();
    await expect(successToast(page, lists.added)).toBeVisible();
  };
  await add('/categories', lists.new_category, ['Expo', 'معرض']);
  await add('/types', lists.new_type, ['Host', 'مضيف'], '40');
  await page.goto(new URL('/settings/recruiting', page.url()).href);
  await page.getByRole('switch', { name: says.scorecard }).press('Space');
  await page.getByRole('button', { name: says.save, exact: true }).click();
  await expect(successToast(page, says.saved)).toBeVisible();
};

test('from nothing to a published event: people are entered by hand, approved, and led', async ({
  page,
  words,
  language,
  link,
}) => {
  // an agency's first day, on a program of its own
  test.slow();
  const says = WORDS[language];
  await firstSignIn(page, words, link);
  await setUp(page, language);
  await enter(page, language, PEOPLE.leader);
  await page.getByRole('button', { name: says.approve }).click();
  await expect(successToast(page, says.approved(nameOf(PEOPLE.leader, language)))).toBeVisible();

  await enter(page, language, PEOPLE.usher);
  const usher_id = /ushers\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await page.goto(new URL(`/join-requests?open=${usher_id}`, page.url()).href);
  await page.getByRole('button', { name: says.approve }).click();
  await expect(successToast(page, says.approved(nameOf(PEOPLE.usher, language)))).toBeVisible();

  await page.goto(new URL('/events/new', page.url()).href);
  const titles = { en: 'First Expo', ar: 'المعرض الأول' };
  await planAndPublish(page, language, titles, freshDay(), {
    review: () => expect(page.getByRole('img', { name: says.fill })).toBeVisible(),
    question: () => expect(page.getByRole('dialog').getByText(says.told)).toBeVisible(),
  });
  await page.goto(new URL(`/ushers/${usher_id}/messages`, page.url()).href);
  await expect(page.getByText(says.open)).toBeVisible();
});
