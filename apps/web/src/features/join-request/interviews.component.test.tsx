import { useRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { Interviews } from './interviews.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const Back = () => {
  const { history } = useRouter();
  return <button onClick={() => history.back()}>Back</button>;
};

test('the day is in the address: Back leads to the day before', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await loadTexts('en', ['join-request', 'interview']);
  const screen = await renderIn(
    'en',
    <>
      <Interviews title="Join requests" tabs={null} />
      <Back />
    </>,
  );
  const title = screen.getByRole('heading', { level: 2 }).first();
  const next = screen.getByRole('button', { name: 'Next day' });
  await expect.element(title).toBeVisible();
  const today = title.element().textContent;
  await next.click();
  await expect.element(title).not.toHaveTextContent(today);
  const tomorrow = title.element().textContent;
  await next.click();
  await expect.element(title).not.toHaveTextContent(tomorrow);
  const back = screen.getByRole('button', { name: 'Back' });
  await back.click();
  await expect.element(title).toHaveTextContent(tomorrow);
  await back.click();
  await expect.element(title).toHaveTextContent(today);
});
