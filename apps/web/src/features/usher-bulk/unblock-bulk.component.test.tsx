import type { AdminProfile } from '@proline/contract/auth/admin';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { endSession, setUser } from '../../lib/session/session-store.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { useUnblockBulk } from './unblock-bulk.parts.tsx';

const ID = '018f0000-0000-7000-8000-000000000009';
const adminWith = (permission_set: AdminProfile['permission_set']): AdminProfile => ({
  ...{ id: ID, name: 'Rana', email: 'rana@proline.test', image: null },
  ...{ permission_set, two_factor: 'off' },
  preferences: { language: 'en', theme: 'light', density: 'comfortable', numerals: null },
});

/** What the server was told, and what it answers. */
const sent: unknown[] = [];
let answer: () => Response;
beforeEach(async () => {
  sent.length = 0;
  answer = () => Response.json({ data: { job_id: ID, total: 2 } });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(String(input), location.origin), init);
    if (!request.url.endsWith('/blocked-ushers/bulk-unblock')) return new Promise<Response>(() => undefined);
    sent.push(await request.json());
    return answer();
  });
  await loadTexts('en', ['usher-bulk']);
});
afterEach(() => {
  vi.restoreAllMocks();
  endSession();
  queryClient.clear();
});

/** Two blocked ushers are ticked. */
const Ticked = () => {
  const [count, setCount] = useState(2);
  const { actions, dialog } = useUnblockBulk<never>();
  const chosen = { selection: { ids: ['one', 'two'] }, count, rows: [], clear: () => setCount(0) };
  return (
    <>
      <p>{count} selected</p>
      {actions.map(({ key, label, run }) => (
        <button key={key} type="button" onClick={() => run(chosen)}>
          {label} many
        </button>
      ))}
      {dialog}
    </>
  );
};

test('many blocks end with one note, by a job; then nobody is selected any more', async () => {
  setUser(adminWith('recruiter'));
  const screen = await renderIn('en', <Ticked />);
  await screen.getByRole('button', { name: 'Unblock many' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Unblock 2 ushers?' });
  const confirm = dialog.getByRole('button', { name: 'Unblock' });
  await confirm.click();
  // without a note nothing is sent
  await expect.element(dialog.getByRole('textbox')).toHaveFocus();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox').fill('The season begins');
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([{ selection: { ids: ['one', 'two'] }, reason: 'The season begins' }]);
  await expect.element(screen.getByText('0 selected')).toBeVisible();
});

test('a refusal keeps the dialog, the note and the selection', async () => {
  setUser(adminWith('recruiter'));
  answer = () => Response.json({ message: 'Too many jobs.', code: 'too_many_jobs' }, { status: 409 });
  const screen = await renderIn('en', <Ticked />);
  await screen.getByRole('button', { name: 'Unblock many' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Unblock 2 ushers?' });
  await dialog.getByRole('textbox').fill('The season begins');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(dialog.getByRole('textbox')).toHaveValue('The season begins');
  await expect.element(screen.getByText('2 selected')).toBeVisible();
});

test('nobody who may not is offered it', async () => {
  setUser(adminWith('viewer'));
  const screen = await renderIn('en', <Ticked />);
  await expect.element(screen.getByText('2 selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unblock many' }).query()).toBeNull();
});
