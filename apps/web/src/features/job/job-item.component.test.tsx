import { expect, test } from 'vitest';
import { queryClient } from '../../lib/api/query-client.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { ItemRow } from './job-item.tsx';
import { loadTexts } from '../../lib/texts/texts.ts';
import { typesQuery } from '../event-plan/event-plan.api.ts';

test('a row that was not published says what blocks it, each with a link to its field', async () => {
  queryClient.setQueryData(typesQuery.queryKey, []);
  await loadTexts('en', ['job']);
  const screen = await renderIn(
    'en',
    <ul>
      <ItemRow
        item={{
          id: 1,
          record_id: 'e1',
          label_en: 'Gala',
          label_ar: 'حفل',
          status: 'failed',
          attempts: 1,
          code: 'event_not_ready',
          message: 'The plan isn’t ready to publish.',
          errors: { 'stepTwo.shifts.1.ends': ['shift_length'], 'stepOne.title_en': ['required'] },
          part: null,
          left_out: null,
          finished_at: null,
        }}
      />
    </ul>,
  );
  const link = (name: RegExp) => expect.element(screen.getByRole('link', { name }));
  await link(/Enter an English title\./).toHaveAttribute('href', '/events/e1/plan/stepOne#title_en');
  await link(/Shift 2: A shift must be 1 to 16 hours long\./).toHaveAttribute(
    'href',
    '/events/e1/plan/stepTwo#shifts.1.ends',
  );
});

test('a person who was not approved lacks what is named, in the reader’s language', async () => {
  await loadTexts('ar', ['job']);
  const screen = await renderIn(
    'ar',
    <ul>
      <ItemRow
        item={{
          id: 2,
          record_id: 'p1',
          label_en: 'Nora',
          label_ar: 'نورة',
          status: 'failed',
          attempts: 1,
          code: 'approval_incomplete',
          message: 'ينقص شيء مما يلزم للاعتماد.',
          errors: { photo: ['photo'], birth_date: ['birth_date'] },
          part: null,
          left_out: null,
          finished_at: null,
        }}
      />
    </ul>,
  );
  await expect.element(screen.getByText('ينقص: الصورة، تاريخ الميلاد')).toBeVisible();
});

test('an event that was published names who of its list was not invited, and why', async () => {
  await loadTexts('en', ['job']);
  const usher = { id: 'u1', code: 20418, name_en: 'Layla Al-Harbi', name_ar: 'ليلى الحربي', photo: null };
  const screen = await renderIn(
    'en',
    <ul>
      <ItemRow
        item={{
          ...{ id: 3, record_id: 'e1', label_en: 'Gala', label_ar: 'حفل', status: 'done', attempts: 1 },
          ...{ code: null, message: null, errors: null, part: null, finished_at: null },
          left_out: [{ usher, reasons: ['overlap', 'rest'] }],
        }}
      />
    </ul>,
  );
  await expect.element(screen.getByText('1 person of your list was not invited')).toBeVisible();
  await expect.element(screen.getByText('Layla Al-Harbi')).toBeVisible();
  await expect.element(screen.getByText('works elsewhere at that time, too little rest between shifts')).toBeVisible();
});
