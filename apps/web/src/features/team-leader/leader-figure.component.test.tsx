import { expect, test } from 'vitest';
import { formatPercent } from '../../lib/texts/plural-text.ts';
import { loadTexts } from '../../lib/texts/texts.ts';
import { renderIn } from '../../testing/render-in.tsx';
import { LeaderFigure } from './leader-figure.tsx';

test('in Arabic, too, a figure is read before its sample', async () => {
  await loadTexts('ar', ['team-leader']);
  const of = { figure: formatPercent('ar', 0.91), n: 117, sample: 'من 117 حضورًا' };
  const { container } = await renderIn('ar', <LeaderFigure of={of} />);
  await expect.poll(() => container.querySelectorAll('bdi')).toHaveLength(2);
  const [figure, sample] = [...container.querySelectorAll('bdi')].map((one) => one.getBoundingClientRect());
  expect(figure?.left).toBeGreaterThanOrEqual(sample?.right ?? Infinity);
});
