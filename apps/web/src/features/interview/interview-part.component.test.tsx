import type { Interview } from '@proline/contract/interview/interview';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { InterviewPart } from './interview-part.parts.tsx';
import { interviewsOfQuery } from './interview.api.ts';

const ID = '018f0000-0000-7000-8000-000000000001';
const PERSON = { id: ID, hat: 'usher', name: 'Hala Mansour', version: 1 } as const;

const plannedAt = (starts_at: string): Interview => ({
  ...{ id: ID, person_id: ID, hat: 'usher', name_en: 'Hala Mansour', name_ar: '', photo: null },
  ...{ interviewer_id: ID, interviewer_name: 'Rana', starts_at, ends_at: starts_at, mode: 'video', place: null },
  ...{ status: 'planned', score: null, scores: null, note: null, version: 1 },
});

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  setUser({
    ...{ id: ID, name: 'Rana', email: 'rana@proline.test', image: null },
    ...{ permission_set: 'recruiter', two_factor: 'off' },
    preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
  });
  await loadTexts('en', ['interview']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

test('a scorecard is offered from the day of the interview on; before, it says from when', async () => {
  queryClient.setQueryData(interviewsOfQuery(ID).queryKey, [plannedAt('2099-05-04T08:00:00Z')]);
  const screen = await renderIn('en', <InterviewPart person={PERSON} />);
  await expect.element(screen.getByText(/^Can be filled in from .*4 May 2099/)).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save scorecard' });
  expect(save.query()).toBeNull();
  queryClient.setQueryData(interviewsOfQuery(ID).queryKey, [plannedAt('2026-01-04T08:00:00Z')]);
  await expect.element(save).toBeVisible();
});
