import type { Job } from '@proline/contract/job/job';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { JobCard } from './job-card.tsx';

const HOUR_MS = 60 * 60_000;
const ended = (hoursAgo: number, more: Partial<Job> = {}): Job => ({
  ...{ id: '018f0000-0000-7000-8000-000000000003', kind: 'payslips.zip', status: 'done', total: 3, done: 2, failed: 1 },
  ...{ canceled: 0, started_by: 'Faisal', mine: true, created_at: new Date().toISOString() },
  finished_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  ...more,
});
const card = (job: Job) => (
  <ul>
    <JobCard job={job} />
  </ul>
);

afterEach(() => vi.restoreAllMocks());

test('payslips that were made are fetched as one file by whoever had them made', async () => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(new URL(input instanceof Request ? input.url : String(input), location.origin).pathname);
    return Promise.resolve(new Response('zip', { headers: { 'content-type': 'application/zip' } }));
  });
  await loadTexts('en', ['job']);
  const screen = await renderIn('en', card(ended(1)));
  await userEvent.click(screen.getByRole('button', { name: 'Download ZIP: Make 3 payslips' }));
  await vi.waitFor(() => expect(asked).toEqual([expect.stringContaining(`/payslips/archive/${ended(1).id}/file`)]));
});

test.each([
  ['while it is at work', ended(0, { status: 'running', finished_at: null })],
  ['a day later', ended(25)],
  ['with nothing made', ended(1, { done: 0, failed: 3 })],
  ['for another job', ended(1, { kind: 'transfers.approve' })],
])('there is no file %s', async (_, job) => {
  await loadTexts('en', ['job']);
  const screen = await renderIn('en', card(job));
  await expect.element(screen.getByText('View results')).toBeVisible();
  expect(screen.getByRole('button', { name: /Download ZIP/ }).elements()).toEqual([]);
});
