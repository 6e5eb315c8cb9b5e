import { afterEach, expect, test, vi } from 'vitest';
import { renderIn } from '../../testing/render-in.tsx';
import { queryClient } from '../api/query-client.ts';
import { moment } from '../dates/dates.ts';
import { writeRecordsZone } from '../dates/zones.ts';
import { useTranslation } from '../texts/i18n.ts';
import { organisationQuery } from './organisation.ts';

const Recorded = () => {
  const { language } = useTranslation('shell');
  return <p>{moment(language, new Date('2025-11-16T22:30:00Z'))}</p>;
};

afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
  writeRecordsZone('Asia/Riyadh');
});

test('records follow the time zone of the organization once it is known', async () => {
  const screen = await renderIn('en', <Recorded />);
  await expect.element(screen.getByText(/^17 Nov 2025 01:30/)).toBeVisible();
  const region = { time_zone: 'Asia/Dubai', currency: 'AED', week_start: 1, numerals: 'latn', second_calendar: 'none' };
  // a request of an earlier piece on this page would be taken for the answer
  await queryClient.cancelQueries();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(
    Response.json({ data: { name_en: 'Proline', name_ar: 'برولاين', region, tiles: null } }),
  );
  await queryClient.query({ ...organisationQuery, staleTime: 0 });
  await expect.element(screen.getByText(/^17 Nov 2025 02:30/)).toBeVisible();
});
