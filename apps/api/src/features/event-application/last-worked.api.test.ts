import { getApplication } from '@proline/contract/event-application/event-application';
import { expect, test } from 'vitest';
import { addApproved, addShifts, apply } from '../../testing/event/hiring-course.ts';
import { addRow, assign, atHour, type Places } from '../../testing/sample/sample-rows.ts';
import { startTestApp } from '../../testing/test-app.ts';

const YEAR_HOURS = 365 * 24;

test('where somebody has worked last says whether it was for this client, and whether it was this event a year ago', async () => {
  const app = await startTestApp({ jobs: [] });
  try {
    const { token } = await app.signIn('ops');
    const usher_id = await addApproved(app);
    const [here] = (await addShifts(app, [{ from: 0, to: 6 }])) as [Places];
    const { category_id } = (
      await app.pool.query<{ category_id: string }>('select category_id from events where id = $1', [here.event_id])
    ).rows[0] ?? { category_id: '' };
    const name = (id: string, title_en: string, client_name: string) =>
      app.pool.query('update events set title_en = $2, client_name = $3, category_id = $4 where id = $1', [
        ...[id, title_en, client_name, category_id],
      ]);
    await name(here.event_id, 'Lantern Festival 2030', 'Oasis Foods');
    const workedAt = async (from: number, title: string, client: string) => {
      const [there] = (await addShifts(app, [{ from, to: from + 6 }])) as [Places];
      await name(there.event_id, title, client);
      const at = { starts_at: atHour(from), ends_at: atHour(from + 6) };
      const work_date = at.starts_at.toISOString().slice(0, 10);
      await app.pool.query('update events set starts_at = $2, ends_at = $3 where id = $1', [
        ...[there.event_id, at.starts_at, at.ends_at],
      ]);
      const { id: assignment_id } = await assign(app.pool, there, usher_id, { ...at, work_date });
      await addRow(app.pool, 'attendance', {
        ...{ assignment_id, event_id: there.event_id, usher_id, work_date, outcome: 'attended', method: 'manual' },
        ...{ checked_in_at: at.starts_at, checked_out_at: at.ends_at, approved_minutes: 360 },
      });
    };
    const { id } = await apply(app, here, { usher_id });
    const bonds = async () => {
      const reply = await app.call(getApplication, { token, params: { id } });
      return getApplication.response
        .parse(reply.json())
        .data.last_worked.map(({ title_en, bond }) => `${title_en}: ${bond ?? 'none'}`);
    };
    await workedAt(-YEAR_HOURS, 'Lantern Festival ٢٠٢٩', 'Oasis Foods');
    await workedAt(-500, 'Noor Season', 'Oasis Foods');
    await workedAt(-100, 'Riyadh Expo', 'Proline');
    expect(await bonds()).toEqual([
      'Riyadh Expo: none',
      'Noor Season: same_client',
      'Lantern Festival ٢٠٢٩: last_year',
    ]);
    // the same name says little: two months ago, for somebody else, of another kind
    await workedAt(-60, 'Lantern Festival', 'Oasis Foods');
    await workedAt(-50, 'Lantern Festival', 'Proline');
    await workedAt(-40, 'Lantern Festival', '');
    expect(await bonds()).toEqual([
      'Lantern Festival: none',
      'Lantern Festival: none',
      'Lantern Festival: same_client',
    ]);
  } finally {
    await app.close();
  }
});
