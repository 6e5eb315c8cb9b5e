import { expect, test } from 'vitest';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { BarList } from './bar-list.tsx';
import { LineChart } from './line-chart.tsx';

test.each(LANGUAGES)('lines run in reading direction, have gaps, and are read as a table (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <LineChart
      label="Attendance"
      axis="From"
      unknown="Unknown"
      names={['a', 'b', 'c', 'd']}
      lines={[
        {
          key: 'now',
          label: 'Now',
          tone: 'main',
          values: [0.9, null, 0.95, 1],
          samples: ['of 30', null, 'of 40', 'of 50'],
        },
      ]}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Attendance' });
  await expect.element(picture).toBeInTheDocument();
  const [box, end] = [picture.element(), picture.element().querySelector('circle')].map((one) =>
    one?.getBoundingClientRect(),
  );
  const endsAtTheRight = (end?.left ?? 0) > (box?.left ?? 0) + (box?.width ?? 0) / 2;
  expect(endsAtTheRight).toBe(language === 'en');
  expect(picture.element().querySelectorAll('polyline')).toHaveLength(2);
  const rows = [...screen.getByRole('table', { name: 'Attendance' }).element().querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.lastElementChild?.textContent)[1]).toBe('Unknown');
  expect(rows.at(-1)?.lastElementChild?.textContent).toMatch(/^100.* · of 50$/);
  expect(rows).toHaveLength(4);
});

test('a bar of nothing is not drawn', async () => {
  const bars = [
    { key: 'some', label: 'Some', count: 1 },
    { key: 'none', label: 'None', count: 0 },
  ];
  const screen = await renderIn('en', <BarList label="Parts" bars={bars} />);
  const [some, none] = screen.getByRole('list', { name: 'Parts' }).element().querySelectorAll('[aria-hidden]');
  expect([some?.childElementCount, none?.childElementCount]).toEqual([1, 0]);
});
