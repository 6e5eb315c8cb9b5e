import type { BoardPerson } from '@proline/contract/attendance/board';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { queryClient } from '../../../lib/api/query-client.ts';
import { endSession, setUser } from '../../../lib/session/session-store.ts';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { OPS } from '../../../testing/signed-in.ts';
import type { MadeMark } from '../attendance.api.ts';
import { ExcusePaper } from '../marks/excuse-paper.tsx';
import { SAMPLE_BOARD, ZIAD } from '../testing/sample-board.ts';
import { HistoryPart } from './history-part.tsx';

const NOTHING = {
  outcome: null,
  checked_in_at: null,
  checked_out_at: null,
  late_minutes: 0,
  approved_minutes: null,
  minutes_by_hand: false,
  reason: null,
} as const;
const IN = { ...NOTHING, checked_in_at: '2026-11-18T06:22:00.000Z', late_minutes: 22 };
const mark = (id: number, changes: Partial<MadeMark>): MadeMark => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  kind: 'check_in',
  at: '2026-11-18T06:22:00.000Z',
  received_at: '2026-11-18T06:22:00.000Z',
  method: 'manual',
  by: { name_en: 'Sara', name_ar: 'سارة' },
  distance_m: null,
  outside: false,
  reason: null,
  undoes: null,
  refused: null,
  before: NOTHING,
  after: IN,
  ...changes,
});
const MARKS: readonly MadeMark[] = [
  mark(3, { kind: 'check_out', refused: 'not_checked_in', before: null, after: null }),
  mark(2, {
    kind: 'correct',
    at: '2026-11-18T06:40:00.000Z',
    received_at: '2026-11-18T06:40:00.000Z',
    reason: 'Was at another gate',
    before: IN,
    after: { ...NOTHING, outcome: 'no_show' },
  }),
  mark(1, { received_at: '2026-11-18T06:35:00.000Z', method: 'qr', distance_m: 140, outside: true }),
];

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  setUser(OPS);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.origin), init);
    const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
    asked.push(call);
    return Response.json({ data: call === 'marks' ? MARKS : { id: ZIAD.id, person: ZIAD } });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  endSession();
});

const show = async (language: 'en' | 'ar') => {
  await loadTexts(language, ['attendance', 'mark-history']);
  return renderIn(
    language,
    <HistoryPart event={SAMPLE_BOARD.event} reasons={SAMPLE_BOARD.rules.no_show_reasons} assignmentId={ZIAD.id} />,
  );
};

/** Without the invisible characters that keep numbers in their direction. */
const wordsOf = (row: Locator): string =>
  row
    .element()
    .textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ');

test('who, when and how, and what stood before and after, newest first; also what had no effect', async () => {
  const screen = await show('en');
  expect(asked).toEqual([]);
  await screen.getByRole('button', { name: 'History' }).click();
  const rows = screen.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect.element(rows.nth(2)).toBeVisible();
  expect(wordsOf(rows.nth(0))).toContain('No effect: This person hasn’t checked in.');
  expect(wordsOf(rows.nth(1))).toContain('Corrected 09:40');
  expect(wordsOf(rows.nth(1))).toContain('Was at another gate');
  expect(wordsOf(rows.nth(1))).toMatch(/in 09:22 · 22 min late.*no-show/);
  expect(wordsOf(rows.nth(2))).toContain('QR code · received 09:35 · 140 m from the venue · Away from the venue');
});

test('the same in Arabic', async () => {
  const screen = await show('ar');
  await screen.getByRole('button', { name: 'السجل' }).click();
  const rows = screen.getByRole('list', { name: 'السجل' }).getByRole('listitem');
  await expect.element(rows.nth(2)).toBeVisible();
  expect(wordsOf(rows.nth(1))).toContain('تصحيح 09:40');
  expect(wordsOf(rows.nth(2))).toContain('على بُعد 140 م من المكان');
});

const EXCUSED: BoardPerson = { ...ZIAD, state: 'excused' };
const paper = async (person: BoardPerson, permission_set: typeof OPS.permission_set) => {
  setUser({ ...OPS, permission_set });
  await loadTexts('en', ['attendance', 'mark-history']);
  return renderIn('en', <ExcusePaper eventId={SAMPLE_BOARD.event.id} person={person} mayMark />);
};

test('the document of an excuse is opened by whoever may, and others see that there is one', async () => {
  const screen = await paper({ ...EXCUSED, has_document: true }, 'recruiter');
  await screen.getByRole('button', { name: 'Open document' }).click();
  await vi.waitFor(() => expect(asked).toEqual(['excuse-document']));
  await screen.unmount();
  const closed = await paper({ ...EXCUSED, has_document: true }, 'ops');
  await expect.element(closed.getByText('There is a document. Your role can’t open documents.')).toBeVisible();
});

test('a document is brought later, by whoever marks', async () => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  const screen = await paper(EXCUSED, 'ops');
  await expect.element(screen.getByRole('button', { name: 'Add document' })).toBeVisible();
  const input = screen.container.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no input');
  const files = new DataTransfer();
  const file = new File(['x'], 'note.pdf', { type: 'application/pdf' });
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(input.files?.[0]));
});
