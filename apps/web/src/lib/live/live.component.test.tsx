import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { deleteRecord, queryClient } from '../api/query-client.ts';
import { followChanges } from './live.ts';

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

/** Somebody looks at this record; says how often it was loaded. */
const watch = async (id: string) => {
  const load = vi.fn(() => Promise.resolve(id));
  const stop = new QueryObserver(queryClient, { queryKey: ['event', id], queryFn: load }).subscribe(() => undefined);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  return { times: () => load.mock.calls.length, stop };
};

test('what is deleted here is not asked for again, though its news arrive before the answer; what stays is', async () => {
  // the stream itself never answers: the news come from another tab
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, sent) =>
      new Promise((_resolve, reject) => {
        sent?.signal?.addEventListener('abort', () => reject(new Error('stopped')));
      }),
  );
  const stop = followChanges(() => undefined);
  const otherTab = new BroadcastChannel('live-updates');
  const tellNews = () =>
    otherTab.postMessage({ event: { id: '', event: 'changes', data: [{ topic: 'event', record_id: 'draft' }] } });
  const [draft, other] = [await watch('draft'), await watch('other')];

  await deleteRecord('event', 'draft', async () => {
    tellNews();
    await expect.poll(other.times).toBe(2);
  });
  await expect.poll(other.times).toBe(3);
  tellNews();
  await expect.poll(other.times).toBe(4);
  expect(draft.times()).toBe(1);

  const kept = await watch('kept');
  await expect(deleteRecord('event', 'kept', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  tellNews();
  await expect.poll(kept.times).toBe(2);
  for (const watched of [draft, other, kept]) watched.stop();
  otherTab.close();
  stop();
});
