import type { EventMoves } from '@proline/contract/event-move/event-move';
import { expect, test } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { CompensationFields, useCompensation } from './compensation.tsx';

const TOUCHES: EventMoves['touches'] = {
  applications: 0,
  undecided: 0,
  invited: 0,
  confirmed: 3,
  confirmed_places: 3,
  leaders: 0,
  eligible: 0,
  unresolved: 0,
  clocked_in: 0,
  transfers_pending: 0,
};
const MOVES: EventMoves = {
  status: 'published',
  version: 1,
  moves: [],
  problems: [],
  touches: TOUCHES,
  pay: null,
  inside_notice_period: true,
  notice_hours: 48,
  currency: 'SAR',
};

const Canceling = ({ sent }: { readonly sent: unknown[] }) => {
  const compensation = useCompensation(MOVES);
  return (
    <ConfirmDialog
      open
      title="Cancel the event?"
      confirmLabel="Cancel it"
      onConfirm={() => sent.push(compensation.read())}
      onCancel={() => undefined}
    >
      <CompensationFields {...compensation} />
    </ConfirmDialog>
  );
};

test('nothing is paid unless somebody wants it, and nothing is sent before the amount is one', async () => {
  const sent: unknown[] = [];
  await loadTexts('en', ['event-move']);
  const screen = await renderIn('en', <Canceling sent={sent} />);
  const confirm = screen.getByRole('button', { name: 'Cancel it' });
  await confirm.click();
  await expect.poll(() => sent).toEqual([{}]);

  await screen.getByRole('switch').click();
  const amount = screen.getByRole('textbox');
  await amount.fill('0');
  await confirm.click();
  await expect.element(amount).toHaveAccessibleDescription(/above zero/);
  await expect.element(amount).toHaveFocus();
  await amount.fill('150.5');
  await expect.element(amount).toHaveAccessibleDescription(/^3 ushers .*150\.50.*451\.50/);
  await confirm.click();
  await expect.poll(() => sent).toEqual([{}, { compensation_minor: 15_050 }]);
});
