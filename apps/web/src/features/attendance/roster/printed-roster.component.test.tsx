import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../../testing/render-in.tsx';
import { boardView } from '../board/board-model.ts';
import { NOON, SAMPLE_BOARD } from '../testing/sample-board.ts';
import { PrintedRoster } from './printed-roster.tsx';

afterEach(() => vi.restoreAllMocks());

test.each(LANGUAGES)(
  'the paper says everything in both languages, a shift on each page, once (%s)',
  async (language) => {
    await loadTexts(language, ['attendance']);
    const print = vi.spyOn(globalThis, 'print').mockReturnValue();
    const done = vi.fn();
    const view = boardView(SAMPLE_BOARD, {}, NOON);
    await renderIn(language, <PrintedRoster board={SAMPLE_BOARD} view={view} onDone={done} />);
    const pages = [...document.querySelectorAll('section:has(> table)')];
    expect(pages).toHaveLength(view.columns.length);
    const words = pages[0]?.textContent ?? '';
    for (const said of [
      'Roster',
      'كشف الحضور',
      'English name',
      'الاسم بالعربية',
      'Main gate',
      'Check-in',
      'وقت الدخول',
    ])
      expect(words).toContain(said);
    expect(words).toContain('Layla Haddad');
    expect(words).toContain('ليلى حداد');
    expect(words).toContain('Wed 18 Nov');
    expect(words).toContain('الأربعاء 18 نوفمبر');
    const people = [...(pages[0]?.querySelectorAll('tbody tr') ?? [])];
    expect(people).toHaveLength(view.rows.flatMap(({ cells }) => cells[0]?.people ?? []).length);
    const rowOf = (name: string) => people.find((row) => row.textContent.includes(name))?.textContent;
    expect(rowOf('Ziad Naguib')).toMatch(/No-showتغيّب$/);
    expect(rowOf('Sami Reda')).toMatch(/Reserveاحتياط$/);
    expect(print).toHaveBeenCalledOnce();
    dispatchEvent(new Event('afterprint'));
    expect(done).toHaveBeenCalledOnce();
  },
);
