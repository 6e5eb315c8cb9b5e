import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { StartButton } from './start-button.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('two clicks at once start an import once; after a failure it can be started again', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ code: 'busy', message: 'Busy' }, { status: 503 })));
  const found = { id: '018f0000-0000-7000-8000-000000000001', version: 1 };
  const screen = await renderIn('en', <StartButton found={found}>Import</StartButton>);
  const button = screen.getByRole('button', { name: 'Import' });
  await expect.element(button).toBeVisible();
  const click = () => document.querySelector('button')?.click();
  click();
  click();
  await expect.poll(() => fetched.mock.calls).toHaveLength(1);
  await expect
    .poll(() => {
      click();
      return fetched.mock.calls.length;
    })
    .toBe(2);
});
