import { expect, test } from 'vitest';
import { loadTexts } from '../../../lib/texts/texts.ts';
import { renderIn } from '../../../testing/render-in.tsx';
import { HALL_TUE, HALL_WED, PLACES } from '../testing/sample-places.ts';
import { ChosenHead } from './chosen-head.tsx';

const head = (chosen: Parameters<typeof ChosenHead>[0]['chosen']) => (
  <ChosenHead places={PLACES} chosen={chosen} onChoose={() => undefined} onBack={undefined} />
);

test.each([
  ['en', '5 h · SAR 45 an hour', 'Reserve 1 of 2'],
  ['ar', '5 س · \u200f45 ر.س.\u200f للساعة', 'الاحتياط 1 من 2'],
] as const)('a place says its hours, its pay, and how many stand by (%s)', async (language, terms, reserves) => {
  await loadTexts(language, ['hiring', 'hiring-choice']);
  const screen = await renderIn(language, head([{ ...HALL_TUE, reserves: 1, reserve_places: 2 }]));
  await expect.poll(() => document.body.textContent.replaceAll('\u00a0', ' ')).toContain(terms);
  await expect.element(screen.getByText(reserves)).toBeVisible();
});

test('several shifts say the hours of all, and each pay once; without reserves none are spoken of', async () => {
  await loadTexts('en', ['hiring', 'hiring-choice']);
  const whole = { ...HALL_WED, minutes: 330, pay_basis: 'shift', rate_minor: 30_050 } as const;
  await renderIn('en', head([HALL_TUE, whole, { ...HALL_WED, id: 'again' }]));
  await expect
    .poll(() => document.body.textContent.replaceAll('\u00a0', ' '))
    .toContain('15:30 h · SAR 45 an hour · SAR 300.50 a shift');
  expect(document.body.textContent).not.toContain('Reserve');
});
