import { expect } from '@playwright/test';
import { answer, heading, signedInTest as test, withoutNews } from '../story/story.ts';

/** The spec's groups: the reply's fields, and where each number leads. */
const GROUPS = {
  events: {
    title: { en: 'Events', ar: 'الفعاليات' },
    path: '/events',
    parts: ['draft', 'published', 'in_progress', 'completed', 'canceled'],
  },
  ushers: {
    title: { en: 'Ushers', ar: 'المنظّمون' },
    path: '/ushers',
    parts: ['pending', 'in_interview', 'approved', 'rejected', 'blocked'],
  },
  transfers_reports: {
    title: { en: 'Transfers', ar: 'التحويلات' },
    path: '/transactions',
    parts: ['pending_approval', 'approved', 'transferred'],
  },
  team_leader: { title: { en: 'Team Leaders', ar: 'قادة الفرق' }, path: '/leaders', parts: ['pending', 'approved'] },
} as const;
type Summary = Record<string, Record<string, number>>;

const inWords = (value: number | undefined): string => (value ?? 0).toLocaleString('en-GB');

test('every number of the dashboard is the server’s, and a link to the list it counts', async ({
  page,
  words,
  language,
}) => {
  // what this very page was told: other stories change the numbers all the time
  await withoutNews(page);
  const told = page.waitForResponse((reply) => reply.url().endsWith('/api/admin'));
  await page.goto('/');
  const { data } = (await (await told).json()) as { data: Summary };
  await expect(heading(page, words.event_summary)).toBeVisible();
  for (const [field, group] of Object.entries(GROUPS)) {
    const card = page.getByRole('main').getByRole('region', { name: group.title[language], exact: true });
    const cells = card.getByRole('listitem').getByRole('link');
    await expect(cells).toHaveCount(group.parts.length + 1);
    const total = cells.first();
    await expect(total.locator('[data-figure]')).toHaveText(inWords(data[field]?.['total']));
    await expect(total).toHaveAttribute('href', group.path);
    for (const [index, part] of group.parts.entries()) {
      const cell = cells.nth(index + 1);
      await expect(cell.locator('[data-figure]')).toHaveText(inWords(data[field]?.[part]));
      const address = part === 'blocked' ? '/blockedUshers' : `${group.path}?status=${part}`;
      await expect(cell).toHaveAttribute('href', address);
    }
  }
});

test('a number leads to its list and Back returns', async ({ page, words }) => {
  await page.goto('/');
  await page.locator('a[href="/ushers?status=in_interview"]').click();
  await expect(page).toHaveURL('/ushers?status=in_interview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(heading(page, words.event_summary)).toBeVisible();
});

test('blocked ushers are 0 when the reply does not name them', async ({ page }) => {
  const ushers = { total: 3, approved: 1, in_interview: 0, rejected: 1, pending: 1 };
  const events = { total: 0, completed: 0, draft: 0, in_progress: 0, published: 0, canceled: 0 };
  const transfers_reports = { total: 0, approved: 0, pending_approval: 0, transferred: 0 };
  await answer(page, '/admin', {
    json: { data: { events, ushers, transfers_reports, team_leader: { total: 0, approved: 0, pending: 0 } } },
  });
  await page.goto('/');
  await expect(page.locator('a[href="/blockedUshers"] [data-figure]')).toHaveText('0');
  await expect(page.locator('a[href="/ushers?status=approved"] [data-figure]')).toHaveText('1');
});
