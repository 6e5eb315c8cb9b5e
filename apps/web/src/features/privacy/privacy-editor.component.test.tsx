import { EMPTY_PRIVACY, type PrivacyContent } from '@proline/domain/privacy/privacy-content';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { PrivacyEditor } from './privacy-editor.parts.tsx';
import { PrivacyHalf } from './privacy-half.tsx';
import { privacy } from './privacy.en.ts';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const DELIVERED = { number: 0, content: EMPTY_PRIVACY, published_at: null, published_by_name: null };

const FIRST = { ...DELIVERED, number: 1, published_at: '2026-11-19T09:00:00.000Z', published_by_name: 'Sara' };

/** Answers like the program with one edition, or with another that somebody published meanwhile, and keeps what is published. */
const answer = (meanwhile?: { readonly content: PrivacyContent }) => {
  const published: unknown[] = [];
  const editions: object[] = [DELIVERED];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (!request.url.includes('/admin/privacy-editions'))
      return Response.json({ data: { email: 'privacy@example.com' } });
    if (request.method === 'GET') return Response.json({ data: editions });
    published.push(await request.json());
    if (meanwhile && editions.length === 1) {
      editions.unshift({ ...FIRST, ...meanwhile });
      return Response.json({ code: 'conflict', message: 'Somebody else changed this.' }, { status: 409 });
    }
    return Response.json({ data: { ...DELIVERED, number: 1 } });
  });
  return published;
};

test('words in one language are asked for in the other; then an edition is published after it was restated', async () => {
  const published = answer();
  await loadTexts('en', ['privacy', 'privacy-editor', 'form']);
  const screen = await renderIn('en', <PrivacyEditor editable />);
  const free = screen.getByRole('group', { name: 'A free service' });
  await free.getByRole('textbox', { name: 'More in English' }).fill('No fee at all.');
  await screen.getByRole('button', { name: 'Publish…' }).click();
  const arabic = free.getByRole('textbox', { name: 'More in Arabic' });
  await expect.element(arabic).toHaveAccessibleDescription('Say it in this language, too.');
  expect(published).toEqual([]);

  await arabic.fill('بلا أي رسوم.');
  await screen.getByRole('button', { name: 'Publish…' }).click();
  await expect.element(screen.getByText('More about “A free service” changes')).toBeVisible();
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => published).toHaveLength(1);
  expect(published[0]).toEqual({
    after: 0,
    content: { ...EMPTY_PRIVACY, more: { ...EMPTY_PRIVACY.more, free: { en: 'No fee at all.', ar: 'بلا أي رسوم.' } } },
  });
});

test('of two who publish at once the later one is told, sees what would go, and decides', async () => {
  const section = { title_en: 'Cookies', title_ar: 'ملفات', text_en: 'One.', text_ar: 'ملف.' };
  const published = answer({ content: { ...EMPTY_PRIVACY, sections: [section] } });
  await loadTexts('en', ['privacy', 'privacy-editor', 'form']);
  const screen = await renderIn('en', <PrivacyEditor editable />);
  const free = screen.getByRole('group', { name: 'A free service' });
  await free.getByRole('textbox', { name: 'More in English' }).fill('No fee at all.');
  await free.getByRole('textbox', { name: 'More in Arabic' }).fill('بلا أي رسوم.');
  const ask = screen.getByRole('button', { name: 'Publish…' });
  await ask.click();
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(screen.getByText(/^Somebody published edition 1 meanwhile/)).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(free.getByRole('textbox', { name: 'More in English' })).toHaveValue('No fee at all.');
  await ask.click();
  await expect.element(screen.getByText(/^What edition 1 says beyond yours goes/)).toBeVisible();
  await expect.element(screen.getByText('1 section goes or is rewritten')).toBeVisible();
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => published).toHaveLength(2);
  expect(published).toMatchObject([{ after: 0 }, { after: 1 }]);
});

test('whatever somebody writes stays text on the page', async () => {
  const hostile = '<img src="x" onerror="document.title = \'run\'"><script>document.title = \'run\'</script>';
  await loadTexts('en', ['privacy']);
  const content = {
    more: { ...EMPTY_PRIVACY.more, age: { en: hostile, ar: hostile } },
    sections: [{ title_en: hostile, title_ar: hostile, text_en: hostile, text_ar: hostile }],
  };
  const screen = await renderIn('en', <PrivacyHalf language="en" texts={privacy} contact={null} content={content} />);
  await expect.element(screen.getByRole('heading', { name: hostile })).toBeVisible();
  expect(screen.getByText(hostile, { exact: true }).elements()).toHaveLength(3);
  expect(screen.container.querySelector('img, script')).toBeNull();
});

test('whoever may only read sees the editions and changes nothing', async () => {
  answer();
  await loadTexts('en', ['privacy', 'privacy-editor', 'form']);
  const screen = await renderIn('en', <PrivacyEditor editable={false} />);
  await expect.element(screen.getByText('As delivered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a section' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('heading', { name: 'سياسة الخصوصية' })).toBeVisible();
});
