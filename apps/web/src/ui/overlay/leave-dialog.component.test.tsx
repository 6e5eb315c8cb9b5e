import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

test.each(LANGUAGES)(
  'the focus is on staying; Escape and Enter stay, only its own button leaves (%s)',
  async (language) => {
    const done: string[] = [];
    const screen = await renderIn(
      language,
      <LeaveDialog
        open
        title="Leave without saving?"
        text="Your changes would be lost."
        leaveLabel="Leave"
        stayLabel="Stay"
        onLeave={() => done.push('left')}
        onStay={() => done.push('stayed')}
      />,
    );
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await expect.element(dialog.getByText('Your changes would be lost.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Stay' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(done).toEqual(['stayed']);
    await userEvent.keyboard('{Escape}');
    expect(done).toEqual(['stayed', 'stayed']);
    await dialog.getByRole('button', { name: 'Leave' }).click();
    expect(done).toEqual(['stayed', 'stayed', 'left']);
  },
);
