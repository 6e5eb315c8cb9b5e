import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../lib/api/query-client.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { showOnline } from '../offline/use-kept.ts';
import { LAYLA, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { CorrectDialog } from './correct-dialog.tsx';

// the files share one page: another one may have lost its network there
beforeEach(showOnline);
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test('minutes approved by hand are sent as they are; what is no number is not', async () => {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    // the files share one page: what another one sends late is not this test's
    if (new URL(request.url).pathname.endsWith(`/assignments/${LAYLA.id}/correction`)) sent.push(await request.json());
    return Response.json({ data: { result: 'done', person: LAYLA } });
  });
  const [shift] = SAMPLE_BOARD.shifts;
  if (!shift) throw new Error('The sample has a shift');
  const onClose = vi.fn();
  const person = { ...LAYLA, checked_out_at: shift.ends_at };
  await loadTexts('en', ['attendance', 'mark-history']);
  const screen = await renderIn(
    'en',
    <CorrectDialog board={SAMPLE_BOARD} shift={shift} person={person} onClose={onClose} />,
  );
  await screen.getByRole('checkbox', { name: 'Set the paid minutes by hand' }).click({ force: true });
  const minutes = screen.getByRole('textbox', { name: 'Paid minutes' });
  // without the break: with it they would be overtime
  await expect.element(minutes).toHaveValue(String(shift.planned_minutes));
  await minutes.fill('six hours');
  await screen.getByRole('textbox', { name: 'Reason' }).fill('Stayed for the clearing');
  await screen.getByRole('button', { name: 'Correct' }).click();
  await expect.element(minutes).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
  await minutes.fill('420');
  await screen.getByRole('button', { name: 'Correct' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent).toMatchObject([
    { approved_minutes: 420, checked_out_at: shift.ends_at, reason: 'Stayed for the clearing' },
  ]);
});
