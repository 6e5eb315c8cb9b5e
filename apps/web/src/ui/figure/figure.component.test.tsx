import { expect, test } from 'vitest';
import { LANGUAGES, renderIn } from '../../testing/render-in.tsx';
import { DotChart } from './dot-chart.tsx';
import { FigureStrip } from './figure-strip.tsx';

const TREND = { values: [null, 1, 2, 4], words: 'From 1 to 4' };

test.each(LANGUAGES)('a small line runs in reading direction, and its words are said (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <FigureStrip
      label="Figures"
      unknown="None"
      figures={[
        {
          key: 'a',
          label: 'Score',
          value: '4',
          change: { text: '+2', good: true, words: '2 more' },
          trend: TREND,
          sample: '9 shifts',
        },
        { key: 'b', label: 'Rate', value: null, trend: { values: [null, 3], words: '' }, sample: 'no case' },
      ]}
    />,
  );
  const strip = screen.getByRole('group', { name: 'Figures' });
  await expect.element(strip).toBeInTheDocument();
  const said = strip.element().textContent;
  for (const words of ['From 1 to 4', '2 more', 'None']) expect(said).toContain(words);
  // one value is no line
  const lines = [...strip.element().querySelectorAll('svg')];
  expect(lines.map((line) => line.getAttribute('aria-hidden'))).toEqual(['true']);
  const [box, end] = ['svg', 'circle'].map((name) => strip.element().querySelector(name)?.getBoundingClientRect());
  const endsAtTheRight = (end?.left ?? 0) > (box?.left ?? 0) + (box?.width ?? 0) / 2;
  expect(endsAtTheRight).toBe(language === 'en');
});

test.each(LANGUAGES)('dots run in reading direction; one far below the line is marked (%s)', async (language) => {
  const screen = await renderIn(
    language,
    <DotChart
      label="On time"
      points={[0.95, 0.8, 1].map((share, at) => ({ key: String(at), share, label: `e${at}` }))}
      mean={{ share: 0.93, label: 'mean' }}
    />,
  );
  const chart = screen.getByRole('img', { name: 'On time' });
  await expect.element(chart).toBeInTheDocument();
  const dots = [...chart.element().querySelectorAll('circle')];
  expect(dots.map((dot) => dot.hasAttribute('data-low'))).toEqual([false, true, false]);
  const xs = dots.map((dot) => dot.getBoundingClientRect().left);
  expect((xs[0] ?? 0) < (xs[2] ?? 0)).toBe(language === 'en');
});
