import type { ImportRow, UsherImport } from '@proline/contract/usher-import/usher-import';
import { expect, test } from 'vitest';
import { loadTexts } from '../../lib/texts/texts.ts';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { ProblemTable } from './problem-table.tsx';

const NONE = { read: null, twin: null, known: null };
const ROWS: readonly ImportRow[] = [
  {
    number: 1_024,
    name_en: 'Abdulrahman Mohammed Al-Suwailem',
    name_ar: 'عبدالرحمن محمد السويلم',
    state: 'bad',
    problems: [
      { ...NONE, field: 'iban', code: 'iban_not_valid', value: '•••• 7518' },
      { ...NONE, field: 'birth_date', code: 'no_such_day', value: '31/02/1999' },
      {
        ...NONE,
        field: 'phone',
        code: 'known_already',
        value: '+966551239801',
        known: { id: '018f0000-0000-7000-8000-000000000002', name_en: 'Latifa Al-Turki', name_ar: 'لطيفة التركي' },
      },
    ],
  },
];
const FOUND: UsherImport = {
  id: '018f0000-0000-7000-8000-000000000001',
  file_name: 'people.csv',
  header: ['Name'],
  mapping: ['name_en'],
  remembered_at: null,
  day_order: 'day_first',
  samples: [[]],
  rows: { total: 1, good: 0, warning: 0, bad: 1, imported: 0, undone: 0 },
  problems: [
    { field: 'iban', code: 'iban_not_valid', count: 20 },
    { field: 'birth_date', code: 'no_such_day', count: 20 },
  ],
  running: null,
  undoing: null,
  created_by: 'Omar Haddad',
  created_at: '2035-11-18T08:00:00.000Z',
  version: 1,
};
/** What a screen of 1440 leaves beside the menu and the columns. */
const WIDTH = 763;

test.each(LANGUAGES)('what can be done about a row is in sight (%s)', async (language) => {
  await loadTexts(language, ['usher-import', 'person']);
  const { container } = await renderIn(
    language,
    <div style={{ inlineSize: WIDTH }}>
      <ProblemTable found={FOUND} rows={ROWS} updating={false} />
    </div>,
  );
  await expect.poll(() => container.querySelectorAll('tbody button')).toHaveLength(5);
  const table = container.querySelector('table');
  expect(table?.getBoundingClientRect().width).toBe(WIDTH);
});
