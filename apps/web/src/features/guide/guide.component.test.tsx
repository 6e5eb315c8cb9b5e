import { expect, test } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { GuideFind } from './frame/guide-find.tsx';
import { GuideArea } from './guide-area-page.tsx';
import { guidePageNamed } from './guide-pages.ts';

const [name, page] = guidePageNamed('hiring-desk') ?? [];

test('a page shows its tasks, statuses, keys and who may do what, with a link to each part', async () => {
  if (name === undefined || page === undefined) throw new Error('There is no such page');
  await loadTexts('en', ['guide', 'keys']);
  const screen = await renderIn('en', <GuideArea name={name} page={page} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Hiring desk' })).toBeVisible();
  for (const part of ['Give somebody a place', 'What the statuses mean', 'Keyboard shortcuts', 'Who may do what'])
    await expect.element(screen.getByRole('heading', { level: 2, name: part })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Link to “Give somebody a place”' }).element();
  expect(new URL(link.getAttribute('href') ?? '', 'http://x').hash).toBe('#assign');
  await expect.element(screen.getByText('Owner, Operations', { exact: true })).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: 'Hiring desk, as it looks on screen' }).element();
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1440', '900']);
  await expect.element(screen.getByRole('navigation', { name: 'Contents' })).toBeInTheDocument();
});

test('in Arabic Latin letters run their own way, and the picture is Arabic', async () => {
  if (name === undefined || page === undefined) throw new Error('There is no such page');
  await loadTexts('ar', ['guide', 'keys']);
  const screen = await renderIn('ar', <GuideArea name={name} page={page} />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'مكتب التوظيف' })).toBeVisible();
  const picture = screen.getByRole('img', { name: 'مكتب التوظيف كما تظهر على الشاشة' }).element();
  expect(picture.getAttribute('src')).toContain('hiring-desk.ar-390');
});

test.each(LANGUAGES)('the search finds tasks and says how many (%s)', async (language) => {
  await loadTexts(language, ['guide', 'keys']);
  const screen = await renderIn(language, <GuideFind />);
  const box = screen.getByRole('searchbox');
  await box.fill(language === 'en' ? 'roll-call' : 'نداء الحضور');
  const title = language === 'en' ? /Take the/ : /نداء/;
  await expect.element(screen.getByRole('link', { name: title }).first()).toBeVisible();
  await box.fill('zzzz');
  const nothing = language === 'en' ? 'No matches. Try another word.' : 'لا نتائج مطابقة. جرّب كلمة أخرى.';
  await expect.element(screen.getByRole('status')).toHaveTextContent(nothing);
});
