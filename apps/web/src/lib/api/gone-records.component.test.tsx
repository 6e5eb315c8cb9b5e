import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isBack, sendAway } from './gone-records.ts';
import { queryClient } from './query-client.ts';
import { reloadedAfter } from './reloaded-after.ts';

afterEach(() => queryClient.clear());

/** Somebody looks at what a query loads; `answers` come one after the other, the last one stays. */
const look = (queryKey: readonly string[], ...answers: readonly (string | number)[]) => {
  let asked = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (typeof answer === 'number') throw new ApiError(answer, { message: '', code: 'internal' });
      return answer;
    },
  });
  const leave = observer.subscribe(() => undefined);
  return { leave, asked: () => asked, shown: () => observer.getCurrentResult().data };
};
const reload = () => queryClient.invalidateQueries();

test('what the server knows no more is not shown any longer; what could not be loaded is', async () => {
  const gone = look(['usher', 'gone'], 'Mona', 404);
  const there = look(['usher', 'there'], 'Sara', 503);
  await expect.poll(() => [gone.shown(), there.shown()]).toEqual(['Mona', 'Sara']);
  await reload();
  expect([gone.shown(), there.shown()]).toEqual([undefined, 'Sara']);
});

test('whoever is merged away here is asked for no more, and forgotten once nothing shows them, until it is undone', async () => {
  const other = look(['interview', 'of', 'merged'], 'Mona');
  const kept = look(['usher', 'kept'], 'Sara');
  await expect.poll(() => [other.shown(), kept.shown()]).toEqual(['Mona', 'Sara']);
  await reloadedAfter(sendAway('merged', () => Promise.resolve()));
  expect([other.asked(), kept.asked()]).toEqual([1, 2]);
  other.leave();
  expect(queryClient.getQueryData(['interview', 'of', 'merged'])).toBeUndefined();
  isBack('merged');
  const again = look(['interview', 'of', 'merged'], 'Mona');
  await expect.poll(again.shown).toBe('Mona');
  await reload();
  expect(again.asked()).toBe(2);
});

test('a merge that is refused loads both again', async () => {
  const other = look(['usher', 'refused'], 'Mona');
  await expect.poll(other.shown).toBe('Mona');
  const refused = reloadedAfter(sendAway('refused', () => Promise.reject(new Error('no'))));
  await expect(refused).rejects.toThrow('no');
  expect(other.asked()).toBe(2);
});
