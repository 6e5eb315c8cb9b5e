import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SampleList } from '../../../gallery/sample-list.tsx';
import { answerByTheSample } from '../../../testing/sample-server.ts';
import { renderIn } from '../../../testing/render-in.tsx';

answerByTheSample();

test.each([
  ['en', ['Sara Al-Harbi', 'Omar Haddad']],
  ['ar', ['سارة الحربي', 'عمر حداد']],
] as const)(
  'J and K go from row to row, and from record to record beside the list; Escape leads back to its row (%s)',
  async (language, names) => {
    const [first, second] = names;
    const screen = await renderIn(language, <SampleList />);
    const row = (name: string) => screen.getByRole('link', { name });
    await expect.element(row(first)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('jj');
    await expect.element(row(second)).toHaveFocus();
    await userEvent.keyboard('k{Enter}');
    const drawer = screen.getByRole('complementary');
    await expect.element(drawer).toHaveFocus();
    await expect.element(drawer.getByRole('heading', { name: first })).toBeVisible();
    await userEvent.keyboard('j');
    await expect.element(drawer.getByRole('heading', { name: second })).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(drawer.getByRole('heading', { name: first })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(row(first)).toHaveFocus();
  },
);
