import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerSampleList, SampleList } from '../../../gallery/sample-list.tsx';
import { queryClient } from '../../../lib/api/query-client.ts';
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

/** From now on the server's list has this person no more. */
const leaves = async (name: string): Promise<void> => {
  vi.mocked(fetch).mockImplementation(async (request) => {
    const reply = answerSampleList(request instanceof Request ? request.url : String(request));
    const body = (await reply.json()) as { data: unknown };
    const rows = Array.isArray(body.data) ? (body.data as readonly { name_en: string }[]) : null;
    return Response.json({ ...body, ...(rows && { data: rows.filter(({ name_en }) => name_en !== name) }) });
  });
  await queryClient.invalidateQueries({ queryKey: ['team_leader'] });
};

test('when a decision takes the open record off the list, J opens the one that took its place, and K the one before', async () => {
  const screen = await renderIn('en', <SampleList />);
  const row = (name: string) => screen.getByRole('link', { name });
  const drawer = screen.getByRole('complementary');
  const opens = async (name: string) => expect.element(drawer.getByRole('heading', { name })).toBeVisible();
  await expect.element(row('Sara Al-Harbi')).toBeVisible();
  for (const [key, opened] of [
    ['j', 'Lina Nasser'],
    ['k', 'Sara Al-Harbi'],
  ] as const) {
    await userEvent.click(row('Omar Haddad'));
    await opens('Omar Haddad');
    await leaves('Omar Haddad');
    await expect.element(row('Omar Haddad')).not.toBeInTheDocument();
    await userEvent.keyboard(key);
    await opens(opened);
    await leaves('nobody');
    await expect.element(row('Omar Haddad')).toBeVisible();
  }
});
