import { EMPTY_PRIVACY } from '@proline/domain/privacy/privacy-content';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { PrivacyEditor } from './privacy-editor.parts.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const DELIVERED = { number: 0, content: EMPTY_PRIVACY, published_at: null, published_by_name: null };

/** Answers like the program with one edition, and keeps what is published. */
const answer = () => {
  const published: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    if (!request.url.includes('/admin/privacy-editions'))
      return Response.json({ data: { email: 'privacy@example.com' } });
    if (request.method === 'GET') return Response.json({ data: [DELIVERED] });
    published.push(await request.json());
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

test('whoever may only read sees the editions and changes nothing', async () => {
  answer();
  await loadTexts('en', ['privacy', 'privacy-editor', 'form']);
  const screen = await renderIn('en', <PrivacyEditor editable={false} />);
  await expect.element(screen.getByText('As delivered')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add a section' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Preview' }).click();
  await expect.element(screen.getByRole('heading', { name: 'سياسة الخصوصية' })).toBeVisible();
});
