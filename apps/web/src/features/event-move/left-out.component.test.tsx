import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { MoveDialog } from './move-dialog.parts.tsx';

const EVENT = { id: '018f0000-0000-7000-8000-000000000001', title_en: 'Lantern Festival', title_ar: 'مهرجان الفوانيس' };
const ZERO = { applications: 0, undecided: 0, invited: 0, confirmed: 0, confirmed_places: 0, leaders: 1, eligible: 4 };
const MOVES = {
  ...{ status: 'draft', version: 1, moves: [{ to: 'published', refusal: null }], problems: [], pay: null },
  ...{ inside_notice_period: false, notice_hours: 48, currency: 'SAR' },
  touches: { ...ZERO, unresolved: 0, clocked_in: 0, transfers_pending: 0 },
};
const usher = (code: number, name_en: string) => ({
  ...{ id: `018f0000-0000-7000-8000-00000000000${code}`, code, name_en, name_ar: name_en, photo: null },
});

let left_out: object[] = [];
beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method } = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const moved = { id: EVENT.id, status: 'published', version: 2, left_out };
    return Response.json({ data: method === 'POST' ? moved : MOVES });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

test.each(LANGUAGES)('whom the plan wanted and nobody invited is named with every reason (%s)', async (language) => {
  await loadTexts(language, ['event-move', 'status', 'form']);
  left_out = [
    { usher: usher(7, 'Sara Haddad'), reasons: ['overlap', 'languages'] },
    { usher: usher(8, 'Omar Nabil'), reasons: ['no_place'] },
  ];
  const [onDone, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const screen = await renderIn(
    language,
    <MoveDialog event={EVENT} to="published" onDone={onDone} onClose={onClose} />,
  );
  await screen.getByRole('button', { name: language === 'en' ? 'Publish' : 'نشر', exact: true }).click();
  const words =
    language === 'en'
      ? ['2 people of your list were not invited', 'works elsewhere at that time, a language is missing']
      : ['شخصان من القائمة دون دعوة', 'عمل آخر في ذلك الوقت، لغة ناقصة'];
  for (const text of [...words, 'Sara Haddad', 'Omar Nabil'])
    await expect.element(screen.getByText(text)).toBeVisible();
  // what follows waits until it was read
  expect(onDone).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: language === 'en' ? 'Close' : 'إغلاق' }).click();
  await expect.poll(() => [onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

test('nobody was left out: nothing more is asked', async () => {
  await loadTexts('en', ['event-move', 'status', 'form']);
  left_out = [];
  const onClose = vi.fn<() => void>();
  const screen = await renderIn('en', <MoveDialog event={EVENT} to="published" onClose={onClose} />);
  await screen.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
